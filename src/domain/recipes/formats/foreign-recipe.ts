import type { z } from 'zod';
import type { recipeChangeSchema } from '../editing/recipe-editing.ts';
import type { SourceAccount } from './leftovers.ts';

/** What another place says of a recipe, in fields of ours: as it stands there, before anything is judged. */
export type ForeignFields = z.input<typeof recipeChangeSchema>;

/**
 * A picture: a file of the same archive, an address on the web, or its bytes in Base64. `named` is how the fields name it where that
 * isn't its file's name.
 */
export type ForeignPicture =
  | { file: string; url?: string; named?: string }
  | { url: string }
  | { base64: string; named?: string };

/** A recipe from elsewhere, with everything that is said of it there. */
export interface ForeignRecipe {
  /** By which the same recipe is known in the next file from there. */
  foreignId: string;
  fields: ForeignFields;
  /** The main one first. */
  pictures: ForeignPicture[];
  /** Who it's by there, by name. In `fields` the author is one of a site like this: of our own file. */
  author?: string | undefined;
  /** UTC milliseconds. */
  createdAt?: number;
  /** The address of its page there. */
  oldAddress?: string;
  /** What no field of ours holds, by the name it has there. */
  kept: Record<string, unknown>;
  /** What became of each field of its source; `undefined` where that is prose. */
  account?: SourceAccount | undefined;
}

/** Fields without those that nothing is said of. */
export const definedFields = (fields: { [F in keyof ForeignFields]: ForeignFields[F] | undefined }): ForeignFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
