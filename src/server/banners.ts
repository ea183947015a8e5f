import { and, desc, eq } from 'drizzle-orm';
import { banners } from '#src/db/schema.ts';
import { type Banner, bannerSchema, SHOWN_ON } from '#src/domain/banners.ts';
import type { PageKey } from '#src/domain/site.ts';
import { read } from './database.ts';
import { getSettings } from './settings.ts';

/** Banners a page takes turns with, the highest priority first. */
export async function bannersOf(page: PageKey): Promise<Banner[]> {
  const { showOnlyActive } = await getSettings('banners');
  const rows = await read()
    .select()
    .from(banners)
    .where(and(eq(banners[SHOWN_ON[page]], true), showOnlyActive ? eq(banners.isActive, true) : undefined))
    .orderBy(desc(banners.priority), banners.id);
  return rows.map((row) => bannerSchema.parse(row));
}
