import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the tab keeps from page to page. */
const kept = new Map<string, string>();
let asked: string[] = [];
/** Whether somebody is signed in, who leaves out nuts. */
let isMember = false;

beforeEach(() => {
  isMember = false;
  vi.useFakeTimers({ toFake: ['Date'] });
  kept.clear();
  asked = [];
  const dataset = new Proxy({}, { has: (_, name) => name === 'member' && isMember });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset } }));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.endsWith('/auth/user')) return Response.json({ dietaryPreferences: [], avoidedAllergens: ['nuts'] });
    if (address.includes('/auth/misfits')) return Response.json([{ id: 'waffles', diets: [], allergens: ['nuts'] }]);
    return Response.json(
      address.endsWith('/trending')
        ? [{ id: 'waffles' }, { id: 'palak-tofu' }]
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
  expect(await openHome()).toEqual(['waffles', 'palak-tofu']);
  vi.setSystemTime(Date.now() + 4.9 * 60_000);
  expect(await openHome()).toEqual(['waffles', 'palak-tofu']);
  expect(asked).toEqual(['/api/recipes/trending']);
  vi.setSystemTime(Date.now() + 0.2 * 60_000);
  expect(await openHome()).toEqual(['waffles', 'palak-tofu']);
  expect(asked).toHaveLength(2);
});

it('shows what is searched for as it is now, never what was kept', async () => {
  await openHome();
  expect(await openHome('dal')).toEqual(['red-lentil-dal']);
  expect(await openHome('dal')).toEqual(['red-lentil-dal']);
  expect(asked).toHaveLength(3);
});

it('leaves out what a member does not eat, of what is trending and of what is searched for', async () => {
  isMember = true;
  // What is trending, and what else fits where that is little.
  expect(await openHome()).toEqual(['palak-tofu', 'red-lentil-dal']);
  expect(asked).toContain('/api/auth/misfits?ids=waffles%2Cpalak-tofu');
  await openHome('dal');
  expect(asked.at(-1)).toMatch(/search=dal&without=nuts$/);
});
