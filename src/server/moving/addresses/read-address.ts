import type { ForeignPicture, ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { readSource } from '../../recipes/import.ts';
import { draftOfPage } from '../marked-draft.ts';

/** What was read of a page, and where it was in the end. */
export type ReadPage = Awaited<ReturnType<typeof readSource>>;

/**
 * Fetches and reads a page, through the door of every import from an address. Throws `validation` where there's no page or no
 * recipe on it.
 */
export const readAddress = (address: string): Promise<ReadPage> => readSource({ url: address });

/** The recipe of a page: what no field holds is kept with it, as with every file. */
export function pageRecipe({ recipe, parts, others, pictures, url }: ReadPage): ForeignRecipe {
  const { fields, kept } = draftOfPage(recipe);
  const unknown = parts.flatMap(({ name, place, fate }) => (fate === 'unknown' ? [`${name} (${place})`] : []));
  return {
    foreignId: url ?? '',
    fields,
    pictures: pictures.map((picture): ForeignPicture => ({ url: picture })),
    ...(url !== null && { oldAddress: url }),
    kept: {
      ...kept,
      ...(unknown.length > 0 && { 'not understood on its page': unknown }),
      ...(others.length > 0 && { 'other recipes on its page': others }),
    },
  };
}
