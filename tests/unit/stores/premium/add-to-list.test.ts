import { beforeEach, describe, expect, it, vi } from 'vitest';

const ENTRY = { id: '4f1c2d3e-5b6a-4c7d-8e9f-0a1b2c3d4e5f', servings: 6, swaps: [] };

/** A list that has the recipe so often. */
function stubServer(entries: object[]) {
  const calls: string[] = [];
  vi.stubGlobal('document', { dispatchEvent: () => true, getElementById: () => null });
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    calls.push(`${method} ${path.replace('/api/shopping-list', '')}`);
    return new Response(JSON.stringify({ entries }));
  });
  return calls;
}

const GET = 'GET /recipes?recipeId=dal';

describe('a recipe that may be on the shopping list already', () => {
  let store: typeof import('#src/stores/premium/add-to-list.ts');
  beforeEach(async () => {
    vi.resetModules();
    store = await import('#src/stores/premium/add-to-list.ts');
    return () => vi.unstubAllGlobals();
  });

  it('is shown as it is there, and changed, not added again', async () => {
    const calls = stubServer([ENTRY]);
    await store.showOnList('dal');
    expect(store.$onList.get()).toEqual({ state: 'on the list', entryId: ENTRY.id, servings: 6, swaps: [] });
    await store.putOnList('dal', 8, []);
    expect(calls).toEqual([GET, `PATCH /entries/${ENTRY.id}`]);
    expect(store.$onList.get()).toMatchObject({ servings: 8 });
  });

  it('is not added by who presses before that is known', async () => {
    const calls = stubServer([ENTRY]);
    const shown = store.showOnList('dal');
    await Promise.all([store.putOnList('dal', 4, []), store.putOnList('dal', 4, []), shown]);
    expect(calls).toEqual([GET]);
    expect(store.$onList.get()).toMatchObject({ state: 'on the list', servings: 6 });
  });

  it('is added where it is not, and counted where it is there several times', async () => {
    const calls = stubServer([]);
    await store.putOnList('dal', 4, []);
    expect(calls).toEqual([GET, 'POST /recipes']);
    vi.resetModules();
    stubServer([ENTRY, { ...ENTRY, servings: 2 }]);
    const other = await import('#src/stores/premium/add-to-list.ts');
    await other.showOnList('dal');
    expect(other.$onList.get()).toEqual({ state: 'several times', servings: 8 });
  });
});
