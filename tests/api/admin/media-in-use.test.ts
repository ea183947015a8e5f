import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, getTableName } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '#src/db/client.ts';
import { PICTURE_COLUMNS } from '#src/db/schema/pictures.ts';
import {
  auditItems,
  auditLog,
  banners,
  collectionPreviews,
  collectionRevisions,
  collections,
  cookings,
  cookNotePhotos,
  guidePreviews,
  guideRevisions,
  guides,
  newsletterLetterRevisions,
  newsletterLetters,
  recipePreviews,
  recipeRevisions,
  recipes,
  settings,
  siteTextPreviews,
  siteTextRevisions,
  siteTexts,
  users,
} from '#src/db/schema.ts';
import { pictures } from '#src/paths.ts';
import { write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { mediaStore } from '#src/server/pictures/media-store.ts';
import { sweepMedia } from '#src/server/pictures/media-sweep.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const USED = `m-${'a'.repeat(24)}`;
const UNUSED = `m-${'b'.repeat(24)}`;
const FILES = [
  ...[USED, UNUSED].flatMap((name) => [`${name}-600.avif`, `${name}.jpg`]),
  // What a process was writing when it was killed.
  `.${USED}-600.avif.4711-1.part`,
];

/** Keeps the files of both pictures as if they were uploaded at that moment. */
async function keepFiles(at: number): Promise<void> {
  for (const file of FILES) {
    await mediaStore().write(file, Buffer.from('a picture'));
    await utimes(join(env().DATA_DIR, 'media', file), new Date(at), new Date(at));
  }
}
const kept = async (): Promise<string[]> => (await mediaStore().list()).map(({ file }) => file).toSorted();

beforeEach(() => keepFiles(Date.now() - WEEK - DAY));
afterEach(async () => {
  for (const file of await kept()) await mediaStore().remove(file);
});

const now = Date.now();
const url = pictures.master(USED);
const onRecipe = (fields: Partial<typeof recipes.$inferInsert>) => (tx: Transaction) =>
  tx.update(recipes).set(fields).where(eq(recipes.id, 'lentil-soup'));

const inLog = (kept: Pick<typeof auditItems.$inferInsert, 'before' | 'after'>) => async (tx: Transaction) => {
  const entry = { at: now, actor: 'ed@example.org', action: 'banner.change', subject: 'Spring' };
  const [made] = await tx.insert(auditLog).values(entry).returning();
  await tx.insert(auditItems).values({ entryId: made?.id ?? 0, kind: 'banner', item: 'spring', ...kept });
};

/** Each place a picture is used in, by its column: how it comes there, and how it goes. */
const PLACES: Record<string, { use: (tx: Transaction) => unknown; drop: (tx: Transaction) => unknown }> = {
  'recipes.image_url': { use: onRecipe({ imageUrl: url }), drop: onRecipe({ imageUrl: null }) },
  'recipes.process_images': { use: onRecipe({ processImages: [url] }), drop: onRecipe({ processImages: [] }) },
  'recipes.available_images': { use: onRecipe({ availableImages: [url] }), drop: onRecipe({ availableImages: [] }) },
  'recipes.main_image_options': {
    use: onRecipe({ mainImageOptions: [url] }),
    drop: onRecipe({ mainImageOptions: [] }),
  },
  'recipe_revisions.recipe': {
    use: (tx) =>
      tx.insert(recipeRevisions).values({
        of: 'lentil-soup',
        at: now,
        actor: 'ada@example.org',
        fields: ['imageUrl'],
        kept: { title: 'Lentil Soup', imageUrl: url },
      }),
    drop: (tx) => tx.delete(recipeRevisions),
  },
  'recipe_previews.recipe': {
    use: async (tx) => {
      const who = { email: 'ada@example.org', passwordHash: '', firstName: 'Ada', createdAt: now, updatedAt: now };
      await tx.insert(users).values({ id: 'ada', ...who });
      await tx.insert(recipePreviews).values({ userId: 'ada', kept: { imageUrl: url }, at: now });
    },
    drop: (tx) => tx.delete(recipePreviews),
  },
  'collections.image_url': {
    use: async (tx) => {
      await tx.update(collections).set({ imageUrl: url }).where(eq(collections.id, 'mezze-table'));
    },
    drop: (tx) => tx.update(collections).set({ imageUrl: null }),
  },
  'collection_revisions.collection': {
    use: (tx) =>
      tx.insert(collectionRevisions).values({
        of: 'mezze-table',
        at: now,
        actor: 'ada@example.org',
        fields: ['imageUrl'],
        kept: { title: 'Mezze', imageUrl: url },
      }),
    drop: (tx) => tx.delete(collectionRevisions),
  },
  'collection_previews.collection': {
    use: async (tx) => {
      const who = { email: 'ed@example.org', passwordHash: '', firstName: 'Ed', createdAt: now, updatedAt: now };
      await tx.insert(users).values({ id: 'ed', ...who });
      await tx.insert(collectionPreviews).values({ userId: 'ed', kept: { imageUrl: url }, at: now });
    },
    drop: (tx) => tx.delete(collectionPreviews),
  },
  'guides.image_url': {
    use: async (tx) => {
      await tx.update(guides).set({ imageUrl: url }).where(eq(guides.id, 'aquafaba'));
    },
    drop: (tx) => tx.update(guides).set({ imageUrl: null }),
  },
  'guides.body': {
    use: async (tx) => {
      await tx
        .update(guides)
        .set({ body: `![A bowl](${url})` })
        .where(eq(guides.id, 'aquafaba'));
    },
    drop: (tx) => tx.update(guides).set({ body: '' }),
  },
  'guide_revisions.guide': {
    use: (tx) =>
      tx
        .insert(guideRevisions)
        .values({ of: 'aquafaba', at: now, actor: 'ed@example.org', fields: ['imageUrl'], kept: { imageUrl: url } }),
    drop: (tx) => tx.delete(guideRevisions),
  },
  'guide_previews.guide': {
    use: async (tx) => {
      const who = { email: 'gil@example.org', passwordHash: '', firstName: 'Gil', createdAt: now, updatedAt: now };
      await tx.insert(users).values({ id: 'gil', ...who });
      await tx.insert(guidePreviews).values({ userId: 'gil', kept: { imageUrl: url }, at: now });
    },
    drop: (tx) => tx.delete(guidePreviews),
  },
  'banners.image_url': {
    use: (tx) => tx.insert(banners).values({ id: 'b', title: 'B', imageUrl: url, createdAt: now, updatedAt: now }),
    drop: (tx) => tx.delete(banners),
  },
  'audit_items.before': { use: inLog({ before: { imageUrl: url } }), drop: (tx) => tx.delete(auditItems) },
  'audit_items.after': { use: inLog({ after: { imageUrl: url } }), drop: (tx) => tx.delete(auditItems) },
  'settings.value': {
    use: (tx) => tx.insert(settings).values({ name: 'banners', value: { fallbackImageUrl: url }, updatedAt: now }),
    drop: (tx) => tx.delete(settings).where(eq(settings.name, 'banners')),
  },
  'site_texts.body': {
    use: (tx) => tx.insert(siteTexts).values({ id: 'help', body: `![A bowl](${url})`, updatedAt: now }),
    drop: (tx) => tx.update(siteTexts).set({ body: '' }),
  },
  'site_text_revisions.site_text': {
    use: (tx) =>
      tx
        .insert(siteTextRevisions)
        .values({ of: 'help', at: now, actor: 'ed@example.org', fields: ['body'], kept: { body: `![](${url})` } }),
    drop: (tx) => tx.delete(siteTextRevisions),
  },
  'site_text_previews.site_text': {
    use: async (tx) => {
      const who = { email: 'tea@example.org', passwordHash: '', firstName: 'Tea', createdAt: now, updatedAt: now };
      await tx.insert(users).values({ id: 'tea', ...who });
      await tx.insert(siteTextPreviews).values({ userId: 'tea', kept: { body: `![](${url})` }, at: now });
    },
    drop: (tx) => tx.delete(siteTextPreviews),
  },
  'cook_note_photos.picture': {
    use: (tx) =>
      tx
        .insert(cookNotePhotos)
        .values({ picture: USED, width: 800, height: 600, fingerprint: '0'.repeat(16), createdAt: now }),
    drop: (tx) => tx.delete(cookNotePhotos),
  },
  'cookings.photo': {
    use: async (tx) => {
      const who = { email: 'cleo@example.org', passwordHash: '', firstName: 'Cleo', createdAt: now, updatedAt: now };
      await tx.insert(users).values({ id: 'cleo', ...who });
      const told = { id: 'once', title: 'Soup', day: '2026-11-16', photo: USED, createdAt: now };
      await tx.insert(cookings).values({ userId: 'cleo', ...told });
    },
    drop: (tx) => tx.delete(cookings),
  },
  'newsletter_letters.blocks': {
    use: (tx) =>
      tx.insert(newsletterLetters).values({
        id: '2026-11-25',
        topic: 'editors',
        subject: 'November',
        preview: '',
        blocks: [{ kind: 'picture', url, alt: 'A pan', link: '' }],
        createdAt: now,
        updatedAt: now,
      }),
    drop: (tx) => tx.delete(newsletterLetters),
  },
  'newsletter_letter_revisions.newsletter_letter': {
    use: async (tx) => {
      const times = { createdAt: now, updatedAt: now };
      await tx.insert(newsletterLetters).values({ id: 'kept', topic: 'editors', subject: '', preview: '', ...times });
      const kept = { blocks: [{ kind: 'picture', url, alt: '', link: '' }] };
      await tx
        .insert(newsletterLetterRevisions)
        .values({ of: 'kept', at: now, actor: 'a@example.org', fields: ['blocks'], kept });
    },
    drop: (tx) => tx.delete(newsletterLetterRevisions),
  },
};

describe('an uploaded picture', () => {
  it('has a place in each column that holds pictures', () => {
    const columns = PICTURE_COLUMNS.map((column) => `${getTableName(column.table)}.${column.name}`);
    expect(Object.keys(PLACES)).toEqual(columns);
  });

  it.each(Object.entries(PLACES))('is kept while %s names it, and no longer than that', async (_, { use, drop }) => {
    await write(async (tx) => void (await use(tx)));
    await sweepMedia();
    expect(await kept()).toEqual(FILES.filter((file) => file.startsWith(USED)).toSorted());
    await write(async (tx) => void (await drop(tx)));
    await sweepMedia();
    expect(await kept()).toEqual([]);
  });

  it('that nobody uses is left alone for a week', async () => {
    await keepFiles(now - WEEK);
    await sweepMedia(now);
    expect(await kept()).toEqual(FILES.toSorted());
    await sweepMedia(now + 60_000);
    expect(await kept()).toEqual([]);
  });

  it('that nobody uses goes when the house is tidied', async () => {
    await cleanUp();
    expect(await kept()).toEqual([]);
  });
});
