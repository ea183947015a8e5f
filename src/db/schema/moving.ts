import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { type AuthorMap, MOVE_ITEM_STATES, MOVE_STATES, type TagMap, TWINS } from '#src/domain/moving/moves.ts';
import { CATEGORIES } from '#src/domain/recipes/kitchen.ts';
import { belongsTo, flagColumn, listColumn, momentColumn } from './columns.ts';
import { users } from './members.ts';
import { recipes } from './recipes.ts';
import { auditLog } from './site.ts';

/** Recipes that came from another place, so that none comes twice; see docs/decisions/0097-moving-in.md. */
export const movedRecipes = sqliteTable(
  'moved_recipes',
  {
    /** The format it came in: "paprika". */
    source: text('source').notNull(),
    /** By which it is known there, or what stands for its content. */
    foreignId: text('foreign_id').notNull(),
    recipeId: belongsTo('recipe_id', () => recipes.id).notNull(),
    /** What no field of ours holds, by the name it had there. */
    kept: text('kept', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** The address of its page there, which leads here once it's public; `null` where it isn't to. */
    oldAddress: text('old_address'),
    movedAt: momentColumn('moved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.foreignId] }),
    index('moved_recipes_recipe').on(table.recipeId),
  ],
);

/** Files of other places that administrators have sent to move in with. */
export const moves = sqliteTable('moves', {
  /** Also the name of its file in DATA_DIR. */
  id: text('id').primaryKey(),
  /** What the file was called. */
  name: text('name').notNull(),
  /** When it was last changed where it came from (UTC milliseconds): with name and size, what tells that the rest is of the same. */
  modifiedAt: integer('modified_at'),
  /** Bytes of it, and how many have come. */
  size: integer('size').notNull(),
  received: integer('received').notNull(),
  state: text('state', { enum: MOVE_STATES }).notNull(),
  /** Why it failed, or waits. */
  problem: text('problem'),
  /** Who has it done: the log names them. */
  startedBy: text('started_by').references(() => users.id, { onDelete: 'set null' }),
  /** Whose drafts they become. */
  ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
  tags: text('tags', { mode: 'json' }).$type<TagMap>().notNull(),
  authors: text('authors', { mode: 'json' }).$type<AuthorMap>().notNull().default({}),
  keepsAddresses: flagColumn('keeps_addresses').notNull(),
  /** The files in it, and how many were read. */
  files: integer('files').notNull(),
  filesRead: integer('files_read').notNull(),
  /** Files in which no recipe was found, with the reason. */
  passed: text('passed', { mode: 'json' }).$type<{ name: string; why: string }[]>().notNull(),
  createdAt: momentColumn('created_at').notNull(),
  /** `null` until then. */
  endedAt: momentColumn('ended_at'),
});

/** The recipes of a move, as they were read and what became of them. */
export const moveItems = sqliteTable(
  'move_items',
  {
    moveId: belongsTo('move_id', () => moves.id).notNull(),
    /** From 0, in the order of the file. */
    number: integer('number').notNull(),
    /** The file in it, and which of its recipes. */
    file: text('file').notNull(),
    at: integer('at').notNull(),
    /** The format, and by which it is known there. */
    source: text('source').notNull(),
    label: text('label').notNull(),
    foreignId: text('foreign_id').notNull(),
    title: text('title').notNull(),
    state: text('state', { enum: MOVE_ITEM_STATES }).notNull(),
    isChosen: flagColumn('is_chosen').notNull(),
    category: text('category', { enum: CATEGORIES }),
    tags: listColumn('tags'),
    /** Who it's by at the old place. */
    author: text('author'),
    /** What our fields are called that it fills, and what is kept with it by the names it had there. */
    used: listColumn('used'),
    kept: listColumn('kept'),
    /** Why it may not be public yet. */
    gateProblem: text('gate_problem'),
    allergens: listColumn('allergens'),
    /** How many pictures came along, and how many didn't. */
    picturesHere: integer('pictures_here').notNull(),
    picturesMissing: integer('pictures_missing').notNull(),
    twin: text('twin', { enum: TWINS }),
    oldAddress: text('old_address'),
    /** Why it can't be read, or what is to be said of it. */
    notes: listColumn('notes'),
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** The entry of the log from which it can be taken back. */
    entryId: integer('entry_id').references(() => auditLog.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.moveId, table.number] }),
    index('move_items_state').on(table.moveId, table.state, table.number),
    index('move_items_known').on(table.moveId, table.foreignId),
    index('move_items_recipe').on(table.recipeId),
    index('move_items_entry').on(table.entryId),
  ],
);
