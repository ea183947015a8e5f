import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the tab keeps from page to page. */
const kept = new Map<string, string>();
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  kept.clear();
  asked = [];
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(
      address.endsWith('/trending')
        ? [{ id: 'palak-tofu' }]
        : { recipes: [{ id: 'red-lentil-dal' }], pagination: { totalRecipes: 1 } },
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the home as a page of its own; resolves to the recipes it shows. */
async function openHome(search = ''): Promise<string[] | undefined> {
  vi.resetModules();
  const { $featured, $homeSearch } = await import('#src/stores/recipes/featured.ts');
  $homeSearch.set(search);
  const leave = $featured.listen(() => undefined);
  await vi.waitFor(() => expect($featured.get().data).toBeDefined());
  const shown = $featured.get().data?.recipes.map(({ id }) => id);
  leave();
  return shown;
}

it('asks for what is trending once in five minutes, however often the home is opened', async () => {
  expect(await openHome()).toEqual(['palak-tofu']);
  vi.setSystemTime(Date.now() + 4.9 * 60_000);
  expect(await openHome()).toEqual(['palak-tofu']);
  expect(asked).toEqual(['/api/recipes/trending']);
  vi.setSystemTime(Date.now() + 0.2 * 60_000);
  expect(await openHome()).toEqual(['palak-tofu']);
  expect(asked).toHaveLength(2);
});

it('shows what is searched for as it is now, never what was kept', async () => {
  await openHome();
  expect(await openHome('dal')).toEqual(['red-lentil-dal']);
  expect(await openHome('dal')).toEqual(['red-lentil-dal']);
  expect(asked).toHaveLength(3);
});
