import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Job } from '#src/domain/site/jobs.ts';
import { flagColumn, momentColumn } from './columns.ts';

/** Visits of a UTC day. */
export const visitDays = sqliteTable('visit_days', {
  day: integer('day').primaryKey(),
  visits: integer('visits').notNull().default(0),
  visitors: integer('visitors').notNull().default(0),
});

/** The salt of today's hashes: one row, written over when the day ends, so that nothing of it is left in the file. */
export const visitSalt = sqliteTable('visit_salt', {
  id: integer('id').primaryKey(),
  day: integer('day').notNull(),
  /** 32 random bytes in hexadecimal. */
  salt: text('salt').notNull(),
});

/** Today's visitors, and what recipes they looked at, as salted hashes; emptied when the day ends. */
export const visitorHashes = sqliteTable('visitor_hashes', {
  hash: text('hash').primaryKey(),
  day: integer('day').notNull(),
});

export const banners = sqliteTable('banners', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  imageUrl: text('image_url').notNull(),
  priority: integer('priority').notNull().default(1),
  isActive: flagColumn('is_active').notNull().default(true),
  showOnHome: flagColumn('show_on_home').notNull().default(true),
  showOnCategories: flagColumn('show_on_categories').notNull().default(false),
  showOnRecipes: flagColumn('show_on_recipes').notNull().default(false),
  showOnFavourites: flagColumn('show_on_favourites').notNull().default(false),
  showOnShop: flagColumn('show_on_shop').notNull().default(false),
  /** The address a press on it leads to: a path of this site or an https address; empty where it leads nowhere. */
  linkUrl: text('link_url').notNull().default(''),
  /** Shown from then on, and until then (UTC milliseconds); `null` without such an end. */
  startsAt: momentColumn('starts_at'),
  endsAt: momentColumn('ends_at'),
  createdAt: momentColumn('created_at').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});

/** Addresses that were once, and where on this site what they had is now. */
export const redirects = sqliteTable('redirects', {
  /** Path, with its query where it had one, in well-formed encoding. */
  from: text('from_path').primaryKey(),
  to: text('to_path').notNull(),
  origin: text('origin', { enum: ['hand', 'import', 'slug', 'move'] }).notNull(),
  createdAt: momentColumn('created_at').notNull(),
});

/**
 * Notes on what readers came upon on a UTC day, of nobody in particular: see src/server/site/reader-notes.ts for its bounds.
 */
export const readerNotes = sqliteTable(
  'reader_notes',
  {
    kind: text('kind', { enum: ['search', 'found', 'address', 'referrer', 'campaign'] }).notNull(),
    /** Days since 1970. */
    day: integer('day').notNull(),
    text: text('text').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.text] })],
);

export const pageTitles = sqliteTable('page_titles', {
  page: text('page', { enum: ['home', 'categories', 'recipes', 'favourites', 'shop'] }).primaryKey(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull().default(''),
  updatedAt: momentColumn('updated_at').notNull(),
});

/** Site, banner and advertising settings: one row a group, each checked by its schema in the domain. */
export const settings = sqliteTable('settings', {
  name: text('name', {
    enum: [
      'site',
      'banners',
      'ads',
      'catalogue',
      'catalogue-collections',
      'catalogue-guides',
      'plan',
      'notes',
      'letters',
      'weeks',
      'own-recipes',
      'featured',
      'appearance',
    ],
  }).primaryKey(),
  value: text('value', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});

/**
 * When what a tag names last changed, as numbers of one ever-growing sequence. A page made at sequence number n is
 * current while every one of its tags has `version <= n`, and may never be shown again once a tag has
 * `contentVersion > n`; between the two only figures (ratings, views) have moved.
 */
export const contentVersions = sqliteTable(
  'content_versions',
  {
    tag: text('tag').primaryKey(),
    version: integer('version').notNull(),
    contentVersion: integer('content_version').notNull().default(0),
    changedAt: momentColumn('changed_at').notNull(),
  },
  (table) => [index('content_versions_version').on(table.version)],
);

export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: momentColumn('at').notNull(),
    actorId: text('actor_id'),
    /** Kept in words, because accounts may go. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: text('details', { mode: 'json' }).$type<Record<string, unknown>>(),
    /** Micro-euros that a model's answer cost, where one was asked. */
    cost: real('cost'),
    /** The entry whose deed this one took back. */
    takesBack: integer('takes_back'),
  },
  (table) => [index('audit_log_at').on(table.at)],
);

/** What one deed of the log changed, thing by thing: kept as long as it can be taken back. */
export const auditItems = sqliteTable(
  'audit_items',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => auditLog.id, { onDelete: 'cascade' }),
    /** Kind and id of the thing. */
    kind: text('kind').notNull(),
    item: text('item').notNull(),
    /** The fields that were changed, as they were and as they were then; `null` where there was no such thing. */
    before: text('before', { mode: 'json' }).$type<Record<string, unknown>>(),
    after: text('after', { mode: 'json' }).$type<Record<string, unknown>>(),
    /** What became of it when the deed was taken back; `null` until then. */
    outcome: text('outcome', { enum: ['done', 'changed', 'gone', 'refused'] }),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.kind, table.item] }),
    index('audit_items_item').on(table.item),
  ],
);

/** The key that this site's links are signed with: one row, made when it is first needed. */
export const signingKey = sqliteTable('signing_key', {
  id: integer('id').primaryKey(),
  /** 32 random bytes in hexadecimal. */
  key: text('key').notNull(),
});

/** The work that jobs could not do, item by item, until it is done or no more to do. */
export const jobFailures = sqliteTable(
  'job_failures',
  {
    job: text('job').$type<Job>().notNull(),
    /** The item the job works on, by its id. */
    item: text('item').notNull(),
    /** The words that were said: a vendor's words, an error's message. */
    words: text('words').notNull(),
    tries: integer('tries').notNull(),
    firstAt: momentColumn('first_at').notNull(),
    lastAt: momentColumn('last_at').notNull(),
    nextTryAt: momentColumn('next_try_at').notNull(),
    /** Somebody did not answer, which may be over by the next try. */
    isPassing: flagColumn('is_passing').notNull(),
    /** When administrators were written about it. */
    toldAt: momentColumn('told_at'),
  },
  (table) => [primaryKey({ columns: [table.job, table.item] })],
);
