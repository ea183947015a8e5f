import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Folder } from '#src/domain/folders/folders.ts';
import { FolderView } from '#src/islands/member/folders/FolderView.tsx';
import { $folder, $folderId } from '#src/stores/members/folders.ts';
import { arriveAs, cardOf, notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const OWN = '22222222-2222-4222-8222-222222222222';
const own = {
  kind: 'own',
  id: OWN,
  note: '',
  title: 'Nan’s pie',
  isYours: true,
  owner: 'Ada',
  isShown: false,
} as const;
const site = (id: string, title: string) => ({ kind: 'site', id, note: '', recipe: cardOf(id, title) }) as const;

function lookAt(folder: Partial<Folder>, answers: Parameters<typeof fakeServer>[0] = {}) {
  arriveAs({});
  const shown: Folder = { id: ID, name: 'Sundays', share: null, entries: [site('dal', 'Dal'), own], ...folder };
  const server = fakeServer({ 'GET /api/folders': { folders: [] }, [`GET /api/folders/${ID}`]: shown, ...answers });
  $folderId.set(ID);
  $folder.invalidate();
  render(<FolderView />);
  return server;
}
const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const patch = (recipeId: string) => `PATCH /api/folders/${ID}/recipes/${recipeId}`;

it('sends one step when moves have settled, and says where it is now', async () => {
  const { sent } = lookAt(
    { entries: [site('dal', 'Dal'), site('pho', 'Pho'), own] },
    { [patch('dal')]: new Response(null, { status: 204 }) },
  );
  await screen.findByText('Dal');
  await press('Move Dal down');
  await press('Move Dal down');
  expect(titles()).toEqual(['Pho', 'Nan’s pie', 'Dal']);
  expect(screen.getByText('Dal is number 3 of 3 now')).toBeTruthy();
  await waitFor(() => expect(sent).toContainEqual([patch('dal'), { before: null }]));
  expect(sent.filter(([call]) => call.startsWith('PATCH'))).toHaveLength(1);
});

it('offers no own recipe to be shown before there is a link, and none that is another’s', async () => {
  lookAt({ entries: [own, { ...own, id: OWN.replace(/2/g, '3'), title: 'Bea’s cake', isYours: false, owner: 'Bea' }] });
  await screen.findByText('Nan’s pie');
  await press('Share');
  expect(screen.getByText(/They stay hidden/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBe(null);
});

it('shows an own recipe by the link only once it is ticked', async () => {
  const { sent } = lookAt({ share: { createdAt: 1 } }, { [patch(OWN)]: new Response(null, { status: 204 }) });
  await screen.findByText('Nan’s pie');
  await press('Share');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nan’s pie' });
  expect(box.checked).toBe(false);
  box.click();
  await waitFor(() => expect(sent).toContainEqual([patch(OWN), { isShown: true }]));
  await screen.findByText('Your own recipe · The link shows it');
});

it('puts back what could not be taken out', async () => {
  lookAt({});
  await screen.findByText('Dal');
  await press('Remove Dal');
  await waitFor(() => expect(notice()).toContain('That’s not saved'));
  expect(titles()).toEqual(['Dal', 'Nan’s pie']);
});
