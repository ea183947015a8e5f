import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OwnNoteForm } from '#src/islands/member/OwnNoteForm.tsx';
import { press } from '#tests/support/at-page.ts';

it('says that a note was not saved, with what was typed still there, and lets it be sent again', async () => {
  const onSave = vi.fn(async (_: string) => 'Your note is too long.' as string | null);
  render(<OwnNoteForm note="" onSave={onSave} onCancel={vi.fn()} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
  await userEvent.type(field, 'More cumin');
  await press('Save');
  expect((await screen.findByText('Your note is too long.')).getAttribute('role')).toBe('alert');
  expect(field.value).toBe('More cumin');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  onSave.mockResolvedValueOnce(null);
  await press('Save');
  expect(onSave.mock.calls).toEqual([['More cumin'], ['More cumin']]);
});
