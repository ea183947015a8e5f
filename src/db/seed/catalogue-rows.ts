import type { CatalogueRecipe } from '#src/domain/catalogue.ts';
import { derivedFields } from '#src/domain/derived.ts';
import { pictures } from '#src/paths.ts';
import type { recipes } from '../schema.ts';

type NewRecipe = typeof recipes.$inferInsert;

const DAY_MS = 86_400_000;
/** The catalogue is spread over these days before the seeding, so that "newest" means something from the first day. */
const SPREAD_DAYS = 120;

/** Rows of the catalogue, the categories mixed and spread over time; the same order at every seeding. */
export function catalogueRows(catalogue: readonly CatalogueRecipe[], now: number): NewRecipe[] {
  return mixed(catalogue).map((recipe, index) => {
    const createdAt = Math.round(now - ((index + 1) * SPREAD_DAYS * DAY_MS) / catalogue.length);
    const { restTime = 0, pictureSteps: _, ...rest } = recipe;
    const imageUrl = pictures.master(recipe.id);
    return {
      ...rest,
      ...derivedFields(recipe),
      restTime,
      imageUrl,
      availableImages: [imageUrl],
      isPublished: true,
      publishedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** Takes the first of each category, then the second of each, and so on. */
function mixed(catalogue: readonly CatalogueRecipe[]): CatalogueRecipe[] {
  const byCategory = Map.groupBy(catalogue, ({ category }) => category);
  const longest = Math.max(0, ...[...byCategory.values()].map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => [...byCategory.values()].flatMap((list) => list[i] ?? [])).flat();
}
