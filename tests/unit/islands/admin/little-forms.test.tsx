import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import { Input } from '#src/islands/admin/generator/Input.tsx';
import { SendPanel } from '#src/islands/admin/letters/SendPanel.tsx';
import { BulkChange } from '#src/islands/admin/recipes/BulkChange.tsx';
import { press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

it('takes a tag as the editor takes it: “One pot”', async () => {
  fakeServer({ 'GET /api/admin/recipes/writers': [] });
  const done = vi.fn(async () => {});
  render(<BulkChange count="2 recipes" onDeed={done} onClose={() => {}} />);
  await userEvent.selectOptions(screen.getByLabelText('What'), 'Add a tag');
  await userEvent.type(screen.getByLabelText('Tag'), ' One pot ');
  await press('Change');
  await waitFor(() => expect(done).toHaveBeenCalledWith({ action: 'addTag', tag: 'one-pot' }));
});

it('sends a letter to nobody, and says why not', () => {
  const letter = {
    id: 'a',
    state: 'draft',
    problems: [],
    readers: 0,
    topic: 'weekly',
    timeZone: 'UTC',
    plannedFor: '',
  };
  render(<SendPanel letter={letter as unknown as AdminLetter} save={async () => true} onChange={() => {}} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send now…' }).disabled).toBe(true);
  expect(document.body.textContent).toContain('Nobody gets it yet');
});

it('generates of a text that has its own title', async () => {
  fakeServer({ 'GET /api/ai/providers': { default: 'builtin', alternative: 'builtin' } });
  const started = vi.fn();
  const asked = { title: '', text: '', provider: 'default' } as const;
  render(<Input asked={asked} onStart={started} onCancel={() => {}} />);
  await press('Generate');
  expect(document.activeElement).toBe(screen.getByLabelText(/Recipe input/));
  expect(started).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/Recipe input/), 'Lentil soup');
  await press('Generate');
  expect(started).toHaveBeenCalledWith({ ...asked, text: 'Lentil soup' });
});
