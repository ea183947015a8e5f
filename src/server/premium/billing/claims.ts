import type { premiumOrders } from '#src/db/schema.ts';
import { write } from '../../base/database.ts';
import { cap, networkCap } from '../../base/limits/limits.ts';
import type { CountedMail } from '../../mail/first-mails.ts';
import { queueMail } from '../../mail/queue.ts';
import type { MailData } from '../../mail/templates.ts';
import { noContractMail } from './mails.ts';

type Order = typeof premiumOrders.$inferSelect;

/** The order as it is shown to whoever ends or withdraws from a contract, so that they know it is the right one. */
export const foundOrder = (order: Order | null) =>
  order && {
    order: order.id,
    kind: order.kind,
    amount: order.amount,
    currency: order.currency,
    orderedAt: order.agreedAt,
  };

const claims = networkCap({ times: 30, seconds: 3600 });

/** Counts somebody's question about a contract; throws `rate_limited` after many from one address. */
export const countClaim = (address: string): Promise<void> => claims.take(address);

const tellings = cap({ times: 1, seconds: 86_400 });

/** Tells an address that there is no contract for it: once a day, whatever comes in. */
export async function tellNothingFound(
  email: string,
  counted: CountedMail,
  wish: MailData<'no-contract'>['wish'],
  at: number,
): Promise<void> {
  if (await tellings.isUsedUp(email)) return;
  await tellings.take(email);
  await write((tx) => queueMail(tx, noContractMail(email, counted, wish, at)));
}
