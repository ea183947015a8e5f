import { and, inArray, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import { isIn, numberSet } from '#src/domain/number-set.ts';
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

/** Why a recipe does not fit what somebody eats. */
interface Reasons {
  /** Diets that do not hold, or by a product's label only. */
  diets: Diet[];
  /** Allergens that are in it, or may be by a product's label; also where nobody knows. */
  allergens: Allergen[];
}

/** A recipe that does not fit, and why. */
export interface Misfit extends Reasons {
  id: string;
}

/**
 * Tells of some recipes, as they are now, which fit what somebody eats: those that the listing would find with the same
 * filters. One that is not public fits nobody.
 */
export async function fittingAmong(ids: readonly string[]): Promise<(eating: Eating) => (id: string) => boolean> {
  const [facets, numbers] = await facetsWith(ids);
  return (eating) => (id) => {
    const number = numbers.get(id);
    return number !== undefined && isIn(facets.all, number) && !isMisfit(reasonsOf(facets, number, eating));
  };
}

/** Those of some recipes that do not fit what somebody eats; what is not public is left out. */
export async function misfitsAmong(ids: readonly string[], eating: Eating): Promise<Misfit[]> {
  const [facets, numbers] = await facetsWith(ids);
  return Array.from(numbers, ([id, number]) => ({ id, ...reasonsOf(facets, number, eating) })).filter(isMisfit);
}

/** What speaks against a recipe, by its place in the sets of the listing. */
const reasonsOf = (facets: Facets, number: number, { diets, allergens }: Eating): Reasons => ({
  diets: diets.filter((diet) => !isIn(facets.diets.get(diet) ?? numberSet([]), number)),
  allergens: allergens.filter((name) => isIn(facets.holdingOrCheck.get(name) ?? facets.all, number)),
});

const isMisfit = ({ diets, allergens }: Reasons): boolean => diets.length > 0 || allergens.length > 0;

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
