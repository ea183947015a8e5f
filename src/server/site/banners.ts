import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { banners } from '#src/db/schema.ts';
import {
  type Banner,
  type BannerChange,
  type BannerSettings,
  bannerSchema,
  type NewBanner,
  SHOWN_ON,
} from '#src/domain/site/banners.ts';
import type { PageKey } from '#src/domain/site/site.ts';
import type { Actor } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import { type ChangedItem, recordDeed, sidesOf } from '../deeds/recorded-deeds.ts';

/** Banners a page takes turns with, the highest priority first. */
export async function bannersOf(
  page: PageKey,
  { showOnlyActive }: Pick<BannerSettings, 'showOnlyActive'>,
): Promise<Banner[]> {
  const rows = await read()
    .select()
    .from(banners)
    .where(and(eq(banners[SHOWN_ON[page]], true), showOnlyActive ? eq(banners.isActive, true) : undefined))
    .orderBy(desc(banners.priority), banners.id);
  return rows.map((row) => bannerSchema.parse(row));
}

/** Every banner, the highest priority first. */
export async function allBanners(): Promise<Banner[]> {
  const rows = await read().select().from(banners).orderBy(desc(banners.priority), banners.id);
  return rows.map((row) => bannerSchema.parse(row));
}

export function createBanner(banner: NewBanner, actor: Actor, now = Date.now()): Promise<Banner> {
  return write(async (tx, change) => {
    const [made] = await tx
      .insert(banners)
      .values({ id: randomUUID(), ...banner, createdAt: now, updatedAt: now })
      .returning();
    const shown = bannerSchema.parse(made);
    await recordDeed(tx, actor, [bannerItem(null, shown)], { verb: 'create' });
    change.touch('content', tag.site);
    return shown;
  });
}

/** Changes a banner; `null` when there is none. */
export function changeBanner(id: string, fields: BannerChange, actor: Actor): Promise<Banner | null> {
  return write(async (tx, change) => {
    const found = await changeBannerWithin(tx, change, id, fields);
    if (!found) return null;
    await recordDeed(tx, actor, [bannerItem(found.before, found.after)], { verb: 'edit', details: { ...fields } });
    return found.after;
  });
}

/** The change as a part of a larger write: how it was, and is; `null` when there is none. */
export async function changeBannerWithin(
  tx: Transaction,
  change: Change,
  id: string,
  fields: BannerChange,
): Promise<{ before: Banner; after: Banner } | null> {
  const ofBanner = eq(banners.id, id);
  const [before] = await tx.select().from(banners).where(ofBanner);
  const set = { ...fields, updatedAt: Date.now() };
  const [after] = await tx.update(banners).set(set).where(ofBanner).returning();
  if (!before || !after) return null;
  change.touch('content', tag.site);
  return { before: bannerSchema.parse(before), after: bannerSchema.parse(after) };
}

/** What a deed changed of a banner: all of one that was made or deleted, else the fields that are not what they were. */
export function bannerItem(before: Banner | null, after: Banner | null): ChangedItem {
  const { id = '', title = '' } = after ?? before ?? {};
  const item = { kind: 'banner', id, called: title };
  if (!before || !after) return { ...item, before, after };
  const changed = (Object.keys(after) as (keyof Banner)[]).filter((field) => before[field] !== after[field]);
  return { ...item, ...sidesOf(before, after, changed) };
}

/** Deletes a banner; `false` when there is none. */
export function deleteBanner(id: string, actor: Actor): Promise<boolean> {
  return write(async (tx, change) => {
    const [gone] = await tx.delete(banners).where(eq(banners.id, id)).returning();
    if (!gone) return false;
    await recordDeed(tx, actor, [bannerItem(bannerSchema.parse(gone), null)], { verb: 'delete' });
    change.touch('content', tag.site);
    return true;
  });
}
