import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ModeratedNote } from '#src/domain/cook-notes/moderation.ts';
import { Queue } from '#src/islands/admin/cook-notes/Queue.tsx';
import { filterNotes } from '#src/stores/admin/cook-notes.ts';
import { forgetAnswers } from '#src/stores/query.ts';
import { notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const DECIDE = 'POST /api/admin/cook-notes/decisions';
const noteOf = (id: string, more: Partial<ModeratedNote> = {}): ModeratedNote => ({
  ...{ id, status: 'waiting', statusAt: id.charCodeAt(0), text: `Note ${id}`, answers: null, photos: [] },
  recipe: { id: 'dal', title: 'Dal', isPublished: true },
  writer: { id: `w-${id}`, name: `Cook ${id}`, fullName: `Cook ${id}`, since: 0, isStaff: false, isBlocked: false },
  ...{ changes: { servings: null, swaps: [] }, cookedOn: null, rating: null, concerns: [], reason: null },
  ...{ createdAt: 0, editedAt: null, openReports: 0, openObjections: 0, ...more },
});
const BACKGROUND = {
  ...{ counts: { published: 0, waiting: 1, refused: 0, deleted: 0 }, others: [], block: null },
  ...{ reports: [], objections: [] },
};
const open = () => screen.getByRole('article').querySelector('p.text-body')?.textContent;
const listed = () =>
  within(screen.getByRole('list', { name: 'Notes' }))
    .getAllByRole('button')
    .map(({ dataset }) => dataset.note);
const keys = (typed: string) => userEvent.keyboard(typed);
let waiting: ModeratedNote[] = [];
let server: ReturnType<typeof fakeServer>;
const decided = () => server.sent.filter(([call]) => call === DECIDE).map(([, body]) => body);

beforeEach(async () => {
  waiting = ['a', 'b', 'c', 'd'].map((id) => noteOf(id));
  const takeOff = (ids: string[]) => {
    waiting = waiting.filter(({ id }) => !ids.includes(id));
    return { decided: ids };
  };
  server = fakeServer({
    'GET /api/admin/cook-notes': ({ query }) => ({
      notes: query.get('filter') === 'waiting' ? waiting : [],
      pagination: { page: 1, limit: 20, totalPages: 1, hasNextPage: false, hasPreviousPage: false, totalItems: 4 },
      counts: { waiting: waiting.length, reported: 0, objections: 0 },
    }),
    ...Object.fromEntries(waiting.map(({ id }) => [`GET /api/admin/cook-notes/${id}`, BACKGROUND])),
    [DECIDE]: ({ body }) => takeOff((body as { notes: { id: string }[] }).notes.map(({ id }) => id)),
  });
  filterNotes({ filter: 'waiting' });
  forgetAnswers('cook-notes-queue');
  render(<Queue />);
  await screen.findByRole('list', { name: 'Notes' });
  await screen.findAllByRole('button', { name: /Note a/ });
});

it('has the focus, and with it its keys, once it is there', async () => {
  await keys('j');
  expect(open()).toBe('Note b');
});

it('is gone through by keys: on and back, no further than its ends', async () => {
  screen.getByRole('heading', { level: 1 }).focus();
  expect(open()).toBe('Note a');
  await keys('k');
  expect(open()).toBe('Note a');
  await keys('jj');
  expect(open()).toBe('Note c');
  await keys('jjj');
  expect(open()).toBe('Note d');
  await keys('k');
  expect(open()).toBe('Note c');
});

it('shows the note after one that is published, which then is sent as it was seen', async () => {
  await userEvent.click(screen.getByRole('button', { name: /Note b/ }));
  await keys('p');
  expect(decided()).toEqual([{ notes: [{ id: 'b', statusAt: 98 }], decision: { decision: 'publish', reason: '' } }]);
  await screen.findByText('1 note published');
  expect([open(), listed()]).toEqual(['Note c', ['a', 'c', 'd']]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Note c/ }));
});

it('shows the last note once the one behind it is gone', async () => {
  await userEvent.click(screen.getByRole('button', { name: /Note d/ }));
  await keys('p');
  await screen.findByText('1 note published');
  expect(open()).toBe('Note c');
});

it('asks why a note is refused, and sends nothing without a reason', async () => {
  await userEvent.click(screen.getByRole('button', { name: /Note a/ }));
  await keys('r');
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse this note?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(dialog.getByRole('alert').textContent).toBe('Say why: the writer reads it');
  await userEvent.click(dialog.getByRole('button', { name: 'It’s advertising' }));
  expect(dialog.queryByRole('alert')).toBe(null);
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await screen.findByText('1 note refused');
  expect(decided()).toEqual([
    {
      notes: [{ id: 'a', statusAt: 97 }],
      decision: { decision: 'refuse', reason: 'It’s advertising.', ground: 'rules' },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(open()).toBe('Note b');
});

it('decides about those that are chosen, by hand and by key, and then about none', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: /Cook b/ }));
  await keys('jjx');
  screen.getByText('2 chosen');
  await userEvent.click(screen.getByRole('checkbox', { name: /Cook d/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Cook d/ }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Publish' })[0] as HTMLElement);
  await screen.findByText('2 notes published');
  expect(decided()).toMatchObject([{ notes: [{ id: 'b' }, { id: 'c' }] }]);
  await waitFor(() => expect(screen.queryByText(/chosen/)).toBe(null));
});

it('blocks nobody who is blocked already or whose account is gone', async () => {
  waiting = [
    noteOf('a'),
    noteOf('b', { writer: { ...(noteOf('b').writer as NonNullable<ModeratedNote['writer']>), isBlocked: true } }),
    noteOf('c', { writer: null }),
  ];
  await act(async () => forgetAnswers('cook-notes-queue'));
  await screen.findByRole('button', { name: /A cook.*Note c/ });
  await userEvent.click(screen.getByRole('button', { name: /Note a/ }));
  screen.getByRole('button', { name: 'Block…' });
  await userEvent.click(screen.getByRole('button', { name: /Note b/ }));
  expect(screen.queryByRole('button', { name: 'Block…' })).toBe(null);
  await userEvent.click(screen.getByRole('button', { name: /A cook.*Note c/ }));
  expect(screen.queryByRole('button', { name: 'Block…' })).toBe(null);
});

it('leaves alone what keys of the browser or a typed word say', async () => {
  await userEvent.click(screen.getByRole('button', { name: /Note a/ }));
  await keys('{Control>}p{/Control}');
  await keys('r');
  await userEvent.type(screen.getByRole('textbox'), 'pjx');
  expect([decided(), open(), screen.queryByText(/chosen/)]).toEqual([[], 'Note a', null]);
});

it('says when a note was decided about by somebody else, and what there is nothing of', async () => {
  server = fakeServer({ [DECIDE]: { decided: [] } });
  await userEvent.click(screen.getByRole('button', { name: /Note a/ }));
  await keys('p');
  await waitFor(() => expect(notice()).toMatch(/^1 note left alone/));
  fakeServer({
    'GET /api/admin/cook-notes': {
      notes: [],
      pagination: { page: 1, limit: 20, totalPages: 1, hasNextPage: false, hasPreviousPage: false, totalItems: 0 },
      counts: { waiting: 3, reported: 0, objections: 0 },
    },
  });
  await press(/^Refused/);
  await screen.findByText('No note was refused');
});
