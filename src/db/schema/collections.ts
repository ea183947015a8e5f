import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CollectionRule, StoredPick } from '#src/domain/collections/collection.ts';
import type { CollectionSeason } from '#src/domain/collections/season.ts';
import { handInTable, previewTable, publishedColumns, revisionTable } from './published.ts';

export const collections = sqliteTable(
  'collections',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    introduction: text('introduction').notNull().default(''),
    picks: text('picks', { mode: 'json' }).$type<StoredPick[]>().notNull().default(sql`'[]'`),
    rule: text('rule', { mode: 'json' }).$type<CollectionRule>(),
    /** Numbers of recipes. */
    never: text('never', { mode: 'json' }).$type<number[]>().notNull().default(sql`'[]'`),
    people: integer('people'),
    imageUrl: text('image_url'),
    season: text('season', { mode: 'json' }).$type<CollectionSeason>(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    ...publishedColumns(),
  },
  (table) => [index('collections_newest').on(table.isPublished, table.createdAt)],
);

export const collectionRevisions = revisionTable('collection', () => collections.id);
export const collectionPreviews = previewTable('collection');
export const collectionHandIns = handInTable('collection', () => collections.id);
