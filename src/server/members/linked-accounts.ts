import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#src/db/client.ts';
import { linkedAccounts } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { LIFETIME } from '#src/domain/members/accounts.ts';
import type { Account } from '../base/accounts.ts';
import { read, write } from '../base/database.ts';
import { env } from '../base/env.ts';
import { issueTicket, readTicket, spendTicket, type Ticket } from '../base/secrets/tickets.ts';
import type { SignedIn } from '../base/viewer.ts';
import { requireProof } from './reauthentication.ts';
import { tellOfChange } from './sign-in-changes.ts';
import { providerName, refuseLastWay } from './sign-in-methods.ts';

/** An account at the identity provider, whose address it has confirmed. */
const foreignAccountSchema = z.object({ issuer: z.string(), subject: z.string(), email: z.string() });
export type ForeignAccount = z.infer<typeof foreignAccountSchema>;

/** One that waits for the proof that the account here with its address is of the same person. */
const LINK = { kind: 'link', lifetime: LIFETIME.signInStep, schema: foreignAccountSchema };

export const issueLink = (foreign: ForeignAccount): Promise<string> => issueTicket(LINK, foreign);

/** Throws `conflict` for a ticket that is not good any more, or is of another address than the account's. */
export async function readLink(link: string, { email }: Account): Promise<Ticket<ForeignAccount>> {
  const ticket = await readTicket(LINK, link);
  if (ticket?.data.email === email) return ticket;
  const message = ticket
    ? `This link is for the account of ${ticket.data.email}. Sign in to that one, or start again.`
    : 'Linking took too long. Please start again.';
  throw new AppError('conflict', message);
}

/** Links what a ticket names to the account whose owner has just signed in. */
export async function linkProven(tx: Transaction, userId: string, ticket: Ticket<ForeignAccount>): Promise<void> {
  if (!(await spendTicket(tx, ticket))) throw new AppError('conflict', 'Linking took too long. Please start again.');
  await linkAccount(tx, userId, ticket.data);
}

/** Throws `conflict` where it opens another account here already, or where this one has another there. */
export async function linkAccount(tx: Transaction, userId: string, foreign: ForeignAccount): Promise<void> {
  const { issuer, subject, email } = foreign;
  const linked = await tx
    .insert(linkedAccounts)
    .values({ issuer, subject, email, userId, createdAt: Date.now() })
    .onConflictDoNothing()
    .returning();
  if (linked.length === 0) {
    throw new AppError('conflict', `One of these accounts is already linked at ${providerName()}.`);
  }
  await tellOfChange(tx, userId, 'provider_linked', providerName());
}

/** Whose account here it opens; `null` for nobody's. */
export async function userOfForeign({ issuer, subject }: Omit<ForeignAccount, 'email'>): Promise<string | null> {
  const [linked] = await read()
    .select({ userId: linkedAccounts.userId })
    .from(linkedAccounts)
    .where(isLinked(issuer, subject));
  return linked?.userId ?? null;
}

const isLinked = (issuer: string, subject: string) =>
  and(eq(linkedAccounts.issuer, issuer), eq(linkedAccounts.subject, subject));

export async function noteLinkUse(tx: Transaction, { issuer, subject }: ForeignAccount): Promise<void> {
  await tx.update(linkedAccounts).set({ lastUsedAt: Date.now() }).where(isLinked(issuer, subject));
}

/** Ends the link to the site's provider; `false` where there is none. Throws `conflict` for the last way in. */
export async function unlinkProvider(member: SignedIn, currentPassword: string | undefined): Promise<boolean> {
  await requireProof(member, currentPassword);
  const isHere = and(eq(linkedAccounts.userId, member.id), eq(linkedAccounts.issuer, env().OIDC_ISSUER ?? ''));
  return write(async (tx) => {
    const gone = await tx.delete(linkedAccounts).where(isHere).returning();
    if (gone.length === 0) return false;
    await refuseLastWay(tx, member.id);
    await tellOfChange(tx, member.id, 'provider_unlinked', providerName());
    return true;
  });
}
