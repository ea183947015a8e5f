import {
  deleteRedirectCall,
  importRedirectsCall,
  redirectsCall,
  saveRedirectCall,
} from '#src/contracts/site/admin-redirects.ts';
import { counted } from '#src/domain/counted.ts';
import { succeeds } from '../../attempt.ts';
import { call, refusedFields } from '../../client.ts';
import { forgetAnswers } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { createList } from '../list.ts';

const KEY = 'admin-redirects';

export const {
  $filter: $redirectFilter,
  $list: $redirects,
  narrow: filterRedirects,
} = createList(KEY, redirectsCall, { search: '', page: 1 });

/** Resolves to `undefined` once it is saved, else to what the server finds wrong with single fields. */
export const addRedirect = (body: { from: string; to: string }) =>
  saving('Failed to save redirect', async () => {
    const { from, to } = await call(saveRedirectCall, { body });
    toast({ title: 'Redirect saved', description: `${from} leads to ${to}` });
  });

/** The same of pasted lines. */
export const addRedirects = (text: string) =>
  saving('Failed to save redirects', async () => {
    const { saved } = await call(importRedirectsCall, { body: { text } });
    toast({ title: `${counted(saved, 'redirect')} saved` });
  });

async function saving(words: string, save: () => Promise<void>): Promise<Record<string, string> | undefined> {
  try {
    await save();
    forgetAnswers(KEY);
    return undefined;
  } catch (error) {
    const refused = refusedFields(error);
    if (!refused) failed(words, error);
    return refused ?? {};
  }
}

export async function removeRedirect({ from, to }: { from: string; to: string }): Promise<void> {
  await succeeds(failed, 'Failed to delete redirect', async () => {
    await call(deleteRedirectCall, { query: { from } });
    toast({
      title: 'Redirect deleted',
      description: from,
      action: { label: 'Undo', run: () => void addRedirect({ from, to }) },
    });
  });
  forgetAnswers(KEY);
}
