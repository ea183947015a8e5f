import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { type CatalogueEntry, isFreeOf } from '#src/domain/search/catalogue-entry.ts';
import { catalogueNow } from '../recipes/catalogue.ts';

/** The diets and allergens by which somebody eats: every diet must hold, and no allergen may be in a recipe, nor in a product of which only the label tells. */
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
 * Tells of recipes, as they are now, which fit what somebody eats: those that the listing would find with the same filters.
 * One that is not public fits nobody.
 */
export async function whatFits(): Promise<(eating: Eating) => (id: string) => boolean> {
  const { byId } = await catalogueNow();
  return (eating) => (id) => {
    const entry = byId.get(id);
    return entry !== undefined && !isMisfit(reasonsOf(entry, eating));
  };
}

/** Those of some recipes that do not fit what somebody eats; what is not public is left out. */
export async function misfitsAmong(ids: readonly string[], eating: Eating): Promise<Misfit[]> {
  const { byId } = await catalogueNow();
  return ids.flatMap((id) => {
    const entry = byId.get(id);
    const misfit = entry && { id, ...reasonsOf(entry, eating) };
    return misfit && isMisfit(misfit) ? [misfit] : [];
  });
}

const reasonsOf = (entry: CatalogueEntry, { diets, allergens }: Eating): Reasons => ({
  diets: diets.filter((diet) => !entry.diets.includes(diet)),
  allergens: allergens.filter((name) => !isFreeOf(entry, name)),
});

const isMisfit = ({ diets, allergens }: Reasons): boolean => diets.length > 0 || allergens.length > 0;
