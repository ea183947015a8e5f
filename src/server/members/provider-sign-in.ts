import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { emailSchema, LIFETIME, profileSchema } from '#src/domain/members/accounts.ts';
import { type Account, findAccount } from '../base/accounts.ts';
import { read, write } from '../base/database.ts';
import { withdrawSecrets } from '../base/secrets/secrets.ts';
import { issueTicket, readTicket, spendTicket, type Ticket } from '../base/secrets/tickets.ts';
import type { SignedIn } from '../base/viewer.ts';
import { type Browser, type Entered, enter } from './entry.ts';
import { requireShownFactor } from './factors.ts';
import { type Person, personOf, providerAddress, providerTripSchema } from './identity-provider.ts';
import { type ForeignAccount, issueLink, linkAccount, noteLinkUse, userOfForeign } from './linked-accounts.ts';
import { NO_PASSWORD } from './passwords.ts';
import { requireProof } from './reauthentication.ts';
import { providerName } from './sign-in-methods.ts';

/** The ticket a browser keeps, in a cookie, while it is at the provider: the answer is of use to no other browser. */
const TRIP = {
  kind: 'provider-trip',
  lifetime: LIFETIME.signInStep,
  schema: providerTripSchema.extend({
    /** Whose account is to be linked; `null` where somebody signs in. */
    userId: z.string().nullable(),
    /** The address to go to then: a path of this site. */
    next: z.string().nullable(),
  }),
};
type Trip = z.infer<typeof TRIP.schema>;

interface Departure {
  /** The address the browser goes to. */
  url: string;
  /** For its cookie. */
  trip: string;
}

async function depart(userId: string | null, next: string | null): Promise<Departure> {
  const { url, trip } = await providerAddress();
  return { url, trip: await issueTicket(TRIP, { ...trip, userId, next }) };
}

export const startProviderSignIn = (next: string | null): Promise<Departure> => depart(null, next);

/** Begins to link an account at the provider to the member's. Throws `reauthentication_required`. */
export async function startLinking(member: SignedIn, currentPassword: string | undefined): Promise<Departure> {
  await requireProof(member, currentPassword);
  return depart(member.id, null);
}

/** `link`: there is an account with that address, whose owner has to sign in to it with this ticket. */
type ProviderEntry =
  | { outcome: 'signed-in'; entry: Entered; next: string | null }
  | { outcome: 'linked' }
  | { outcome: 'link'; email: string; link: string; next: string | null };

interface Arrival extends Browser {
  /** The query the provider put into the address. */
  query: string;
  trip: string | null;
  /** Who is signed in here; `null` for a visitor. */
  member: SignedIn | null;
}

/**
 * Takes the provider's answer. An account there that is known signs in; an unknown one makes an account here, or is to
 * be linked by the owner of the one with its address: the address alone opens nothing. Throws `conflict` for an answer
 * that came too late or in another browser, `forbidden` for an address that the provider has not confirmed.
 */
export async function signInWithProvider({ query, trip, member, ...browser }: Arrival): Promise<ProviderEntry> {
  const ticket = trip === null ? null : await readTicket(TRIP, trip);
  if (!ticket) throw begunElsewhere();
  const { next, userId: linkingId } = ticket.data;
  const linking = linkingId === null ? null : member;
  if (linkingId !== (linking?.id ?? null)) throw begunElsewhere();
  const person = await personOf(query, ticket.data);
  if (linking) return link(linking, ticket, confirmed(person));
  const userId = await userOfForeign(person);
  const known = userId === null ? null : await findAccount(userId);
  const also = (work: (tx: Transaction) => Promise<void>) => async (tx: Transaction) => {
    await spendTrip(tx, ticket);
    await work(tx);
  };
  if (known) {
    const used = also((tx) => noteLinkUse(tx, { ...person, email: '' }));
    return {
      outcome: 'signed-in',
      entry: await enter({ account: known, hasSecondFactor: false, also: used }, browser),
      next,
    };
  }
  const foreign = confirmed(person);
  const [before] = await read().select().from(users).where(eq(users.email, foreign.email));
  if (before?.emailVerifiedAt) return { outcome: 'link', email: foreign.email, link: await issueLink(foreign), next };
  const account = newAccount(person, foreign, before);
  const made = also((tx) => keepAccount(tx, account, foreign));
  return { outcome: 'signed-in', entry: await enter({ account, hasSecondFactor: false, also: made }, browser), next };
}

const begunElsewhere = () =>
  new AppError('conflict', 'This sign-in took too long or started in another browser. Please start again.');

async function spendTrip(tx: Transaction, ticket: Ticket<Trip>): Promise<void> {
  if (!(await spendTicket(tx, ticket))) throw begunElsewhere();
}

async function link(member: SignedIn, ticket: Ticket<Trip>, foreign: ForeignAccount): Promise<ProviderEntry> {
  await write(async (tx) => {
    await spendTrip(tx, ticket);
    // Proof was asked for at the start; the account may have got a factor since.
    await requireShownFactor(tx, member);
    await linkAccount(tx, member.id, foreign);
  });
  return { outcome: 'linked' };
}

/** Throws `forbidden` where nobody has shown that the address is this person's. */
function confirmed({ issuer, subject, email, isEmailVerified }: Person): ForeignAccount {
  const address = emailSchema('').safeParse(email);
  if (address.success && isEmailVerified) return { issuer, subject, email: address.data };
  const name = providerName();
  const message = address.success
    ? `${name} hasn’t confirmed that ${address.data} is yours. Confirm it there first, or join here with a password.`
    : `${name} didn’t share your e-mail address, and we need one. Join here with a password instead.`;
  throw new AppError('forbidden', message);
}

const nameSchema = profileSchema.shape.firstName.unwrap();
const nameOf = (text: string | null): string | null => nameSchema.safeParse(text?.slice(0, 80)).data ?? null;

/** One that was never verified becomes the provider's: nobody has shown that it is theirs, and its password opens it no more. */
function newAccount({ firstName, lastName }: Person, { email }: ForeignAccount, before: Account | undefined): Account {
  const now = Date.now();
  return {
    role: 'user',
    premiumGiven: false,
    isActive: true,
    pendingEmail: null,
    requiresPasswordChange: false,
    dietaryPreferences: [],
    avoidedAllergens: [],
    weekStart: null,
    listRevision: 0,
    planRevision: 0,
    id: randomUUID(),
    createdAt: now,
    ...before,
    email,
    firstName: nameOf(firstName) ?? nameOf(email.split('@')[0] ?? null) ?? 'Member',
    lastName: nameOf(lastName),
    passwordHash: NO_PASSWORD,
    emailVerifiedAt: now,
    updatedAt: now,
  };
}

async function keepAccount(tx: Transaction, account: Account, foreign: ForeignAccount): Promise<void> {
  const { id, ...fields } = account;
  const [there] = await tx.select().from(users).where(eq(users.email, account.email));
  // Whoever verified it meanwhile, or signed up with it, is somebody else.
  if (there && (there.id !== id || there.emailVerifiedAt !== null)) throw begunElsewhere();
  if (there) {
    await withdrawSecrets(tx, id);
    await tx.update(users).set(fields).where(eq(users.id, id));
  } else await tx.insert(users).values(account);
  await linkAccount(tx, id, foreign);
}
