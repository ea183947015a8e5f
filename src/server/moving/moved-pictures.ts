import { AppError } from '#src/domain/errors.ts';
import { UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';
import { bareAddress } from '#src/domain/pictures/picture-address.ts';
import type { ForeignPicture, ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { keepHostsPicture } from '../pictures/media.ts';
import type { PackedFile } from './unzip.ts';

type PictureFields = Pick<ForeignRecipe['fields'], 'imageUrl' | 'processImages' | 'availableImages' | 'pictureTexts'>;

/** The pictures of a recipe that came along, kept here; and what is to be said of those that did not. */
export interface PlacedPictures {
  fields: PictureFields;
  notes: string[];
  /** Addresses of pictures that were not fetched, and names of files that are not there. */
  missing: string[];
}

const fileName = (address: string): string => bareAddress(address).slice(bareAddress(address).lastIndexOf('/') + 1);

/** Keeps a recipe's pictures through the door of uploads. One that is missing or no picture costs no more than itself. */
export async function placePictures(
  { pictures, fields }: ForeignRecipe,
  files: ReadonlyMap<string, PackedFile>,
): Promise<PlacedPictures> {
  const placed = new Map<string, string>();
  const others: string[] = [];
  const [notes, missing]: [string[], string[]] = [[], []];
  for (const picture of pictures.slice(0, MOST)) {
    try {
      const bytes = await bytesOf(picture, files);
      if (!bytes) missing.push(nameOf(picture));
      else {
        const { imageUrl } = await keepHostsPicture(bytes);
        if ('file' in picture && isNamed(picture.file, fields)) placed.set(fileName(picture.file), imageUrl);
        else others.push(imageUrl);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notes.push(`without a picture: ${error.message}`);
    }
  }
  const past = pictures.length - MOST;
  if (past > 0) notes.push(`without ${past} more pictures: a recipe holds ${MOST}`);
  return { fields: placedFields(fields, placed, others), notes, missing };
}

/** The main one, those of the steps and those of the dish. */
const MOST = 1 + RECIPE_FIELDS.processImages.most + RECIPE_FIELDS.availableImages.most;

async function bytesOf(picture: ForeignPicture, files: ReadonlyMap<string, PackedFile>): Promise<Buffer | null> {
  if ('base64' in picture) {
    if (picture.base64.length > (UPLOAD_LIMIT * 4) / 3 + 4) throw tooLarge();
    return Buffer.from(picture.base64, 'base64');
  }
  const file = 'file' in picture ? files.get(picture.file) : undefined;
  if (file && file.size > UPLOAD_LIMIT) throw tooLarge();
  return file ? file.read() : null;
}

const tooLarge = (): AppError => new AppError('validation', 'It has more than 10 MB');

const nameOf = (picture: ForeignPicture): string =>
  'url' in picture && picture.url ? picture.url : 'file' in picture ? picture.file : 'a picture';

const addressesIn = ({ imageUrl, processImages = [], availableImages = [] }: PictureFields): string[] => [
  ...(imageUrl ? [imageUrl] : []),
  ...processImages,
  ...availableImages,
];

const isNamed = (file: string, fields: PictureFields): boolean =>
  addressesIn(fields).some((address) => fileName(address) === fileName(file));

/** Fields that name pictures by their new addresses, with what stood behind the old ones. */
function placedFields(fields: PictureFields, placed: ReadonlyMap<string, string>, others: string[]): PictureFields {
  const moved = (address: string): string[] => {
    const to = placed.get(fileName(address));
    return to ? [to + address.slice(bareAddress(address).length)] : [];
  };
  const [named] = fields.imageUrl ? moved(fields.imageUrl) : [];
  const rest = [...others];
  const imageUrl = named ?? rest.shift() ?? null;
  const { most } = RECIPE_FIELDS.availableImages;
  return {
    imageUrl,
    processImages: (fields.processImages ?? []).flatMap(moved),
    availableImages: [...new Set([...(fields.availableImages ?? []).flatMap(moved), ...rest])].slice(0, most),
    pictureTexts: (fields.pictureTexts ?? []).flatMap(({ url, text }) => moved(url).map((to) => ({ url: to, text }))),
  };
}
