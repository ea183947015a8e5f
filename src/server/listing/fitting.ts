import { and, inArray, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import { common, except, isIn, numberSet } from '#src/domain/number-set.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { prepared } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { visibleTo } from '../recipes/recipes.ts';
import { currentFacets } from './facets.ts';

/** What somebody eats: every diet must hold, and no allergen may be in a recipe, nor in a product of which only the label tells. */
export interface Eating {
  diets: readonly Diet[];
  allergens: readonly Allergen[];
}

/**
 * Tells of some recipes, as they are now, which fit what somebody eats: those that the listing would find with the same
 * filters. One that is not public fits nobody.
 */
export async function fittingAmong(ids: readonly string[]): Promise<(eating: Eating) => (id: string) => boolean> {
  const [facets, rows] = await Promise.all([currentFacets(), numbersById().all({ ids: JSON.stringify(ids) })]);
  const numbers = new Map(rows.map(({ id, number }) => [id, number - facets.least]));
  return ({ diets, allergens }) => {
    const kept = diets.reduce((set, diet) => common(set, facets.diets.get(diet) ?? numberSet([])), facets.all);
    const fitting = allergens.reduce((set, name) => except(set, facets.holdingOrCheck.get(name) ?? kept), kept);
    return (id) => {
      const number = numbers.get(id);
      return number !== undefined && isIn(fitting, number);
    };
  };
}

const numbersById = prepared((read) =>
  read
    .select({ id: recipes.id, number: recipes.number })
    .from(recipes)
    .where(
      and(
        inArray(recipes.id, sql`(select value from json_each(${sql.placeholder('ids')}))`),
        visibleTo(VISITOR, { byKey: true }),
      ),
    )
    .prepare(),
);
