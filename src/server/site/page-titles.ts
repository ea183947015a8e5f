import { eq } from 'drizzle-orm';
import { pageTitles } from '#src/db/schema.ts';
import {
  type ConfiguredTitle,
  PAGE_KEYS,
  type PageKey,
  type PageTitle,
  type PageTitleChange,
} from '#src/domain/site/site.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { tag } from '../base/tags.ts';

const NONE: PageTitle = { title: '', subtitle: '' };

/** Configured title of a page; both texts empty while the page's own default stands. */
export async function pageTitle(page: PageKey): Promise<PageTitle> {
  const [row] = await read().select().from(pageTitles).where(eq(pageTitles.page, page));
  return row ? { title: row.title, subtitle: row.subtitle } : NONE;
}

/** Title of every page that can be given one. */
export async function pageTitlesOfAll(): Promise<ConfiguredTitle[]> {
  const rows = await read().select().from(pageTitles);
  const byPage = new Map(rows.map((row) => [row.page, row]));
  return PAGE_KEYS.map((page) => {
    const { title, subtitle } = byPage.get(page) ?? NONE;
    return { page, title, subtitle, isConfigured: byPage.has(page) };
  });
}

/** Sets a page's title, and its subtitle where one is given. */
export async function changePageTitle(page: PageKey, change: PageTitleChange, actor: Actor): Promise<ConfiguredTitle> {
  const set = { ...change, updatedAt: Date.now() };
  const [row] = await write(async (tx, { touch }) => {
    await recordAudit(tx, actor, { action: 'page_title.change', subject: page, details: { ...change } });
    touch('content', tag.site);
    return tx
      .insert(pageTitles)
      .values({ page, subtitle: '', ...set })
      .onConflictDoUpdate({ target: pageTitles.page, set })
      .returning({ title: pageTitles.title, subtitle: pageTitles.subtitle });
  });
  return { page, ...(row ?? NONE), isConfigured: true };
}

/** Brings a page's default back. */
export async function deletePageTitle(page: PageKey, actor: Actor): Promise<ConfiguredTitle> {
  await write(async (tx, change) => {
    await tx.delete(pageTitles).where(eq(pageTitles.page, page));
    await recordAudit(tx, actor, { action: 'page_title.change', subject: page, details: { ...NONE } });
    change.touch('content', tag.site);
  });
  return { page, ...NONE, isConfigured: false };
}
