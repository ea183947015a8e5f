import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { wantedSchema } from '#src/domain/newsletter/wanted.ts';
import { read, write } from '../base/database.ts';
import { suppressionOf } from '../mail/suppressions.ts';
import { isSubscriberLink, type SubscriberLink } from './links.ts';
import { findSubscriber, leave, subscribe } from './subscriptions.ts';

/** The deed, as the page says it. */
export type Done = 'confirmed' | 'saved' | 'left' | 'never';

/**
 * Saves what a subscriber wants from now on, by the fields of a form: topics, and what must not be in recipes. `leave` ends all
 * of it, and so does no topic. Throws `validation` for what is no topic, and `conflict` where nothing is sent to the address
 * whatever is chosen.
 */
export function choose(id: string, fields: Readonly<Record<string, readonly string[]>>): Promise<Done> {
  const { topics = [], diets = [], allergens = [] } = fields;
  const { data: wanted } = wantedSchema.safeParse({ topics, diets, allergens });
  if (!wanted) throw new AppError('validation', 'There’s no such letter');
  return write(async (tx) => {
    const subscriber = await findSubscriber(id, tx);
    if (!subscriber) return 'never';
    if ('leave' in fields || wanted.topics.length === 0) {
      await leave(tx, subscriber, 'choices');
      return subscriber.state === 'waiting' ? 'never' : 'left';
    }
    // Whoever was asked to confirm confirms first.
    if (subscriber.state === 'waiting') throw new AppError('conflict', 'Please confirm your subscription first');
    await subscribe(tx, subscriber.address, { ...wanted, form: 'choices', source: 'choices' });
    return 'saved';
  });
}

/** The choices the page of a link shows; `null` for one that this site did not make. */
export async function choicesOf(link: SubscriberLink) {
  if (!(await isSubscriberLink(link))) return null;
  const subscriber = await findSubscriber(link.subscriber);
  return {
    subscriber,
    suppression: subscriber && (await suppressionOf(subscriber.address)),
    isMember: subscriber !== null && (await isMember(subscriber.address)),
  };
}

/** Whether an address is that of an account which has verified it. */
async function isMember(address: string): Promise<boolean> {
  const [row] = await read()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, address), isNotNull(users.emailVerifiedAt)));
  return row !== undefined;
}
