import { z } from 'zod';
import { type Recipe, type RecipeSummary, recipeSummarySchema } from '../recipes/recipe.ts';
import { slugSchema } from '../recipes/slug.ts';

/** Folders of a member, recipes of one, and characters of a name and of a note. */
export const FOLDER_LIMIT = { folders: 100, recipes: 500, name: 80, note: 300 } as const;

export const folderNameSchema = z
  .string()
  .trim()
  .min(1, 'Give it a name')
  .max(FOLDER_LIMIT.name, `At most ${FOLDER_LIMIT.name} characters`)
  .regex(/^[^\n\r]*$/, 'A name is one line');

export const folderNoteSchema = z.string().trim().max(FOLDER_LIMIT.note, `At most ${FOLDER_LIMIT.note} characters`);

const shareSchema = z.object({ createdAt: z.number() }).nullable();

/** One of a member's folders. */
export const folderSummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The number of recipes in it that are to be seen now. */
  recipes: z.int(),
  /** Whether the recipe that was asked about is in it. */
  holds: z.boolean(),
  /** The link by which others read it, where there is one. */
  share: shareSchema,
});
export type FolderSummary = z.infer<typeof folderSummarySchema>;

/** A recipe in a folder: the site's, or an own one the member sees. */
const folderEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('site'), id: z.string(), note: z.string(), recipe: recipeSummarySchema }),
  z.object({
    kind: z.literal('own'),
    id: z.string(),
    note: z.string(),
    title: z.string(),
    isYours: z.boolean(),
    /** First name of whose it is. */
    owner: z.string(),
    /** Whether whoever has the folder's link reads it too. */
    isShown: z.boolean(),
  }),
]);
export type FolderEntry = z.infer<typeof folderEntrySchema>;

/** A folder with its recipes, in the order its owner gave them. */
export const folderSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  share: shareSchema,
  entries: z.array(folderEntrySchema),
});
export type Folder = z.infer<typeof folderSchema>;

export const newFolderSchema = z.strictObject({
  /** Chosen by the client, so that one that is sent twice is kept once. */
  id: z.uuid(),
  name: folderNameSchema,
  /** What is in it from the start, in order; those that are not to be seen are left out. */
  entries: z
    .array(z.strictObject({ recipeId: slugSchema, note: folderNoteSchema.default('') }))
    .max(FOLDER_LIMIT.recipes)
    .default([]),
});
export type NewFolder = z.output<typeof newFolderSchema>;

/** Before which other recipe one stands; `null` for behind all. */
const beforeSchema = slugSchema.nullable();

export const newFolderEntrySchema = z.strictObject({
  recipeId: slugSchema,
  note: folderNoteSchema.default(''),
  before: beforeSchema.default(null),
});
export type NewFolderEntry = z.output<typeof newFolderEntrySchema>;

export const folderEntryChangeSchema = z
  .strictObject({ note: folderNoteSchema, before: beforeSchema, isShown: z.boolean() })
  .partial();
export type FolderEntryChange = z.output<typeof folderEntryChangeSchema>;

/** A folder as whoever has its link reads it. */
export interface SharedFolder {
  name: string;
  entries: ({ note: string } & ({ kind: 'site'; recipe: RecipeSummary } | { kind: 'own'; recipe: Recipe }))[];
}
