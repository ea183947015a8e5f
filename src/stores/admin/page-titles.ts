import { type ConfiguredTitle, changePageTitleCall, pageTitlesCall } from '#src/contracts/admin-page-titles.ts';
import type { PageTitle } from '#src/domain/site.ts';
import { call } from '../client.ts';
import { createFetcherStore, retried } from '../query.ts';
import { toast } from '../toasts.ts';
import { failed } from './failed.ts';

export const $pageTitles = createFetcherStore(['admin-page-titles'], {
  fetcher: () => retried(() => call(pageTitlesCall)),
});

/** Resolves to whether it was saved. Both texts empty bring the default back. */
export async function savePageTitle(page: ConfiguredTitle['page'], title: PageTitle): Promise<boolean> {
  try {
    const saved = await call(changePageTitleCall, { params: { page }, body: title });
    $pageTitles.mutate(($pageTitles.get().data ?? []).map((other) => (other.page === page ? saved : other)));
    toast({ title: saved.isConfigured ? 'Page title saved' : 'Page title is the default again' });
    return true;
  } catch (error) {
    failed('Failed to update page title', error);
    return false;
  }
}
