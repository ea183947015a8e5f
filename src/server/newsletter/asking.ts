import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#src/db/client.ts';
import { newsletterRequests, newsletterSubscribers } from '#src/db/schema.ts';
import { emailSchema, ownPathSchema } from '#src/domain/members/accounts.ts';
import { wantedSchema } from '#src/domain/newsletter/wanted.ts';
import { paths } from '#src/paths.ts';
import { write } from '../base/database.ts';
import { sha256 } from '../base/secrets/secrets.ts';
import { issueTicket, readTicket, spendTicket, type Ticket } from '../base/secrets/tickets.ts';
import { siteLink } from '../base/site-link.ts';
import { type CountedMail, countAsked, type Turn, takeTurn } from '../mail/first-mails.ts';
import { queueMail } from '../mail/queue.ts';
import { suppressionOf } from '../mail/suppressions.ts';
import { recordConsent } from './consents.ts';
import { confirmationLink, leaveLinks } from './links.ts';
import { subscriptionOf } from './subscriptions.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds for which an address is kept that does not confirm. */
export const CONFIRM_WITHIN = 7 * DAY;
/** Mails to an address that asks to be asked, and milliseconds between two. */
const MOST_MAILS = 3;
const BETWEEN = DAY;
/** Milliseconds after which it is forgotten how often. */
const MEMORY = 365 * DAY;
/** Nobody reads a form and presses its button in less, in milliseconds. */
const SHORTEST = 1500;

const requestSchema = z.strictObject({
  address: z.string().max(254),
  /** The page with the form. */
  source: ownPathSchema,
  wanted: wantedSchema,
});
export type Request = z.infer<typeof requestSchema>;
const kind = { kind: 'newsletter', schema: requestSchema, lifetime: 2 * HOUR };

/** Shows a form, and says in its ticket when: what was entered so far goes along. */
export const newsletterTicket = (request: Request): Promise<string> => issueTicket(kind, request);
export const readNewsletterTicket = (ticket: string): Promise<Ticket<Request> | null> => readTicket(kind, ticket);

export const addressSchema = emailSchema('Please enter a valid email address');

/** Why a form is shown again. */
export type Trouble = 'address' | 'topics' | 'old' | 'quick';

/**
 * Asks an address by mail whether it wants the newsletter: once a day and three times in all, whoever wants it asked, and
 * never one from which mails came back. Nobody learns here whether it was. Throws `rate_limited`.
 */
export async function askAddress(
  { address, source, wanted }: Request,
  { ticket, network, now = Date.now() }: { ticket: string; network: string; now?: number },
): Promise<Trouble | null> {
  const parsed = addressSchema.safeParse(address);
  if (!parsed.success) return 'address';
  if (wanted.topics.length === 0) return 'topics';
  const shown = await readNewsletterTicket(ticket);
  if (!shown) return 'old';
  if (now - (shown.expiresAt - kind.lifetime) < SHORTEST) return 'quick';
  await write(async (tx) => {
    // Sent twice by a form, it is asked once, and counted once.
    if (!(await spendTicket(tx, shown))) return;
    const counted = countAsked({ network, to: parsed.data, form: 'newsletter' });
    await askOnce(tx, { address: parsed.data, source, wanted }, { at: now, counted });
  });
  return null;
}

async function askOnce(
  tx: Transaction,
  { address, source, wanted }: Request,
  { at, counted }: { at: number; counted: CountedMail },
): Promise<void> {
  if (await suppressionOf(address, tx)) return;
  if (!(await mayBeMailed(tx, address, at))) return;
  const before = await subscriptionOf(address, tx);
  const { topics } = wanted;
  const turn = takeTurn(counted);
  if (before?.state === 'confirmed') return mail(tx, { id: before.id, address, link: null, turn });
  const id = before?.id ?? randomUUID();
  const waiting = { ...wanted, state: 'waiting', source, askedAt: at, stateAt: at } as const;
  await tx
    .insert(newsletterSubscribers)
    .values({ id, address, createdAt: at, ...waiting })
    .onConflictDoUpdate({ target: newsletterSubscribers.address, set: waiting });
  await recordConsent(tx, id, { kind: 'asked', at, source, topics, form: 'form' });
  const link = siteLink(paths.newsletterConfirmation(await confirmationLink(id, at)));
  await mail(tx, { id, address, link, turn });
}

/** Counts a mail to an address, if it may have one. */
async function mayBeMailed(tx: Transaction, address: string, at: number): Promise<boolean> {
  const addressHash = sha256(address);
  const [request] = await tx.select().from(newsletterRequests).where(eq(newsletterRequests.addressHash, addressHash));
  // A clock that was ahead keeps nobody waiting for longer than a right one.
  const isLate = !request || Math.abs(at - request.lastAt) >= BETWEEN;
  if (!isLate || (request && request.mails >= MOST_MAILS)) return false;
  const counted = { mails: (request?.mails ?? 0) + 1, lastAt: at };
  await tx
    .insert(newsletterRequests)
    .values({ addressHash, ...counted })
    .onConflictDoUpdate({ target: newsletterRequests.addressHash, set: counted });
  return true;
}

/** Whoever confirms may be asked again, should they leave and come back. */
export async function forgetRequests(tx: Transaction, address: string): Promise<void> {
  await tx.delete(newsletterRequests).where(eq(newsletterRequests.addressHash, sha256(address)));
}

export async function forgetOldRequests(tx: Transaction, now: number): Promise<void> {
  await tx.delete(newsletterRequests).where(lt(newsletterRequests.lastAt, now - MEMORY));
}

interface Asking {
  id: string;
  address: string;
  link: string | null;
  turn: Turn;
}

async function mail(tx: Transaction, { id, address, link, turn }: Asking) {
  await queueMail(tx, {
    to: address,
    turn,
    template: 'newsletter-confirmation',
    data: { link, leaving: await leaveLinks(id) },
  });
}
