import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { siteFacts } from '#src/server/site/site-facts.ts';
import { sitemap, sitemapPart } from '#src/server/sitemap/sitemap.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const locations = (xml: string | null): string[] =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc ?? '');

describe('sitemap', () => {
  it('names a recipe with its picture and the time of its last change', async () => {
    const [row] = await read().select().from(recipes).where(eq(recipes.id, 'red-lentil-dal'));
    const { url } = siteFacts();
    expect(await sitemap()).toContain(
      `<url><loc>${url}/recipes/red-lentil-dal</loc><lastmod>${new Date(row?.updatedAt ?? 0).toISOString()}</lastmod>` +
        `<image:image><image:loc>${url}/pictures/red-lentil-dal.jpg</image:loc></image:image></url>`,
    );
  });

  it('says of a list when any recipe last changed', async () => {
    const { url } = siteFacts();
    const updatedAt = Date.UTC(2031, 4, 6, 7, 8, 9);
    await write((tx) => tx.update(recipes).set({ updatedAt }).where(eq(recipes.id, 'lentil-soup')));
    const changed = '<lastmod>2031-05-06T07:08:09.000Z</lastmod>';
    for (const path of ['/recipes', '/trending']) {
      expect(await sitemap()).toContain(`<url><loc>${url}${path}</loc>${changed}`);
    }
  });

  it('leaves drafts out', async () => {
    await write(async (tx) => {
      await tx.update(recipes).set({ isPublished: false }).where(eq(recipes.id, 'tiramisu'));
    });
    expect(await sitemap()).not.toContain('/recipes/tiramisu<');
  });

  it('escapes what XML would read as its own', async () => {
    await write(async (tx) => {
      await tx
        .update(recipes)
        .set({ imageUrl: 'https://example.org/a.jpg?b=1&c=2' })
        .where(eq(recipes.id, 'ratatouille'));
    });
    expect(await sitemap()).toContain('<image:loc>https://example.org/a.jpg?b=1&amp;c=2</image:loc>');
  });

  it('is an index of parts once it is too long, which together name every address once', async () => {
    const whole = locations(await sitemap());
    const index = await sitemap(60);
    expect(index).toContain('<sitemapindex');
    const parts = await Promise.all(locations(index).map((_, i) => sitemapPart(i + 1, 60)));
    expect(parts.length).toBe(Math.ceil(whole.length / 60));
    expect(parts.flatMap(locations)).toEqual(whole);
    expect(await sitemapPart(parts.length + 1, 60)).toBeNull();
    expect(await sitemapPart(0, 60)).toBeNull();
  });
});
