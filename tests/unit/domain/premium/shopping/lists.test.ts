import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { byAisle } from '#src/domain/premium/shopping/by-aisle.ts';
import { mergeRecipes } from '#src/domain/premium/shopping/merge.ts';

/**
 * Lists of ten recipes as a person would take them to the shop: after `=` the recipes, a line for each thing, after `?`
 * what is looked for at home. `lists-truth.txt` was there before the code, `lists-unseen.txt` was written after it.
 */
const FILES = ['lists-truth.txt', 'lists-unseen.txt'];

interface TrueList {
  recipes: string[];
  bought: string[];
  atHome: string[];
}

const { recipes: own } = await readCatalogue();
const { recipes: exclusive } = await readExclusive();
const byId = new Map([...own, ...exclusive].map((recipe) => [recipe.id, recipe]));

const listsOf = (file: string): TrueList[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split(/\n\n+/)
    .map((text) => {
      const [recipes = '', ...lines] = text.split('\n');
      const atHome =
        lines
          .at(-1)
          ?.replace(/^\? /, '')
          .split(/, (?!gluten-free)/) ?? [];
      return { recipes: recipes.replace('= ', '').split(' '), bought: lines.slice(0, -1), atHome };
    });

const listed = (ids: readonly string[]) =>
  byAisle({
    items: mergeRecipes(
      ids.map((id) => {
        const { ingredients = [], servings = 1 } = byId.get(id) ?? {};
        return { entryId: id, ingredients, recipeServings: servings, servings };
      }),
    ),
  });

describe.each(FILES)('mergeRecipes by %s', (file) => {
  it.each(listsOf(file))('is what a person takes to the shop for $recipes', ({ recipes, bought, atHome }) => {
    const { aisles, staples } = listed(recipes);
    const lines = aisles
      .flatMap(({ items }) => items)
      .map(({ name, amount }) => (amount ? `${name}: ${amount}` : name).replaceAll('\u00a0', ' '));
    expect(lines.toSorted()).toEqual(bought.toSorted());
    expect(staples.map(({ name }) => name).toSorted()).toEqual(atHome.toSorted());
  });
});
