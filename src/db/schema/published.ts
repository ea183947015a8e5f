import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { HandInState, Remark } from '#src/domain/published/handing-in.ts';
import { belongsTo, flagColumn, listColumn, momentColumn } from './columns.ts';
import { users } from './members.ts';

/** State of whatever is published; see docs/decisions/0060-what-is-published-describes-itself.md. */
export const publishedColumns = () => ({
  isPublished: flagColumn('is_published').notNull().default(false),
  /** When it is to become public, and to be so no longer; empty again once that is done. */
  publishAt: momentColumn('publish_at'),
  unpublishAt: momentColumn('unpublish_at'),
  /** Who writes it; `null` of the catalogue's own, and where the account is gone. */
  ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
  /** When it was put into the bin; then it is a draft, whatever it was before. */
  deletedAt: momentColumn('deleted_at'),
  /** Whether it was public when it was put into the bin. */
  wasPublished: flagColumn('was_published').notNull().default(false),
  publishedAt: momentColumn('published_at'),
  createdAt: momentColumn('created_at').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});

const anyTable = () =>
  sqliteTable('published', {
    /** Readable slug, the end of its address. */
    id: text('id').notNull().unique(),
    title: text('title').notNull(),
    ...publishedColumns(),
  });
/** The table of any kind, as the mechanism knows it. */
export type PublishedTable = ReturnType<typeof anyTable>;
export type PublishedRow = PublishedTable['$inferSelect'];

/** A table as the mechanism sees it. */
export const asPublished = (
  table: { [Column in keyof PublishedRow]: AnySQLiteColumn<{ data: NonNullable<PublishedRow[Column]> }> },
): PublishedTable => table as unknown as PublishedTable;

/** The things of a kind as they were before each change. */
export const revisionTable = (kind: string, thing: () => AnySQLiteColumn) =>
  sqliteTable(
    `${kind}_revisions`,
    {
      id: integer('id').primaryKey({ autoIncrement: true }),
      of: belongsTo(`${kind}_id`, thing).notNull(),
      at: momentColumn('at').notNull(),
      /** Address of who made the change that ended it. */
      actor: text('actor').notNull(),
      /** Names of the fields that change was of. */
      fields: listColumn<string>('fields'),
      kept: text(kind, { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    },
    (table) => [index(`${kind}_revisions_${kind}`).on(table.of, table.at)],
  );
export type RevisionTable = ReturnType<typeof revisionTable>;

/** A thing as its editor has it, to look at as a page before it is saved: one for each administrator, the newest. */
export const previewTable = (kind: string) =>
  sqliteTable(`${kind}_previews`, {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    kept: text(kind, { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    at: momentColumn('at').notNull(),
  });
export type PreviewTable = ReturnType<typeof previewTable>;

/** The times a thing was handed in, and what came of each. */
export const handInTable = (kind: string, thing: () => AnySQLiteColumn) =>
  sqliteTable(
    `${kind}_hand_ins`,
    {
      id: integer('id').primaryKey({ autoIncrement: true }),
      of: belongsTo(`${kind}_id`, thing).notNull(),
      /** Who handed it in; `null` where the account is gone. */
      byId: text('by_id').references(() => users.id, { onDelete: 'set null' }),
      at: momentColumn('at').notNull(),
      /** When what was handed in had been changed last. */
      version: momentColumn('version').notNull(),
      state: text('state').$type<HandInState>().notNull().default('handed-in'),
      /** Who sent it back, approved or published it. */
      answeredById: text('answered_by_id').references(() => users.id, { onDelete: 'set null' }),
      answeredAt: momentColumn('answered_at'),
      remarks: text('remarks', { mode: 'json' }).$type<Remark[]>().notNull().default(sql`'[]'`),
    },
    (table) => [
      index(`${kind}_hand_ins_${kind}`).on(table.of, table.id),
      index(`${kind}_hand_ins_by`).on(table.byId, table.at),
      index(`${kind}_hand_ins_answered_by`).on(table.answeredById),
    ],
  );
export type HandInTable = ReturnType<typeof handInTable>;
