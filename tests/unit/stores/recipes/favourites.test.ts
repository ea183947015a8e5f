import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { forgetKept, keepForTab, keptForTab, keptSince } from '#src/stores/query.ts';
import { $favouriteIds, $favourites, toggleFavourite } from '#src/stores/recipes/favourites.ts';
import { toast } from '#src/stores/toasts.ts';

vi.mock('#src/stores/toasts.ts', () => ({ toast: vi.fn() }));

const DAL = { id: 'red-lentil-dal', title: 'Red Lentil Dal' } as RecipeSummary;
/** What answers each list that was asked for, in the order of asking. */
let answers: ((list: Response) => void)[] = [];

beforeEach(() => {
  answers = [];
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET'
      ? new Promise<Response>((resolve) => void answers.push(resolve))
      : Response.json({ success: true, message: '' }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a recipe that was put back, though the list from before that comes late', async () => {
  const leave = $favourites.listen(() => undefined);
  $favourites.mutate([DAL]);
  const removing = toggleFavourite(DAL);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect($favouriteIds.get()).toEqual(new Set());
  vi.mocked(toast).mock.lastCall?.[0].action?.run();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  const [fromBefore, newest] = answers;
  fromBefore?.(Response.json([]));
  await removing;
  expect($favouriteIds.get()).toEqual(new Set([DAL.id]));
  newest?.(Response.json([DAL]));
  leave();
});

it('keeps for the tab no list that was asked for while a change is on its way', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const asks = vi.fn(async () => ['old']);
  const ask = () =>
    keptForTab('favourites', 60_000, asks, () => keptSince('favourites-under-way', 15_000) === undefined);
  keepForTab('favourites-under-way', true);
  await ask();
  await ask();
  expect(asks).toHaveBeenCalledTimes(2);
  forgetKept('favourites-under-way');
  await ask();
  await ask();
  expect(asks).toHaveBeenCalledTimes(3);
});

it('notes for the tab that a change is on its way, until it is done', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const leave = $favourites.listen(() => undefined);
  $favourites.mutate([]);
  const adding = toggleFavourite(DAL);
  expect(keptSince('favourites-under-way', 15_000)).toBe(true);
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
  for (const answer of answers) answer(Response.json([DAL]));
  await adding;
  expect(keptSince('favourites-under-way', 15_000)).toBe(undefined);
  leave();
});
