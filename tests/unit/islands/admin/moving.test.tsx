import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MoveItemView, MoveView } from '#src/contracts/recipes/admin-moving.ts';
import { MOVE_PART } from '#src/domain/moving/moves.ts';
import MovingScreen from '#src/islands/admin/moving/MovingScreen.tsx';
import { OldPlace } from '#src/islands/admin/recipe-editor/notes/OldPlace.tsx';
import { lookAgain, sendMove, showMove } from '#src/stores/admin/moving/moving.ts';
import { notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const MOVE: MoveView = {
  ...{
    id: 'm1',
    name: 'old.zip',
    size: 9,
    received: 9,
    modifiedAt: null,
    state: 'ready',
    problem: null,
    ownerId: 'ada',
    tags: {},
  },
  ...{
    authors: {},
    authorsFound: [{ name: 'Gran', number: 1, here: null }],
    keepsAddresses: false,
    files: 2,
    filesRead: 2,
    createdAt: 0,
    endedAt: null,
  },
  passed: [{ name: 'notes.txt', why: 'We found no recipe in it.' }],
  counts: { all: 2, chosen: 1, twins: 1, gate: 1, pictures: 1, refused: 0, came: 0, there: 0 },
  ...{ tagsFound: [{ name: 'stews', number: 2 }], entries: [], takenBack: { done: 0, stayed: 0 } },
};
const ITEM: MoveItemView = {
  ...{ number: 0, label: 'Paprika', title: 'Stew', state: 'waiting', isChosen: true, category: 'dinner', tags: [] },
  ...{ used: ['Title'], kept: ['rating'], gateProblem: '2 eggs isn’t vegan.', allergens: ['eggs'], picturesHere: 1 },
  ...{ author: 'Gran', picturesMissing: 1, twin: null, oldAddress: null, notes: [], recipeId: null },
};
const TWIN: MoveItemView = { ...ITEM, number: 1, title: 'Soup', isChosen: false, twin: 'here', gateProblem: null };

let move = MOVE;
let server: ReturnType<typeof fakeServer>;
const sent = (call: string) => server.sent.filter(([each]) => each === call).map(([, body]) => body);

beforeEach(() => {
  move = MOVE;
  server = fakeServer({
    'GET /api/admin/moves': () => [move],
    'POST /api/admin/moves': { id: 'm2' },
    'GET /api/admin/moves/m1/items': {
      items: [ITEM, TWIN],
      pagination: { page: 1, limit: 20, totalPages: 1, hasNextPage: false, hasPreviousPage: false, totalItems: 2 },
    },
    'GET /api/admin/recipes/writers': [
      { id: 'ada', name: 'Ada' },
      { id: 'bo', name: 'Bo' },
    ],
    ...Object.fromEntries(
      ['PATCH /api/admin/moves/m1', 'PATCH /api/admin/moves/m1/items', 'POST /api/admin/moves/m1/course'].map(
        (call) => [call, new Response(null, { status: 204 })],
      ),
    ),
    'POST /api/admin/audit/7/undo': { results: [{ id: 'stew', outcome: 'done' }], left: 0, entry: 9 },
    'GET /api/admin/recipes/stew/old-place': [
      { label: 'Paprika', movedAt: 0, oldAddress: null, kept: [{ name: 'rating', text: '4' }] },
    ],
  });
  showMove({ id: null });
  lookAgain();
});

describe('moving in', () => {
  it('shows what was read, and has it chosen and put right', async () => {
    render(<MovingScreen />);
    expect(await screen.findByText(/We found 2 recipes: 1 chosen/)).toBeTruthy();
    await press('Show recipes');
    const box = await screen.findByRole('checkbox', { name: 'Move in Soup' });
    expect(screen.getByText('Here already')).toBeTruthy();
    expect(screen.getByText('2 eggs isn’t vegan.')).toBeTruthy();
    await userEvent.click(box);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category of all listed' }), 'lunch');
    await press('Choose none listed');
    expect(sent('PATCH /api/admin/moves/m1/items')).toEqual([
      { numbers: [1], isChosen: true },
      { shown: 'all', category: 'lunch' },
      { shown: 'all', isChosen: false },
    ]);
    await screen.findByRole('option', { name: 'Bo' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose drafts they become' }), 'bo');
    const tag = screen.getByLabelText('stews (2)');
    await userEvent.clear(tag);
    await userEvent.type(tag, 'Hot pots');
    await userEvent.tab();
    expect(sent('PATCH /api/admin/moves/m1')).toEqual([{ ownerId: 'bo' }, { tags: { stews: 'hot-pots' } }]);
    const author = screen.getByLabelText('Gran (1)');
    expect((author as HTMLInputElement).value).toBe('');
    await userEvent.type(author, 'Ada');
    await userEvent.tab();
    expect(sent('PATCH /api/admin/moves/m1').at(-1)).toEqual({ authors: { Gran: 'Ada' } });
    await press('Make 1 draft');
    expect(sent('POST /api/admin/moves/m1/course')).toEqual([{ action: 'go' }]);
  });

  it('takes all of it back', async () => {
    const counts = { ...MOVE.counts, chosen: 0, came: 1 };
    move = { ...MOVE, state: 'done', entries: [7], counts };
    render(<MovingScreen />);
    await screen.findByText(/1 of 1 draft made/);
    await press('Undo all of it');
    await press('Put the drafts in the bin');
    await waitFor(() => expect(sent('POST /api/admin/audit/7/undo')).toHaveLength(1));
    expect(notice()).toMatch(/1 change taken back/);
  });

  const PART = 'PUT /api/admin/moves/m2/file';
  const old = () => new File([new Uint8Array(MOVE_PART + 5)], 'old.zip', { lastModified: 77 });
  const half: MoveView = {
    ...MOVE,
    id: 'm2',
    state: 'coming',
    size: MOVE_PART + 5,
    received: MOVE_PART,
    modifiedAt: 77,
  };

  it('keeps what has come of a file when the connection breaks, and says how to go on', async () => {
    await sendMove(old());
    expect(sent('POST /api/admin/moves')).toEqual([{ name: 'old.zip', size: MOVE_PART + 5, modifiedAt: 77 }]);
    expect(server.sent.map(([call]) => call)).not.toContain('DELETE /api/admin/moves/m2');
    expect(notice()).toMatch(/Choose it again, and we’ll go on/);
  });

  it('goes on behind what is here of the same file, and of no other', async () => {
    const parts: (string | null)[] = [];
    const answer = ({ query }: { query: URLSearchParams }) => {
      parts.push(query.get('at'));
      return { received: MOVE_PART + 5 };
    };
    server = fakeServer({ 'GET /api/admin/moves': [half], [PART]: answer });
    await sendMove(old());
    expect(parts).toEqual([String(MOVE_PART)]);
    expect(sent('POST /api/admin/moves')).toEqual([]);
    server = fakeServer({
      'GET /api/admin/moves': [{ ...half, modifiedAt: 78 }],
      'POST /api/admin/moves': { id: 'm2' },
      [PART]: answer,
    });
    await sendMove(old());
    expect(sent('POST /api/admin/moves')).toHaveLength(1);
    expect(parts.at(-1)).toBe('0');
  });

  it('takes a part that did arrive for sent', async () => {
    const late = () =>
      Response.json({ message: 'Not the next', code: 'conflict', received: MOVE_PART + 5 }, { status: 409 });
    server = fakeServer({ 'GET /api/admin/moves': [half], [PART]: late });
    await sendMove(old());
    expect(notice()).not.toMatch(/whole/);
  });

  it('says how much of a file is here', async () => {
    move = { ...half, received: Math.floor(half.size / 2) };
    render(<MovingScreen />);
    expect(await screen.findByText(/^49% of it is here. Choose the same file again/)).toBeTruthy();
  });
});

describe('the panel of the editor', () => {
  it('shows what is kept from the old place', async () => {
    render(<OldPlace recipeId="stew" />);
    expect(await screen.findByText('rating')).toBeTruthy();
    expect(screen.getByText('4')).toBeTruthy();
  });
});
