import { chooseMailListsCall, mailListsCall } from '#src/contracts/members/account.ts';
import type { MailList } from '#src/domain/members/mail-lists.ts';
import { succeeds, tellError } from '../attempt.ts';
import { call } from '../client.ts';
import { createFetcherStore, retried } from '../query.ts';
import { toast } from '../toasts.ts';

export const $mailLists = createFetcherStore(['mail-lists'], { fetcher: () => retried(() => call(mailListsCall)) });

/** Says whether the member gets mails of a list; what is on screen follows at once. */
export async function chooseMailList(list: MailList, isWanted: boolean): Promise<void> {
  const before = $mailLists.get().data;
  if (!before) return;
  const wanted = { ...before, [list]: isWanted };
  $mailLists.mutate(wanted);
  const isSaved = await succeeds(tellError, 'We couldn’t save that. Please try again.', async () => {
    await call(chooseMailListsCall, { body: wanted });
    toast({ title: isWanted ? 'You’ll get these again' : 'You won’t get these any more' });
  });
  if (!isSaved) $mailLists.mutate(before);
}
