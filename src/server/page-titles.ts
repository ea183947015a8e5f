import { eq } from 'drizzle-orm';
import { pageTitles } from '#src/db/schema.ts';
import type { PageKey, PageTitle } from '#src/domain/site.ts';
import { read } from './database.ts';

/** Configured title of a page; both texts empty while the page's own default stands. */
export async function pageTitle(page: PageKey): Promise<PageTitle> {
  const [row] = await read().select().from(pageTitles).where(eq(pageTitles.page, page));
  return { title: row?.title ?? '', subtitle: row?.subtitle ?? '' };
}
