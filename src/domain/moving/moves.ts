import { z } from 'zod';
import { categorySchema } from '../recipes/kitchen.ts';
import { RECIPE_FIELDS } from '../recipes/recipe-fields.ts';
import { slugSchema } from '../recipes/slug.ts';

/**
 * The course of a move: its file comes, is read, waits for somebody to choose, and its recipes are made. `failed` is one whose
 * file can't be taken.
 */
export const MOVE_STATES = ['coming', 'reading', 'ready', 'going', 'paused', 'done', 'failed'] as const;
export type MoveState = (typeof MOVE_STATES)[number];

/** What became of a recipe of a move: it waits, came as a draft, was here already, or can't be read. */
export const MOVE_ITEM_STATES = ['waiting', 'came', 'there', 'refused'] as const;
export type MoveItemState = (typeof MOVE_ITEM_STATES)[number];

/**
 * Why a recipe may be here twice: it came before, lies in the bin, another one is called so, here or in the bin, or the file has it
 * twice.
 */
export const TWINS = ['here', 'bin', 'title', 'bin-title', 'file'] as const;

/** Of which recipes of a move a list is, or a choice. */
export const MOVE_SHOWN = ['all', 'chosen', 'twins', 'gate', 'pictures', 'refused', 'came'] as const;
export type MoveShown = (typeof MOVE_SHOWN)[number];

/** Bytes of the file of a move, and of a part of it that is sent at once. */
export const MOVE_FILE_MOST = 1024 ** 3;
export const MOVE_PART = 8 * 1024 ** 2;
/** Days after which a move is forgotten, with its file. As long it can be taken back. */
export const MOVE_DAYS = 30;
/** Other words for tags of a move. */
const MOST_TAGS = 1000;
/** Names of authors of a move that are other ones here. */
const MOST_AUTHORS = 500;
/** Characters of an author's name as it's written elsewhere. */
export const LONGEST_AUTHOR = 200;
/** Characters of a tag as it's written elsewhere. */
export const LONGEST_TAG = 200;

/** What tags from elsewhere are here, by their names there; an empty one is none. */
export const tagMapSchema = z
  .record(z.string().max(LONGEST_TAG), z.union([z.literal(''), slugSchema]))
  .refine((map) => Object.keys(map).length <= MOST_TAGS, `At most ${MOST_TAGS} tags`);
export type TagMap = z.infer<typeof tagMapSchema>;

/** Names under which recipes come, by their authors' names there; an empty one is none. */
export const authorMapSchema = z
  .record(z.string().max(LONGEST_AUTHOR), z.string().trim().max(RECIPE_FIELDS.author.most))
  .refine((map) => Object.keys(map).length <= MOST_AUTHORS, `At most ${MOST_AUTHORS} authors`);
export type AuthorMap = z.infer<typeof authorMapSchema>;

/** What is the same for all recipes of a move. */
export const moveChangeSchema = z.strictObject({
  /** Whose drafts they become. */
  ownerId: z.string().max(100).optional(),
  tags: tagMapSchema.optional(),
  authors: authorMapSchema.optional(),
  /** Whether old addresses lead to the recipes once those are public. */
  keepsAddresses: z.boolean().optional(),
});
export type MoveChange = z.infer<typeof moveChangeSchema>;

export const moveItemsChangeSchema = z.strictObject({
  /** Single ones by their numbers; else all of those that `shown` is of. */
  numbers: z.array(z.int().min(0)).max(1000).optional(),
  shown: z.enum(MOVE_SHOWN).default('all'),
  isChosen: z.boolean().optional(),
  category: categorySchema.optional(),
});
export type MoveItemsChange = z.infer<typeof moveItemsChangeSchema>;
