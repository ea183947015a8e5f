import { AppError } from '../../errors.ts';
import { recipeChangeSchema } from '../editing/recipe-editing.ts';
import { fieldEntries } from '../recipe-fields.ts';
import type { ForeignFields, ForeignRecipe } from './foreign-recipe.ts';
import { leftovers } from './leftovers.ts';
import { PICTURE_FOLDER, RECIPE_FORMAT, RECIPE_FORMAT_VERSION } from './recipe-file.ts';
import { dateIn, recordIn, recordsIn, textIn } from './values.ts';

/** Whether something parsed is a recipe file of ours, of any version. */
export const isRecipeFile = (value: unknown): boolean => recordIn(value)?.format === RECIPE_FORMAT;

/**
 * The recipe of a file of ours. A field that this site does not take is kept as it is. Throws `validation` for a file of a
 * later version.
 */
export function readRecipeFile(value: unknown): ForeignRecipe {
  const { read, within, drop, told } = leftovers(recordIn(value) ?? {});
  const version = read('id', (each) => (typeof each === 'number' ? each : undefined), 'version');
  if (version !== RECIPE_FORMAT_VERSION)
    throw new AppError(
      'validation',
      `This recipe file is of version ${version ?? 'none'}; we read version ${RECIPE_FORMAT_VERSION}.`,
    );
  const written = within('recipe');
  const fields = Object.fromEntries(
    fieldEntries.flatMap(([name]) => {
      const field = written.read(name, (each) => taken(name, each), name);
      return field ? [[name, field.value]] : [];
    }),
  ) as ForeignFields;
  const created = dateIn(read('createdAt', recordIn, 'dates')?.created);
  const from = read('oldAddress', recordIn, 'from');
  const url = textIn(from?.url);
  const foreignId = read('id', textIn, 'id') ?? url ?? fields.title ?? '';
  const pictures = (read('pictures', (each) => recordsIn(each), 'pictures') ?? []).flatMap(({ name, url: at }) => {
    const [file, address] = [textIn(name), textIn(at)];
    return file ? [{ file: `${PICTURE_FOLDER}/${file}`, ...(address && { url: address }) }] : [];
  });
  // Worked out anew from what is written.
  drop('format', 'estimated', 'dates', 'from', 'pictures');
  return {
    foreignId,
    fields,
    pictures,
    ...(created !== undefined && { createdAt: created }),
    ...(url && URL.canParse(url) && { oldAddress: url }),
    ...told({}),
  };
}

/** A field that the site takes as it stands; wrapped, because `null` is something to say. */
function taken(name: (typeof fieldEntries)[number][0], value: unknown): { value: unknown } | undefined {
  if (value === undefined) return undefined;
  const { success } = recipeChangeSchema.shape[name].safeParse(value);
  return success ? { value } : undefined;
}
