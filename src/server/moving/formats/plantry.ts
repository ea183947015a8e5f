import { isRecipeFile, readRecipeFile } from '#src/domain/recipes/formats/read-recipe-file.ts';
import { recordIn, textIn } from '#src/domain/recipes/formats/values.ts';
import { besides, type FormatReader } from './told-recipe.ts';

/** Our own files; also those that stand in what we write for Paprika and Mealie, which knows all of a recipe. */
export const plantryIn: FormatReader = (file) => {
  if (file.content.kind !== 'json') return [];
  const values = Array.isArray(file.content.value) ? file.content.value : [file.content.value];
  return values.flatMap((value) => {
    const own = ownFileIn(value);
    if (!own) return [];
    const name = textIn(recordIn(recordIn(own)?.recipe)?.title) ?? file.path;
    return [{ name, read: () => withPictures(readRecipeFile(own), besidesItsFile(value, file)) }];
  });
};

function ownFileIn(value: unknown): unknown {
  if (isRecipeFile(value)) return value;
  const { plantry, extras } = recordIn(value) ?? {};
  const inside = plantry ?? recordIn(extras)?.plantry;
  const own = typeof inside === 'string' ? parsed(inside) : inside;
  return isRecipeFile(own) ? own : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Read = ReturnType<typeof readRecipeFile>;
const withPictures = (recipe: Read, more: Read['pictures']): Read => ({
  ...recipe,
  pictures: [...recipe.pictures, ...more],
});

/** The main picture, as the other format has it. */
function besidesItsFile(value: unknown, file: Parameters<FormatReader>[0]): Read['pictures'] {
  if (isRecipeFile(value)) return [];
  const photo = textIn(recordIn(value)?.photo_data);
  return photo ? [{ base64: photo }] : besides(file, 'images/original').map((path) => ({ file: path }));
}
