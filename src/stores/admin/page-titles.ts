import { changePageTitleCall, pageTitlesCall, resetPageTitleCall } from '#src/contracts/site/admin-page-titles.ts';
import type { ConfiguredTitle, PageKey, PageTitleChange } from '#src/domain/site/site.ts';
import { call } from '../client.ts';
import { createFetcherStore, retried } from '../query.ts';
import { toast } from '../toasts.ts';
import { failed } from './failed.ts';

export const $pageTitles = createFetcherStore(['admin-page-titles'], {
  fetcher: () => retried(() => call(pageTitlesCall)),
});

/** Resolves to whether it was saved. */
export const savePageTitle = (page: PageKey, body: PageTitleChange): Promise<boolean> =>
  change(() => call(changePageTitleCall, { params: { page }, body }), 'Page title saved');

/** Brings a page's default back; resolves to whether that was saved. */
export const resetPageTitle = (page: PageKey): Promise<boolean> =>
  change(() => call(resetPageTitleCall, { params: { page } }), 'Page title is the default again');

async function change(save: () => Promise<ConfiguredTitle>, done: string): Promise<boolean> {
  try {
    const saved = await save();
    $pageTitles.mutate(($pageTitles.get().data ?? []).map((other) => (other.page === saved.page ? saved : other)));
    toast({ title: done });
    return true;
  } catch (error) {
    failed('Failed to update page title', error);
    return false;
  }
}
