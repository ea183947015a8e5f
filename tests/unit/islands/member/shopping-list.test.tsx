import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type ListChange, listWithChange } from '#src/domain/premium/shopping/changes.ts';
import type { ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { mergeRecipes } from '#src/domain/premium/shopping/merge.ts';
import { MyShoppingList } from '#src/islands/member/shopping/MyShoppingList.tsx';
import { arriveAs, notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const LIST = 'GET /api/shopping-list';
const ENTRY = '4f1c2d3e-5b6a-4c7d-8e9f-0a1b2c3d4e5f';
const lines = ['200 g red lentils', '2 limes', '1 onion'];
const list = (): ShoppingListView => ({
  entries: [
    {
      ...{ id: ENTRY, recipeId: 'soup', title: 'Soup', servings: 2, swaps: [], allergens: null, removedKeys: [] },
      ...{ week: null, createdAt: 1 },
    },
  ],
  items: mergeRecipes([{ entryId: ENTRY, ingredients: lines, recipeServings: 2, servings: 2 }]),
  ...{ share: null, revision: 1, at: Date.now() },
});
const OPERATE = 'POST /api/shopping-list/operations';
const AT_HOME = [
  { id: ENTRY, text: 'half a bag of lentils', until: null, foods: [{ id: 'red-lentils', name: 'red lentils' }] },
];
/** Says that all was done, and tells a list. */
const doneOn =
  (after: () => ShoppingListView = list) =>
  ({ body }: { body: unknown }) => {
    const { operations } = body as { operations: ListChange[] };
    return {
      results: operations.map(({ id }) => ({ id, outcome: 'done' })),
      list: operations.reduce(listWithChange, after()),
    };
  };
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const basket = () => screen.getByText(/in the basket$/).textContent;
/** Opens the page as a member with premium, whose list has three things of a soup. */
async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ [LIST]: list, [OPERATE]: doneOn(), 'GET /api/pantry': { items: AT_HOME }, ...answers });
  render(<MyShoppingList>Why premium</MyShoppingList>);
  await screen.findByRole('checkbox', { name: /Red lentils/ });
  return server;
}

beforeEach(() => arriveAs({ role: 'premium', isPremium: true }));

it('ticks at once, tells the server, and says how far one is', async () => {
  const { sent } = await open();
  expect(basket()).toBe('0 of 3 in the basket');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove ticked' }).disabled).toBe(true);
  await userEvent.click(tick(/Limes/));
  expect([tick(/Limes/).checked, basket()]).toEqual([true, '1 of 3 in the basket']);
  expect(sent.at(-1)).toMatchObject([OPERATE, { operations: [{ type: 'tick', ticked: true }] }]);
});

it('takes an item away with its button, from where the keyboard goes on, and brings it back', async () => {
  const gone = list().items.find(({ name }) => name === 'Limes')?.key;
  const { sent } = await open();
  const rows = screen.getAllByRole('checkbox').map((box) => box.closest('li'));
  const after = rows[rows.indexOf(tick(/Limes/).closest('li')) + 1] ?? rows[0];
  await press('Remove Limes');
  expect(screen.queryByRole('checkbox', { name: /Limes/ })).toBe(null);
  expect(document.activeElement).toBe(after && within(after).getByRole('checkbox'));
  expect(notice()).toBe('RemovedLimesUndo');
  await press('Undo');
  await screen.findByRole('checkbox', { name: /Limes/ });
  expect(sent.filter(([call]) => call === OPERATE)).toMatchObject([
    [OPERATE, { operations: [{ type: 'remove-items', keys: [gone] }] }],
    [OPERATE, { operations: [{ type: 'restore', removed: { marks: [{ entryId: ENTRY, keys: [gone] }] } }] }],
  ]);
});

it('takes an item of one’s own, and no empty one', async () => {
  const { sent } = await open({ [OPERATE]: new Response('', { status: 503 }) });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Add an item of your own' });
  await userEvent.type(field, '   {Enter}');
  expect(sent.filter(([call]) => call.startsWith('POST'))).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, ' Bin bags {Enter}');
  expect(field.value).toBe('');
  tick(/Bin bags/);
  expect(sent.at(-1)).toMatchObject([OPERATE, { operations: [{ type: 'add-own', text: 'Bin bags' }] }]);
  // The server gave no answer: it waits here, and is sent with the next change.
  await screen.findByText('Offline – 1 change saved here, sent when you’re back.');
  await userEvent.click(tick(/Onion/));
  await screen.findByText('Offline – 2 changes saved here, sent when you’re back.');
  localStorage.clear();
});

it('plans for other servings, no fewer than one', async () => {
  const { sent } = await open();
  const servings = within(screen.getByRole('group', { name: 'Servings of Soup' }));
  await userEvent.click(servings.getByRole('button', { name: 'One serving less' }));
  expect(sent.at(-1)).toMatchObject([OPERATE, { operations: [{ type: 'servings', entryId: ENTRY, servings: 1 }] }]);
});

it('says that premium has ended, and shows what it is', async () => {
  fakeServer({ [LIST]: Response.json({ code: 'forbidden', message: 'Premium only' }, { status: 403 }) });
  render(<MyShoppingList>Why premium</MyShoppingList>);
  await screen.findByText(/^Your Premium has ended/);
  screen.getByText('Why premium');
});

it('says of an item what of it is at home', async () => {
  await open();
  const lentils = (await screen.findByText(/at home: half a bag of lentils/)).closest('li');
  expect(lentils?.textContent).toMatch(/red lentils/i);
  expect(screen.getAllByText(/at home:/)).toHaveLength(1);
});

it('puts what is ticked away at home, and takes it off the list', async () => {
  const put = ({ body }: { body: unknown }) => ({
    items: (body as { items: { id: string; text: string }[] }).items.map((item) => ({
      ...item,
      until: null,
      foods: [],
    })),
  });
  const { sent } = await open({ 'POST /api/pantry': put });
  await userEvent.click(tick(/Limes/));
  await press('Put away at home');
  await screen.findByText(/put away at home/);
  expect(sent.find(([call]) => call === 'POST /api/pantry')?.[1]).toMatchObject({ items: [{ text: '2 Limes' }] });
  expect(screen.queryByRole('checkbox', { name: /Limes/ })).toBe(null);
});

it('has the aisles in the order of one’s shop, saved at once', async () => {
  const { sent } = await open();
  const aisles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(aisles().slice(0, 2)).toEqual(['Fruit and vegetables', 'Dried pulses']);
  await press('Order aisles');
  for (let times = 0; times < 4; times++) await press('Move Dried pulses up');
  screen.getByText('Dried pulses is number 1 of 16 now');
  await press('Save order');
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(aisles().slice(0, 2)).toEqual(['Dried pulses', 'Fruit and vegetables']);
  const [, body] = sent.at(-1) as [string, { operations: { aisles: string[] }[] }];
  expect(body.operations[0]?.aisles.slice(0, 3)).toEqual(['pulses', 'produce', 'herbs']);
});
