import { beforeEach, describe, expect, it } from 'vitest';
import { banners, pageTitles } from '#src/db/schema.ts';
import { ROTATION_SLOT_MS } from '#src/domain/site/rotation-slot.ts';
import { write } from '#src/server/base/database.ts';
import { pageFrame } from '#src/server/site/page-frame.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const NOW = ROTATION_SLOT_MS * 1000;
const banner = (id: string, isActive = true) => ({
  id,
  title: `Banner ${id}`,
  description: '',
  imageUrl: '/pictures/red-lentil-dal.jpg',
  isActive,
  showOnHome: false,
  showOnCategories: true,
  createdAt: NOW,
  updatedAt: NOW,
});

async function set(ids: ReturnType<typeof banner>[], title?: { title: string; subtitle: string }): Promise<void> {
  await write(async (tx) => {
    await tx.delete(banners);
    await tx.delete(pageTitles);
    if (ids.length > 0) await tx.insert(banners).values(ids);
    if (title) await tx.insert(pageTitles).values({ page: 'categories', ...title, updatedAt: NOW });
  });
}

describe('pageFrame', () => {
  beforeEach(() => set([]));

  it('shows no banner on a page without configured title and subtitle', async () => {
    await set([banner('a')]);
    expect((await pageFrame('categories', NOW)).banner).toBeNull();
  });

  it('shows the banner of a page with a subtitle alone, for a day', async () => {
    await set([banner('a')], { title: '', subtitle: 'Soup season' });
    const frame = await pageFrame('categories', NOW + 1);
    expect(frame.banner?.id).toBe('a');
    expect(frame.maxAge).toBe(86_400);
  });

  it('holds to the end of the ten minutes while banners take turns', async () => {
    await set([banner('a'), banner('b')], { title: 'Categories', subtitle: '' });
    expect((await pageFrame('categories', NOW)).maxAge).toBe(600);
    expect((await pageFrame('categories', NOW + ROTATION_SLOT_MS - 1500)).maxAge).toBe(2);
  });

  it('leaves out inactive banners and those of other pages', async () => {
    await set([banner('a', false)], { title: 'Categories', subtitle: '' });
    expect((await pageFrame('categories', NOW)).banner).toBeNull();
    await set([banner('a')], { title: 'Categories', subtitle: '' });
    expect((await pageFrame('shop', NOW)).banner).toBeNull();
  });
});

describe('a banner with dates', () => {
  const title = { title: 'Now', subtitle: '' };
  const HOUR = 3_600_000;

  it('shows from its beginning until its end, and its page is kept no longer than that', async () => {
    await set(
      [{ ...banner('dated'), startsAt: NOW + HOUR, endsAt: NOW + 3 * HOUR } as ReturnType<typeof banner>],
      title,
    );
    const before = await pageFrame('categories', NOW);
    expect(before.banner).toBeNull();
    expect(before.maxAge).toBe(3600);
    const during = await pageFrame('categories', NOW + HOUR);
    expect(during.banner?.id).toBe('dated');
    expect(during.maxAge).toBe(7200);
    const after = await pageFrame('categories', NOW + 3 * HOUR);
    expect(after.banner).toBeNull();
    expect(after.maxAge).toBe(86_400);
  });

  it('takes no turn while its time is not now', async () => {
    await set([banner('always'), { ...banner('over'), endsAt: NOW - 1 } as ReturnType<typeof banner>], title);
    expect(await pageFrame('categories', NOW)).toMatchObject({ banner: { id: 'always' }, maxAge: 86_400 });
  });
});
