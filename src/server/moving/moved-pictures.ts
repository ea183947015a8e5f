import { AppError } from '#src/domain/errors.ts';
import { UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';
import { bareAddress, pictureFileName } from '#src/domain/pictures/picture-address.ts';
import type { ForeignPicture, ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { checkPicture, keepHostsPicture } from '../pictures/media.ts';
import type { PackedFile } from './unzip.ts';

type PictureFields = Pick<ForeignRecipe['fields'], 'imageUrl' | 'processImages' | 'availableImages' | 'pictureTexts'>;

/** The pictures of a recipe that came along, kept here; and what is to be said of those that did not. */
export interface PlacedPictures {
  fields: PictureFields;
  notes: string[];
  /** Addresses of pictures that were not fetched, and names of files that are not there. */
  missing: string[];
  /** How many came, and how many did not, for whatever reason. */
  counts: PictureCounts;
}

/** Of the pictures a recipe has elsewhere. */
export interface PictureCounts {
  picturesHere: number;
  picturesMissing: number;
}

/** Keeps a recipe's pictures through the door of uploads. One that is missing or no picture costs no more than itself. */
export async function placePictures(
  { pictures, fields }: ForeignRecipe,
  files: ReadonlyMap<string, PackedFile>,
): Promise<PlacedPictures> {
  const placed = new Map<string, string>();
  const others: string[] = [];
  const told = await eachPicture(pictures, files, async (bytes, picture) => {
    const { imageUrl } = await keepHostsPicture(bytes);
    const name = namedAs(picture);
    if (name !== null && isNamed(name, fields)) placed.set(pictureFileName(name), imageUrl);
    else others.push(imageUrl);
  });
  return { fields: placedFields(fields, placed, others), ...told };
}

/** What would become of a recipe's pictures. Nothing is kept yet. */
export const lookAtPictures = (
  { pictures }: Pick<ForeignRecipe, 'pictures'>,
  files: ReadonlyMap<string, PackedFile>,
): Promise<Omit<PlacedPictures, 'fields'>> => eachPicture(pictures, files, checkPicture);

async function eachPicture(
  pictures: readonly ForeignPicture[],
  files: ReadonlyMap<string, PackedFile>,
  take: (bytes: Buffer, picture: ForeignPicture) => Promise<void>,
): Promise<Omit<PlacedPictures, 'fields'>> {
  const [notes, missing]: [string[], string[]] = [[], []];
  let here = 0;
  for (const picture of pictures.slice(0, MOST)) {
    try {
      const bytes = await bytesOf(picture, files);
      if (!bytes) missing.push(nameOf(picture));
      else {
        await take(bytes, picture);
        here++;
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notes.push(`without a picture: ${error.message}`);
    }
  }
  const past = pictures.length - MOST;
  if (past > 0) notes.push(`without ${past} more pictures: a recipe holds ${MOST}`);
  return { notes, missing, counts: { picturesHere: here, picturesMissing: pictures.length - here } };
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

/** By which fields name it. */
const namedAs = (picture: ForeignPicture): string | null =>
  'url' in picture && !('file' in picture) ? null : (picture.named ?? ('file' in picture && picture.file)) || null;

const addressesIn = ({ imageUrl, processImages = [], availableImages = [] }: PictureFields): string[] => [
  ...(imageUrl ? [imageUrl] : []),
  ...processImages,
  ...availableImages,
];

const isNamed = (file: string, fields: PictureFields): boolean =>
  addressesIn(fields).some((address) => pictureFileName(address) === pictureFileName(file));

/** Fields that name pictures by their new addresses, with what stood behind the old ones. */
function placedFields(fields: PictureFields, placed: ReadonlyMap<string, string>, others: string[]): PictureFields {
  const moved = (address: string): string[] => {
    const to = placed.get(pictureFileName(address));
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
