import { eq } from 'drizzle-orm';
import { pageTitles } from '#src/db/schema.ts';
import { PAGE_KEYS, type PageKey, type PageTitle } from '#src/domain/site.ts';
import { type Actor, recordAudit } from './audit.ts';
import { read, write } from './database.ts';
import { tag } from './tags.ts';

/** Configured title of a page; both texts empty while the page's own default stands. */
export async function pageTitle(page: PageKey): Promise<PageTitle> {
  const [row] = await read().select().from(pageTitles).where(eq(pageTitles.page, page));
  return { title: row?.title ?? '', subtitle: row?.subtitle ?? '' };
}

export interface ConfiguredTitle extends PageTitle {
  page: PageKey;
  /** False while the page's own default stands. */
  isConfigured: boolean;
}

/** Title of every page that can be given one. */
export async function pageTitlesOfAll(): Promise<ConfiguredTitle[]> {
  const rows = await read().select().from(pageTitles);
  const byPage = new Map(rows.map((row) => [row.page, row]));
  return PAGE_KEYS.map((page) => {
    const { title = '', subtitle = '' } = byPage.get(page) ?? {};
    return { page, title, subtitle, isConfigured: byPage.has(page) };
  });
}

/** Sets a page's title; without one its default comes back. */
export async function changePageTitle(page: PageKey, title: PageTitle, actor: Actor): Promise<ConfiguredTitle> {
  const isConfigured = title.title !== '';
  await write(async (tx, change) => {
    if (isConfigured) {
      const set = { ...title, updatedAt: Date.now() };
      await tx
        .insert(pageTitles)
        .values({ page, ...set })
        .onConflictDoUpdate({ target: pageTitles.page, set });
    } else await tx.delete(pageTitles).where(eq(pageTitles.page, page));
    await recordAudit(tx, actor, { action: 'page_title.change', subject: page, details: { ...title } });
    change.touch('content', tag.site);
  });
  return { page, ...title, isConfigured };
}
