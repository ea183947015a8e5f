import {
  chooseOwnNewsletterCall,
  type OwnNewsletter,
  ownNewsletterCall,
} from '#src/contracts/newsletter/own-newsletter.ts';
import { succeeds, tellError } from '../attempt.ts';
import { call } from '../client.ts';
import { createFetcherStore, retried } from '../query.ts';
import { toast } from '../toasts.ts';
import { $member, setMember } from './session.ts';

export const $ownNewsletter = createFetcherStore(['own-newsletter'], {
  fetcher: () => retried(() => call(ownNewsletterCall)),
});

/** Has the newsletter bring what the member chooses; what is on screen follows at once. */
export async function chooseNewsletter(choice: Partial<Pick<OwnNewsletter, 'topics' | 'allergens'>>): Promise<void> {
  const before = $ownNewsletter.get().data;
  if (!before) return;
  const { topics, allergens } = { ...before, ...choice };
  $ownNewsletter.mutate({ ...before, topics, allergens });
  const isSaved = await succeeds(tellError, 'We couldn’t save that. Please try again.', async () => {
    const after = await call(chooseOwnNewsletterCall, { body: { topics, allergens } });
    const member = $member.get();
    if (member) setMember({ ...member, newsletterSubscription: after.isSubscribed });
    $ownNewsletter.mutate(after);
    toast({ title: after.isSubscribed ? 'Your newsletter is saved' : 'You’re unsubscribed' });
  });
  if (!isSaved) $ownNewsletter.mutate(before);
}
