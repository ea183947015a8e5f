import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { CookNoteChanges } from '#src/domain/cook-notes/changes.ts';
import type { CookNoteConcern } from '#src/domain/cook-notes/concerns.ts';
import type { ObjectionOutcome } from '#src/domain/cook-notes/moderation.ts';
import type { ReportOutcome, ReportReason } from '#src/domain/cook-notes/reports.ts';
import type { CookNoteStatus } from '#src/domain/cook-notes/status.ts';
import { belongsTo, listColumn, momentColumn } from './columns.ts';
import { users } from './members.ts';
import { recipes } from './recipes.ts';

/** The notes of members on recipes, for everybody; with a parent, what somebody answers. */
export const cookNotes = sqliteTable(
  'cook_notes',
  {
    id: text('id').primaryKey(),
    recipeId: belongsTo('recipe_id', () => recipes.id).notNull(),
    /** `null` where the account is gone and the note was to stay. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The note that an answer answers. */
    parentId: text('parent_id').references((): AnySQLiteColumn => cookNotes.id, { onDelete: 'cascade' }),
    status: text('status').$type<CookNoteStatus>().notNull(),
    /** As written. It is shown as text alone. */
    text: text('text').notNull(),
    /** The key the same text is known by, however it is spaced and punctuated. */
    textKey: text('text_key').notNull(),
    /** The changes that were made to it. */
    changes: text('changes', { mode: 'json' }).$type<CookNoteChanges>().notNull(),
    /** The sayings in it about the recipe, by rules: computed at every write. */
    sayings: listColumn<string>('sayings'),
    /** `2026-11-16`, in no time zone. */
    cookedOn: text('cooked_on'),
    /** Why a person should look at it. */
    concerns: listColumn<CookNoteConcern>('concerns'),
    /** The reason told its writer when it was refused or hidden. */
    reason: text('reason'),
    createdAt: momentColumn('created_at').notNull(),
    /** When it was last changed by more than spelling. */
    editedAt: momentColumn('edited_at'),
    /** Since when it waits to be looked at, or has been what it is. */
    statusAt: momentColumn('status_at').notNull(),
    /** When it first was to be read. */
    publishedAt: momentColumn('published_at'),
    /** Kept by triggers. */
    helpfulCount: integer('helpful_count').notNull().default(0),
    photoCount: integer('photo_count').notNull().default(0),
    /** The last decision of somebody who looked at it, and when: a member's standing counts it, even of what was deleted. */
    verdict: text('verdict', { enum: ['passed', 'refused'] }),
    verdictAt: momentColumn('verdict_at'),
    /** The text that was decided on, word for word; `null` of decisions before version 42, and of what was deleted. */
    verdictText: text('verdict_text'),
    /** When the recipe's author was told of it. */
    authorToldAt: momentColumn('author_told_at'),
  },
  (table) => [
    uniqueIndex('cook_notes_own').on(table.recipeId, table.userId).where(sql`${table.parentId} is null`),
    index('cook_notes_helpful').on(table.recipeId, table.status, table.parentId, table.helpfulCount, table.publishedAt),
    index('cook_notes_newest').on(table.recipeId, table.status, table.parentId, table.publishedAt),
    index('cook_notes_photos').on(table.recipeId, table.status, table.publishedAt).where(sql`${table.photoCount} > 0`),
    index('cook_notes_answers').on(table.parentId, table.publishedAt).where(sql`${table.parentId} is not null`),
    index('cook_notes_status').on(table.status, table.statusAt),
    index('cook_notes_user').on(table.userId, table.createdAt),
    index('cook_notes_text').on(table.textKey),
    index('cook_notes_created').on(table.createdAt),
    index('cook_notes_untold')
      .on(table.publishedAt)
      .where(sql`${table.status} = 'published' and ${table.authorToldAt} is null`),
  ],
);

/** Photographs of notes. Until it is to be seen, the name of its files begins with `s-`, which no address serves. */
export const cookNotePhotos = sqliteTable(
  'cook_note_photos',
  {
    picture: text('picture').primaryKey(),
    /** `null` until the note it was sent for is saved, and after that note is gone. */
    noteId: text('note_id').references(() => cookNotes.id, { onDelete: 'set null' }),
    /** Who sent it; it goes with the account unless the note stays. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    position: integer('position').notNull().default(0),
    /** The picture in words. */
    alt: text('alt').notNull().default(''),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** 16 hexadecimal digits that stay alike however it is compressed. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    index('cook_note_photos_note').on(table.noteId, table.position),
    // Two that differ in three bits share one of four quarters.
    ...[1, 5, 9, 13].map((at) =>
      index(`cook_note_photos_quarter_${at}`).on(sql`substr(${table.fingerprint}, ${sql.raw(String(at))}, 4)`),
    ),
    index('cook_note_photos_user').on(table.userId),
  ],
);

/** Who found a note helpful. */
export const cookNoteHelpful = sqliteTable(
  'cook_note_helpful',
  {
    noteId: belongsTo('note_id', () => cookNotes.id).notNull(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.userId] }), index('cook_note_helpful_user').on(table.userId)],
);

/** The reports of readers on notes. */
export const cookNoteReports = sqliteTable(
  'cook_note_reports',
  {
    id: text('id').primaryKey(),
    noteId: belongsTo('note_id', () => cookNotes.id).notNull(),
    /** `null` for somebody without an account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The address the answer goes to; `null` for who wants none. */
    email: text('email'),
    reason: text('reason').$type<ReportReason>().notNull(),
    details: text('details').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    answeredAt: momentColumn('answered_at'),
    outcome: text('outcome').$type<ReportOutcome>(),
  },
  (table) => [
    uniqueIndex('cook_note_reports_member').on(table.noteId, table.userId),
    index('cook_note_reports_open').on(table.noteId, table.createdAt).where(sql`${table.answeredAt} is null`),
    index('cook_note_reports_user').on(table.userId),
  ],
);

/** Members who may write no more notes. */
export const cookNoteBlocks = sqliteTable('cook_note_blocks', {
  userId: belongsTo('user_id', () => users.id).primaryKey(),
  reason: text('reason').notNull(),
  at: momentColumn('at').notNull(),
});

/** The objections of writers and reporters to decisions. */
export const cookNoteObjections = sqliteTable(
  'cook_note_objections',
  {
    id: text('id').primaryKey(),
    noteId: belongsTo('note_id', () => cookNotes.id).notNull(),
    /** The report whose answer it is about; `null` where the note's writer objects. */
    reportId: belongsTo('report_id', () => cookNoteReports.id),
    /** When that was decided. */
    decidedAt: momentColumn('decided_at').notNull(),
    text: text('text').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    answeredAt: momentColumn('answered_at'),
    outcome: text('outcome').$type<ObjectionOutcome>(),
    answer: text('answer'),
  },
  (table) => [
    uniqueIndex('cook_note_objections_writer').on(table.noteId, table.decidedAt).where(sql`${table.reportId} is null`),
    uniqueIndex('cook_note_objections_reporter').on(table.reportId, table.decidedAt),
    index('cook_note_objections_note').on(table.noteId),
    index('cook_note_objections_open').on(table.createdAt).where(sql`${table.answeredAt} is null`),
  ],
);
