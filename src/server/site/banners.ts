import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
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
import { type Actor, recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { tag } from '../base/tags.ts';

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
    await recordAudit(tx, actor, { action: 'banner.create', subject: banner.title });
    change.touch('content', tag.site);
    return bannerSchema.parse(made);
  });
}

/** Changes a banner; `null` when there is none. */
export function changeBanner(id: string, fields: BannerChange, actor: Actor): Promise<Banner | null> {
  return write(async (tx, change) => {
    const [changed] = await tx
      .update(banners)
      .set({ ...fields, updatedAt: Date.now() })
      .where(eq(banners.id, id))
      .returning();
    if (!changed) return null;
    await recordAudit(tx, actor, { action: 'banner.edit', subject: changed.title, details: { ...fields } });
    change.touch('content', tag.site);
    return bannerSchema.parse(changed);
  });
}

/** Deletes a banner; `false` when there is none. */
export function deleteBanner(id: string, actor: Actor): Promise<boolean> {
  return write(async (tx, change) => {
    const [gone] = await tx.delete(banners).where(eq(banners.id, id)).returning({ title: banners.title });
    if (!gone) return false;
    await recordAudit(tx, actor, { action: 'banner.delete', subject: gone.title });
    change.touch('content', tag.site);
    return true;
  });
}
