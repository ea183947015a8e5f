import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { handInTable, previewTable, publishedColumns, revisionTable } from './published.ts';

export const guides = sqliteTable(
  'guides',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Markdown. */
    body: text('body').notNull().default(''),
    imageUrl: text('image_url'),
    author: text('author'),
    /** By which recipes name what it is about. */
    names: text('names', { mode: 'json' }).$type<string[]>().notNull().default(sql`'[]'`),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    ...publishedColumns(),
  },
  (table) => [index('guides_newest').on(table.isPublished, table.createdAt)],
);

export const guideRevisions = revisionTable('guide', () => guides.id);
export const guidePreviews = previewTable('guide');
export const guideHandIns = handInTable('guide', () => guides.id);
