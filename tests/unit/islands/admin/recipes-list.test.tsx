import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipe-list.ts';
import RecipesScreen from '#src/islands/admin/recipes/RecipesScreen.tsx';
import { $publishQuestion } from '#src/stores/admin/recipes/publish-question.ts';
import { $recipeFilter, filterRecipes } from '#src/stores/admin/recipes/recipe-filter.ts';
import { forgetRecipes } from '#src/stores/admin/recipes/recipes.ts';
import { arriveAs, cardOf, notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { WHOLE } from '#tests/unit/domain/recipes/a-whole-recipe.ts';

const LIST = 'GET /api/admin/recipes';
const BULK = 'POST /api/admin/recipes/bulk';
const UNDO = 'POST /api/admin/audit/7/undo';
const draft = (letter: string): AdminRecipeCard => ({
  ...cardOf(letter.toLowerCase(), `Tofu ${letter}`),
  ...{ isPublished: false, updatedAt: 1, gateProblem: null, deletedAt: null, todo: [], owner: null, stand: 'work' },
});
const box = (letter: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose Tofu ${letter}` });
/** Letters of those that are chosen, in the order of the list. */
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Choose Tofu/ })
    .filter(({ checked }) => checked)
    .map(({ dataset }) => dataset.choice?.toUpperCase())
    .join('');
const row = (letter: string) => within(screen.getByRole('row', { name: new RegExp(`Tofu ${letter}`) }));
const keys = (typed: string) => userEvent.keyboard(typed);

/** The list with four drafts of six, for whoever may do all. */
async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    [LIST]: {
      recipes: ['A', 'B', 'C', 'D'].map(draft),
      pagination: { page: 1, limit: 4, totalPages: 2, hasNextPage: true, hasPreviousPage: false, totalRecipes: 6 },
    },
    'GET /api/admin/recipes/writers': [],
    'POST /api/admin/recipes/waiting-marks': { amounts: 0, timers: 0, recipes: [] },
    ...answers,
  });
  forgetRecipes();
  render(<RecipesScreen />);
  await screen.findByRole('checkbox', { name: 'Choose Tofu A' });
  return server;
}

beforeEach(() => {
  arriveAs({ role: 'admin' });
  history.replaceState(null, '', '/admin/recipes');
  if ($recipeFilter.get().page !== 1) filterRecipes({ page: 1 });
});

describe('choosing recipes', () => {
  it('goes by keys: arrows move, Space chooses, Shift chooses as it goes, Escape chooses none', async () => {
    await open();
    box('A').focus();
    await keys('{ArrowDown}');
    expect([document.activeElement, chosen()]).toEqual([box('B'), '']);
    await keys(' ');
    await keys('{Shift>}{ArrowDown}{/Shift}');
    expect([document.activeElement, chosen()]).toEqual([box('C'), 'BC']);
    screen.getByText('2 recipes chosen');
    await keys('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(box('A'));
    await keys('{Escape}');
    expect(chosen()).toBe('');
    await keys('{Control>}a{/Control}');
    expect(chosen()).toBe('ABCD');
  });

  it('takes with Shift all from the last one on, upwards as well, and takes them off again', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(box('C'));
    await user.keyboard('{Shift>}');
    await user.click(box('A'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('ABC');
    await user.click(box('B'));
    await user.keyboard('{Shift>}');
    await user.click(box('C'));
    expect(chosen()).toBe('A');
  });

  it('takes the page, or all there are, and lets them go', async () => {
    const { sent } = await open({ 'GET /api/admin/recipes/matching': { ids: ['a', 'b', 'c', 'd', 'e', 'f'] } });
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all on this page' });
    await userEvent.click(box('A'));
    expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    screen.getByText('4 recipes chosen');
    expect(all.indeterminate).toBe(false);
    await press('Choose all 6');
    await screen.findByText('6 recipes chosen');
    await userEvent.click(all);
    screen.getByText('2 recipes chosen');
    await press('Clear');
    screen.getByText('Choose all on this page');
    expect(sent.map(([call]) => call)).toContain('GET /api/admin/recipes/matching');
  });
});

describe('what is done to several recipes', () => {
  it('shows at once, and is taken back where the server refuses', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { sent } = await open({ [BULK]: () => promise });
    await userEvent.click(box('A'));
    await userEvent.click(box('D'));
    await press('Publish');
    row('A').getByText('Published');
    row('B').getByText('Draft');
    await act(async () => resolve(Response.json({ message: 'The kitchen is busy.' }, { status: 503 })));
    await waitFor(() => expect(notice()).toMatch(/^Failed to update recipe status/));
    await row('A').findByText('Draft');
    expect(chosen()).toBe('AD');
    expect(sent).toContainEqual([BULK, { action: 'publish', ids: ['a', 'd'] }]);
  });

  it('leaves as it was what is refused of several, and says why', async () => {
    await open({
      [BULK]: {
        results: [
          { id: 'a', outcome: 'done' },
          { id: 'b', outcome: 'refused', message: 'It has honey in it.' },
        ],
        entry: 7,
      },
    });
    await userEvent.click(box('A'));
    await userEvent.click(box('B'));
    await press('Publish');
    await waitFor(() => expect(notice()).toBe('1 recipe publishedUndo'));
    expect($publishQuestion.get()).toMatchObject({
      title: '1 recipe not published',
      reasons: [{ message: 'It has honey in it.', recipe: { id: 'b', title: 'Tofu B' } }],
    });
  });

  it('is asked about before it deletes, and can be undone', async () => {
    const done = ({ body }: { body: unknown }) => ({
      results: (body as { ids: string[] }).ids.map((id) => ({ id, outcome: 'done' })),
      entry: 7,
    });
    const back = [
      { results: [{ id: 'a', outcome: 'done' }], left: 1, entry: 8 },
      { results: [{ id: 'b', outcome: 'changed' }], left: 0, entry: 8 },
    ];
    const { sent } = await open({ [BULK]: done, [UNDO]: () => Response.json(back.shift()) });
    await userEvent.click(box('A'));
    await userEvent.click(box('B'));
    await press('Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete 2 recipes?' }));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent.filter(([call]) => call === BULK)).toEqual([]);
    await press('Delete');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(notice()).toBe('2 recipes put into the binUndo'));
    await screen.findByText('Choose all on this page');
    await press('Undo');
    await waitFor(() => expect(notice()).toBe('1 change taken back1 of 2 was changed since and stays.'));
    expect(sent.filter(([call]) => call === BULK || call === UNDO).map(([call]) => call)).toEqual([BULK, UNDO, UNDO]);
  });

  it('changes one field of all, and says what is no tag before it sends it', async () => {
    const { sent } = await open({ [BULK]: { results: [{ id: 'a', outcome: 'done' }], entry: 7 } });
    await userEvent.click(box('A'));
    await press('Change…');
    const dialog = within(screen.getByRole('dialog', { name: 'Change 1 recipe' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What' }), 'addTag');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tag' }), 'One pot!');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(sent.filter(([call]) => call === BULK)).toEqual([]);
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'One-Pot{Enter}');
    expect(sent.filter(([call]) => call === BULK)).toEqual([[BULK, { action: 'addTag', tag: 'one-pot', ids: ['a'] }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });
});

it('publishes one at once, and takes it back where the server refuses', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await open({
    'GET /api/admin/recipes/b': { ...WHOLE, id: 'b', isPublished: false },
    'POST /api/admin/recipes/preview': { gate: [], proposedMarks: [] },
    'PATCH /api/admin/recipes/b': () => promise,
  });
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Tofu B is published' });
  toggle.focus();
  await keys(' ');
  expect(toggle.checked).toBe(true);
  row('B').getByText('Published');
  await act(async () => resolve(Response.json({ message: 'Busy' }, { status: 503 })));
  await waitFor(() => expect(notice()).toMatch(/^Failed to update recipe status/));
  expect(toggle.checked).toBe(false);
  expect(document.activeElement).toBe(toggle);
});

it('says that it cannot be loaded, and asks again when told to', async () => {
  fakeServer({ [LIST]: new Response('', { status: 503 }) });
  filterRecipes({ search: 'zebra' });
  render(<RecipesScreen />);
  await screen.findByText('Error Loading Recipes');
  fakeServer({
    [LIST]: {
      recipes: [draft('Z')],
      pagination: { page: 1, limit: 4, totalPages: 1, hasNextPage: false, hasPreviousPage: false, totalRecipes: 1 },
    },
  });
  await press('Try again');
  await screen.findByRole('table', { name: 'Recipes' });
});
