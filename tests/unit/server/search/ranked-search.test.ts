import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { database, write } from '#src/server/base/database.ts';
import { listRecipes } from '#src/server/listing/list-recipes.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

/** More than are looked at at first, of which fewer are ranked. */
const ALIKE = 2600;
const PAGE = 60;

beforeAll(async () => {
  const [model] = await database().read.select().from(recipes).where(eq(recipes.id, 'red-lentil-dal'));
  if (!model) throw new Error('the catalogue has no dal');
  await write(async (tx, change) => {
    for (let at = 0; at < ALIKE; at += 100) {
      const rows = Array.from({ length: 100 }, (_, i) => ({
        ...model,
        number: 10_000 + at + i,
        id: `dal-${at + i}`,
        title: (at + i) % 4 === 0 ? `Red Lentil Pot ${at + i}` : `Pot ${at + i}`,
        category: (at + i) % 2 === 0 ? ('lunch' as const) : ('dinner' as const),
        categories: (at + i) % 2 === 0 ? ['lunch' as const] : ['dinner' as const],
      }));
      await tx.insert(recipes).values(rows);
    }
    change.touch('content', 'recipes');
  });
});

/** Every page of a ranking, laid end to end. */
async function allOf(search: string, category?: 'lunch'): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { items, pagination } = await listRecipes({ search, category }, { page, limit: PAGE });
    ids.push(...items.map(({ id }) => id));
    if (page >= pagination.totalPages) return ids;
  }
}

describe('a search that thousands of recipes match', () => {
  it('shows each of them once, however far one pages', async () => {
    for (const category of [undefined, 'lunch'] as const) {
      const ids = await allOf('lentils', category);
      const { pagination, counts } = await listRecipes({ search: 'lentils', category }, { page: 1, limit: PAGE });
      expect(ids.length).toBe(pagination.totalRecipes);
      expect(new Set(ids).size).toBe(ids.length);
      expect(counts.category[category ?? 'all']).toBe(ids.length);
    }
  });

  it('has what says it in the title before all that only have it', async () => {
    const ids = await allOf('lentils');
    const called = ids.filter((id) => id.startsWith('dal-')).map((id) => Number(id.slice(4)) % 4 === 0);
    expect(called.indexOf(false)).toBe(called.filter(Boolean).length);
  });
});
