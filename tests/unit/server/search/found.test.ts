import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inPlainEnglish } from '#src/server/search/menu-names.ts';
import { searchFor } from '#src/server/search/search.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { rawRecipe } from '#tests/support/raw-recipes.ts';
import { recipeIds } from '#tests/support/recipe-ids.ts';

seededDatabase();

interface Case {
  typed: string;
  /** One of these must be there. */
  finds: string[];
}

const TRUTH = join(import.meta.dirname, '../../domain/search/truth');
const casesOf = <T>(name: string): T[] => JSON.parse(readFileSync(join(TRUTH, name), 'utf8')) as T[];
/** Recipes that a reader of a listing looks at. */
const LOOKED_AT = 3;
const RIGHT = 0.9;

const listed = async (search: string, most: number): Promise<string[]> =>
  recipeIds((await searchFor(search)).numbers.slice(0, most));

async function missesOf(cases: readonly Case[]): Promise<string[]> {
  const misses: string[] = [];
  for (const { typed, finds } of cases) {
    const found = await listed(typed, LOOKED_AT);
    if (!found.some((id) => finds.includes(id))) misses.push(`${typed}: ${found.join(', ') || 'nothing'}`);
  }
  return misses;
}

describe('names that menus use', () => {
  it.each(['found-names.json', 'found-names-later.json'])('find the dish or its nearest: %s', async (name) => {
    const cases = casesOf<Case>(name);
    const misses = await missesOf(cases);
    expect(1 - misses.length / cases.length, misses.join('\n')).toBeGreaterThanOrEqual(RIGHT);
  });
});

it('says that a dish is not there where what it finds only comes near', async () => {
  const left = async (search: string) => (await searchFor(search)).left;
  expect(await left('mousse au chocolat')).toEqual([]);
  expect(await left('moussaka')).toEqual(['moussaka']);
});

it('takes no name for another where it is refused', async () => {
  const search = 'dessert without gelato';
  expect(await inPlainEnglish(search)).toEqual({ search, left: [] });
});

it('leaves a name alone that recipes here have themselves', async () => {
  for (const search of ['naan', 'kheer with rice']) expect(await inPlainEnglish(search)).toEqual({ search, left: [] });
});

describe('the order of what is found', () => {
  it.each(casesOf<{ search: string; category?: string; title?: string }>('found-orders.json'))(
    'of $search: what is it before what also fits',
    async ({ search, category, title }) => {
      const recipes = (await listed(search, 100)).map(rawRecipe);
      const isOf = recipes.map((recipe) =>
        category ? recipe.categories[0] === category : new RegExp(title ?? '', 'i').test(recipe.title),
      );
      expect(isOf).toContain(true);
      expect(isOf.slice(0, isOf.lastIndexOf(true) + 1), recipes.map(({ id }) => id).join(' ')).not.toContain(false);
    },
  );
});
