import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { collectionPreviews, collectionRevisions, collections } from './collections.ts';
import { cookNotePhotos } from './cook-notes.ts';
import { cookings } from './cookings.ts';
import { guidePreviews, guideRevisions, guides } from './guides.ts';
import { newsletterLetterRevisions, newsletterLetters } from './letters.ts';
import { recipePreviews, recipeRevisions, recipes } from './recipes.ts';
import { auditItems, banners, settings } from './site.ts';
import { siteTextPreviews, siteTextRevisions, siteTexts } from './texts.ts';

/**
 * Every column that holds pictures' addresses, alone, in a list or somewhere in JSON. An uploaded picture that none of them
 * names is removed after a week. A new kind of picture is a line here; tests/unit/db/picture-columns.test.ts asks for it.
 */
export const PICTURE_COLUMNS: readonly SQLiteColumn[] = [
  recipes.imageUrl,
  recipes.processImages,
  recipes.availableImages,
  recipes.mainImageOptions,
  recipeRevisions.kept,
  recipePreviews.kept,
  collections.imageUrl,
  collectionRevisions.kept,
  collectionPreviews.kept,
  guides.imageUrl,
  guides.body,
  guideRevisions.kept,
  guidePreviews.kept,
  banners.imageUrl,
  auditItems.before,
  auditItems.after,
  settings.value,
  siteTexts.body,
  siteTextRevisions.kept,
  siteTextPreviews.kept,
  cookNotePhotos.picture,
  cookings.photo,
  newsletterLetters.blocks,
  newsletterLetterRevisions.kept,
];
