import { createHash } from 'node:crypto';
import type { CatalogueRecipe } from '#src/domain/recipes/catalogue.ts';
import { derivedFields } from '#src/domain/recipes/derived.ts';
import { LAID_OUT, stepPictureName } from '#src/domain/recipes/process-images.ts';
import { pictures } from '#src/paths.ts';
import type { recipes } from '../schema.ts';

type NewRecipe = typeof recipes.$inferInsert;

const DAY_MS = 86_400_000;
/** The catalogue is spread over these days before the seeding, so that "newest" means something from the first day. */
const SPREAD_DAYS = 120;

/**
 * Rows of the catalogue, the categories mixed and spread over time; the same order at every seeding. A recipe whose
 * picture is not made yet, as `hasPicture` tells, has none, and shows the empty plate; of its steps it has the pictures that
 * are made. Those with an id in `exclusive`
 * are for premium members.
 */
export function catalogueRows(
  catalogue: readonly CatalogueRecipe[],
  now: number,
  hasPicture: (id: string) => boolean,
  exclusive: ReadonlySet<string> = new Set(),
): NewRecipe[] {
  return mixed(catalogue).map((recipe, index) => {
    const createdAt = Math.round(now - ((index + 1) * SPREAD_DAYS * DAY_MS) / catalogue.length);
    const { restTime = 0, pictureSteps: _, pictureText, ...rest } = recipe;
    const processImages = processImagesIn(recipe, hasPicture);
    const imageUrl = hasPicture(recipe.id) ? pictures.master(recipe.id) : null;
    const pictureTexts = imageUrl ? [{ url: imageUrl, text: pictureText }] : [];
    return {
      ...rest,
      ...derivedFields({ ...recipe, imageUrl, pictureTexts }),
      restTime,
      imageUrl,
      processImages,
      pictureTexts,
      availableImages: imageUrl ? [imageUrl] : [],
      isPublished: true,
      isPremiumOnly: exclusive.has(recipe.id),
      publishedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** Pictures of a recipe's making, as `hasPicture` tells of each name: what is needed laid out, then its `pictureSteps`. */
export const processImagesIn = (
  { id, pictureSteps = [] }: CatalogueRecipe,
  hasPicture: (name: string) => boolean,
): string[] =>
  [LAID_OUT, ...pictureSteps]
    .map((step) => stepPictureName(id, step))
    .filter(hasPicture)
    .map(pictures.master);

/** Takes one of each category, then another of each, and so on; within a category in an order that only looks like chance. */
function mixed(catalogue: readonly CatalogueRecipe[]): CatalogueRecipe[] {
  const shuffled = catalogue.toSorted((a, b) => place(a.id) - place(b.id));
  const byCategory = Map.groupBy(shuffled, ({ category }) => category);
  const longest = Math.max(0, ...[...byCategory.values()].map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => [...byCategory.values()].flatMap((list) => list[i] ?? [])).flat();
}

const place = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE();
