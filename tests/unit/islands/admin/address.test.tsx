import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { Keys } from '#src/islands/admin/frame/Keys.tsx';
import { useAddress } from '#src/islands/admin/published/AddressCard.tsx';
import { $location } from '#src/stores/admin/location.ts';
import { press } from '#tests/support/at-page.ts';

const move = vi.fn<(id: string, slug: string) => Promise<string | { id: string }>>();
let opened: MockInstance<typeof $location.open>;
beforeEach(() => {
  move.mockReset();
  opened = vi.spyOn($location, 'open').mockImplementation(() => undefined);
});

function Editor({ isChanged = false }: { isChanged?: boolean }) {
  const address = { start: '/recipes/', move, editor: (id: string) => `/admin/recipes/${id}/edit` };
  const { card, dialog } = useAddress({ address, thing: { id: 'dal', title: 'Dal' }, isChanged });
  return (
    <>
      {card}
      {dialog}
    </>
  );
}

it('says where a thing is, and moves with it', async () => {
  move.mockResolvedValueOnce('Another recipe has it.').mockResolvedValueOnce({ id: 'red-dal' });
  render(<Editor />);
  expect(screen.getByText('/recipes/dal')).toBeTruthy();
  await press('Change');
  const field = screen.getByRole('textbox', { name: 'Address' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Red dal');
  await press('Move');
  expect(await screen.findByText('Another recipe has it.')).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
  await press('Move');
  expect(move).toHaveBeenLastCalledWith('dal', 'Red dal');
  expect(opened).toHaveBeenCalledWith('/admin/recipes/red-dal/edit', true);
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
});

it('waits for what is typed to be saved', () => {
  render(<Editor isChanged />);
  expect(screen.getByRole('button', { name: 'Change' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Save first/)).toBeTruthy();
});

it('lists the keys of the place one is in first', () => {
  document.body.insertAdjacentHTML('beforeend', '<main><div class="editor-foot"></div></main>');
  render(<Keys onClose={() => undefined} />);
  expect(screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'))[0]).toBe('In editors');
  expect(screen.getByText('Take the last change back')).toBeTruthy();
});
