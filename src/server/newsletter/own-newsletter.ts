import type { Wanted } from '#src/domain/newsletter/wanted.ts';
import { write } from '../base/database.ts';
import { suppressionOf } from '../mail/suppressions.ts';
import { subscribe, subscriptionOf } from './subscriptions.ts';

/** The newsletter of a member's address as they see it. */
export async function ownNewsletter(address: string) {
  const [subscriber, suppression] = [await subscriptionOf(address), await suppressionOf(address)];
  return {
    isSubscribed: subscriber?.state === 'confirmed',
    topics: subscriber?.topics ?? [],
    allergens: subscriber?.allergens ?? [],
    suppression,
  };
}

/** Has it bring a member what they choose. Throws `conflict` where administrators stopped it. */
export async function chooseOwnNewsletter(address: string, wanted: Pick<Wanted, 'topics' | 'allergens'>) {
  await write((tx) => subscribe(tx, address, { ...wanted, form: 'member', source: 'profile' }));
  return ownNewsletter(address);
}
