import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SiteTextId } from '#src/domain/site/site-texts.ts';
import { momentColumn } from './columns.ts';
import { previewTable, revisionTable } from './published.ts';

/** Texts of the site that somebody has written in place of the built-in ones. */
export const siteTexts = sqliteTable('site_texts', {
  id: text('id').$type<SiteTextId>().primaryKey(),
  /** The first lines under the title; empty with the text where the built-in one was taken again. */
  description: text('description').notNull().default(''),
  /** Markdown. */
  body: text('body').notNull().default(''),
  updatedAt: momentColumn('updated_at').notNull(),
});

export const siteTextRevisions = revisionTable('site_text', () => siteTexts.id);
export const siteTextPreviews = previewTable('site_text');
