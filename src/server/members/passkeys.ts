import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Reader, Transaction } from '#src/db/client.ts';
import { passkeys } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { LIFETIME } from '#src/domain/members/accounts.ts';
import { PASSKEYS_MAX } from '#src/domain/members/sign-in-methods.ts';
import { findAccount } from '../base/accounts.ts';
import { read, write } from '../base/database.ts';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { issueTicket, readTicket, spendTicket } from '../base/secrets/tickets.ts';
import type { SignedIn } from '../base/viewer.ts';
import { lookNow } from '../look/site-look.ts';
import { type Browser, type Entered, enter } from './entry.ts';
import { beginAddingFactor, forgetRemovedFactor, requireShownFactor } from './factors.ts';
import { requireProof } from './reauthentication.ts';
import { markSecondFactor, renewSession } from './sessions.ts';
import { tellOfChange } from './sign-in-changes.ts';
import { refuseLastWay } from './sign-in-methods.ts';

type Created = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type Used = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

const REGISTRATION = {
  kind: 'passkey',
  lifetime: LIFETIME.signInStep,
  schema: z.object({ sessionId: z.string(), challenge: z.string() }),
};
const SIGN_IN = {
  kind: 'passkey-sign-in',
  lifetime: LIFETIME.signInStep,
  schema: z.object({ challenge: z.string() }),
};

/** This site, as authenticators know it: a passkey is bound to the host, and made on no other origin. */
function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(env().SITE_URL);
  return { id: hostname, origin };
}

/** EdDSA, ES256 and RS256. The library's own list asks Node.js for later ones, which warns that they are experiments. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** By which a passkey says whose it is. Random, as an account's id is. */
const handleOf = (userId: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(userId));

const tooLate = () => new AppError('conflict', 'This took too long. Please try again.');

/**
 * The options a browser needs to make a passkey. Throws `reauthentication_required`, and `conflict` where there are too many.
 */
export async function passkeyOptions(member: SignedIn, currentPassword: string | undefined) {
  await requireProof(member, currentPassword);
  await refuseTooMany(read(), member.id);
  const { id, email, firstName, lastName, session } = member;
  const known = await read().select().from(passkeys).where(eq(passkeys.userId, id));
  const options = await generateRegistrationOptions({
    rpName: lookNow().siteName,
    rpID: relyingParty().id,
    userID: handleOf(id),
    userName: email,
    userDisplayName: lastName ? `${firstName} ${lastName}` : firstName,
    supportedAlgorithmIDs,
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return {
    ticket: await issueTicket(REGISTRATION, { sessionId: session.storedId, challenge: options.challenge }),
    options: { ...options },
  };
}

async function refuseTooMany(db: Reader | Transaction, userId: string): Promise<void> {
  const [kept] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  if ((kept?.total ?? 0) >= PASSKEYS_MAX) {
    throw new AppError('conflict', `You have ${PASSKEYS_MAX} passkeys. Remove one first.`);
  }
}

interface NewPasskey {
  ticket: string;
  name: string;
  credential: Created;
}

/**
 * Keeps a passkey that the browser made. The session that made it has shown a second factor with it; returns its new id,
 * for the cookie.
 */
export async function addPasskey(member: SignedIn, { ticket, name, credential }: NewPasskey): Promise<string> {
  const { id, session } = member;
  const asked = await readTicket(REGISTRATION, ticket);
  if (asked?.data.sessionId !== session.storedId) throw tooLate();
  const made = await madeFor(asked.data.challenge, credential);
  return write(async (tx) => {
    if (!(await spendTicket(tx, asked))) throw tooLate();
    await beginAddingFactor(tx, member);
    await refuseTooMany(tx, id);
    const kept = await tx
      .insert(passkeys)
      .values({
        id: made.id,
        userId: id,
        name,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: made.transports ?? [],
        createdAt: Date.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (kept.length === 0) throw new AppError('conflict', 'This passkey is already in use');
    await markSecondFactor(tx, session.storedId);
    await tellOfChange(tx, id, 'passkey_added', name);
    return renewSession(tx, session.storedId);
  });
}

async function madeFor(challenge: string, response: Created) {
  const { id, origin } = relyingParty();
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs,
  }).catch((error: unknown) => {
    log.warn({ err: error }, 'a new passkey was refused');
    return null;
  });
  if (!result?.verified) throw new AppError('validation', 'We couldn’t check this passkey. Please try again.');
  return result.registrationInfo.credential;
}

const isOwn = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** `false` when the member has no such passkey. Throws `second_factor_required`: a name is how its owner tells it apart. */
export function renamePasskey(member: SignedIn, id: string, name: string): Promise<boolean> {
  return write(async (tx) => {
    await requireShownFactor(tx, member);
    const rows = await tx.update(passkeys).set({ name }).where(isOwn(member.id, id)).returning();
    return rows.length > 0;
  });
}

/** `false` when the member has no such passkey. Throws `reauthentication_required`, and `conflict` for the last way in. */
export async function removePasskey(
  member: SignedIn,
  id: string,
  currentPassword: string | undefined,
): Promise<boolean> {
  await requireProof(member, currentPassword);
  return write(async (tx) => {
    const [gone] = await tx.delete(passkeys).where(isOwn(member.id, id)).returning();
    if (!gone) return false;
    await refuseLastWay(tx, member.id);
    await forgetRemovedFactor(tx, member);
    await tellOfChange(tx, member.id, 'passkey_removed', gone.name);
    return true;
  });
}

/** The options a browser needs to sign in with a passkey: it knows by itself which it has for this site. */
export async function passkeySignInOptions() {
  const options = await generateAuthenticationOptions({ rpID: relyingParty().id, userVerification: 'required' });
  return { ticket: await issueTicket(SIGN_IN, { challenge: options.challenge }), options: { ...options } };
}

interface PasskeyAttempt extends Browser {
  ticket: string;
  credential: Used;
  link?: string | undefined;
}

/** Opens a session by a passkey. Throws `unauthenticated` for one that is unknown, copied, or used for another site. */
export async function signInWithPasskey({ ticket, credential, link, ...browser }: PasskeyAttempt): Promise<Entered> {
  const asked = await readTicket(SIGN_IN, ticket);
  if (!asked) throw tooLate();
  const [passkey] = await read().select().from(passkeys).where(eq(passkeys.id, credential.id));
  const account = passkey && (await findAccount(passkey.userId));
  if (!passkey || !account) {
    throw new AppError('unauthenticated', 'We don’t know this passkey. It may have been removed from the account.', {
      turnedAway: 'wrong_passkey',
    });
  }
  const counter = await counterAfter(asked.data.challenge, credential, passkey);
  const also = async (tx: Transaction) => {
    if (!(await spendTicket(tx, asked))) throw tooLate();
    const used = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: Date.now() })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning();
    if (used.length === 0) throw tooLate();
  };
  return enter({ account, hasSecondFactor: true, link, also }, browser);
}

/** The authenticator's counter now. One that counts backwards has been copied, and is refused. */
async function counterAfter(challenge: string, response: Used, passkey: typeof passkeys.$inferSelect): Promise<number> {
  const { id, origin } = relyingParty();
  const { userHandle } = response.response;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    log.warn({ err: error, userId: passkey.userId }, 'a passkey was refused');
    return null;
  });
  const isOwners = userHandle === Buffer.from(handleOf(passkey.userId)).toString('base64url');
  if (!result?.verified || !isOwners) {
    throw new AppError('unauthenticated', 'We couldn’t check this passkey. Please try again, or sign in another way.', {
      turnedAway: 'wrong_passkey',
    });
  }
  return result.authenticationInfo.newCounter;
}
