import { pictureFileName } from '#src/domain/pictures/picture-address.ts';
import type { ForeignPicture } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { isRecipeFile, readRecipeFile } from '#src/domain/recipes/formats/read-recipe-file.ts';
import { PICTURE_FOLDER } from '#src/domain/recipes/formats/recipe-file.ts';
import { recordIn, textIn } from '#src/domain/recipes/formats/values.ts';
import { besides, type FormatReader, type MovedFile, stemOf } from './told-recipe.ts';

/** Our own files; also those that stand in what we write for Paprika and Mealie, which knows all of a recipe. */
export const plantryIn: FormatReader = (file) => {
  if (file.content.kind !== 'json') return [];
  const values = Array.isArray(file.content.value) ? file.content.value : [file.content.value];
  return values.flatMap((value) => {
    const own = ownFileIn(value);
    if (!own) return [];
    const name = textIn(recordIn(recordIn(own)?.recipe)?.title) ?? file.path;
    return [{ name, read: () => withMain(readRecipeFile(own), mainBeside(value, file), file) }];
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

/** A recipe whose main picture lies elsewhere in an archive than its file says: ours for other apps have it as those do. */
function withMain(recipe: Read, main: ForeignPicture | null, file: MovedFile): Read {
  const { imageUrl } = recipe.fields;
  if (!main || !imageUrl) return main ? { ...recipe, pictures: [...recipe.pictures, main] } : recipe;
  const name = pictureFileName(imageUrl);
  const isMain = (picture: ForeignPicture): boolean => 'file' in picture && pictureFileName(picture.file) === name;
  if (recipe.pictures.some((each) => isMain(each) && isThere(each, file))) return recipe;
  return { ...recipe, pictures: [{ ...main, named: name }, ...recipe.pictures.filter((each) => !isMain(each))] };
}

const isThere = (picture: ForeignPicture, file: MovedFile): boolean =>
  'file' in picture &&
  besides({ ...file, path: '' }, `${PICTURE_FOLDER}/${stemOf(picture.file)}`).includes(picture.file);

/** The main picture, as the other format has it: in its file, beside it, or beside the recipe that is told here a second time. */
function mainBeside(value: unknown, file: MovedFile): Exclude<ForeignPicture, { url: string }> | null {
  const photo = textIn(recordIn(value)?.photo_data);
  if (photo) return { base64: photo };
  const beside = isRecipeFile(value)
    ? besides({ ...file, path: '' }, `recipes/${stemOf(file.path).replace(/\.plantry$/, '')}`, /^\.jpg$/)
    : besides(file, 'images/original');
  return beside[0] === undefined ? null : { file: beside[0] };
}
