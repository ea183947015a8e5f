import type { z } from 'zod';
import type { recipeChangeSchema } from '../editing/recipe-editing.ts';

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
}

/** Values read one by one; what nobody could read is what is kept. */
export interface Leftovers {
  /** What a reader makes of the first of these that it understands; `undefined`, or nothing in a list, is not understood. */
  read: <T>(reader: (value: unknown) => T | undefined, ...names: readonly string[]) => T | undefined;
  /** Counts values as read that follow from others, or say nothing to people. */
  drop: (...names: readonly string[]) => void;
  /** All that was not read, but for what is empty. */
  rest: () => Record<string, unknown>;
}

/** Names of secrets in other places' backups: they are not read, not written down, not kept. */
const SECRET = /pass(?:word|wd)|secret|token|api_?key|salt_?hash|hashed|session/i;
export const isSecret = (name: string): boolean => SECRET.test(name);

/** Opens an object from elsewhere so that nothing of it gets lost. */
export function leftovers(source: Readonly<Record<string, unknown>>): Leftovers {
  const left = new Map(Object.entries(source).filter(([name]) => !isSecret(name)));
  return {
    read(reader, ...names) {
      for (const name of names) {
        const value = reader(left.get(name));
        if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
        left.delete(name);
        return value;
      }
      return undefined;
    },
    drop: (...names) => {
      for (const name of names) left.delete(name);
    },
    rest: () => Object.fromEntries([...left].filter(([, value]) => !isEmpty(value))),
  };
}

/** Fields without those that nothing is said of. */
export const definedFields = (fields: { [F in keyof ForeignFields]: ForeignFields[F] | undefined }): ForeignFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));
