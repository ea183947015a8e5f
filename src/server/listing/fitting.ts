import { and, inArray, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import { common, except, isIn, numberSet } from '#src/domain/number-set.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { prepared } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { visibleTo } from '../recipes/recipes.ts';
import { currentFacets, type Facets } from './facets.ts';

/** What somebody eats: every diet must hold, and no allergen may be in a recipe, nor in a product of which only the label tells. */
export interface Eating {
  diets: readonly Diet[];
  allergens: readonly Allergen[];
}

/** A recipe that does not fit what somebody eats, and why. */
export interface Misfit {
  id: string;
  /** Diets that do not hold, or by a product's label only. */
  diets: Diet[];
  /** Allergens that are in it, or may be by a product's label; also where nobody knows. */
  allergens: Allergen[];
}

/**
 * Tells of some recipes, as they are now, which fit what somebody eats: those that the listing would find with the same
 * filters. One that is not public fits nobody.
 */
export async function fittingAmong(ids: readonly string[]): Promise<(eating: Eating) => (id: string) => boolean> {
  const [facets, numbers] = await facetsWith(ids);
  return ({ diets, allergens }) => {
    const kept = diets.reduce((set, diet) => common(set, facets.diets.get(diet) ?? numberSet([])), facets.all);
    const fitting = allergens.reduce((set, name) => except(set, facets.holdingOrCheck.get(name) ?? kept), kept);
    return (id) => {
      const number = numbers.get(id);
      return number !== undefined && isIn(fitting, number);
    };
  };
}

/** Those of some recipes that do not fit what somebody eats; what is not public is left out. */
export async function misfitsAmong(ids: readonly string[], { diets, allergens }: Eating): Promise<Misfit[]> {
  const [facets, numbers] = await facetsWith(ids);
  return Array.from(numbers, ([id, number]) => ({
    id,
    diets: diets.filter((diet) => !isIn(facets.diets.get(diet) ?? numberSet([]), number)),
    allergens: allergens.filter((name) => isIn(facets.holdingOrCheck.get(name) ?? facets.all, number)),
  })).filter((misfit) => misfit.diets.length > 0 || misfit.allergens.length > 0);
}

/** The facets, and the place of each of some recipes in their sets. */
async function facetsWith(ids: readonly string[]): Promise<[Facets, Map<string, number>]> {
  const [facets, rows] = await Promise.all([currentFacets(), numbersById().all({ ids: JSON.stringify(ids) })]);
  return [facets, new Map(rows.map(({ id, number }) => [id, number - facets.least]))];
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
