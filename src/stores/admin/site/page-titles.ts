import { changePageTitleCall, pageTitlesCall, resetPageTitleCall } from '#src/contracts/site/admin-page-titles.ts';
import type { ConfiguredTitle, PageKey, PageTitleChange } from '#src/domain/site/site.ts';
import { succeeds } from '../../attempt.ts';
import { call } from '../../client.ts';
import { createFetcherStore, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';

export const $pageTitles = createFetcherStore(['admin-page-titles'], {
  fetcher: () => retried(() => call(pageTitlesCall)),
});

/** Resolves to whether it was saved. */
export const savePageTitle = (page: PageKey, body: PageTitleChange): Promise<boolean> =>
  saveTitle(() => call(changePageTitleCall, { params: { page }, body }), 'Page title saved');

/** Brings a page's default back; resolves to whether that was saved. */
export const resetPageTitle = (page: PageKey): Promise<boolean> =>
  saveTitle(() => call(resetPageTitleCall, { params: { page } }), 'Page title reset');

const saveTitle = (save: () => Promise<ConfiguredTitle>, done: string): Promise<boolean> =>
  succeeds(failed, 'Failed to update page title', async () => {
    const saved = await save();
    $pageTitles.mutate(($pageTitles.get().data ?? []).map((other) => (other.page === saved.page ? saved : other)));
    toast({ title: done });
  });
