import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import type { Transaction } from '#src/db/client.ts';
import { codeApps, recoveryCodes } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { LIFETIME } from '#src/domain/members/accounts.ts';
import { type QrCode, qrCode } from '#src/domain/pictures/qr-code.ts';
import { happenedWithin } from '../base/clock.ts';
import { read, write } from '../base/database.ts';
import { log } from '../base/log.ts';
import { seal, unseal } from '../base/secrets/sealing.ts';
import { issueTicket, readTicket, spendTicket } from '../base/secrets/tickets.ts';
import type { SignedIn } from '../base/viewer.ts';
import { lookNow } from '../look/site-look.ts';
import { beginAddingFactor, forgetRemovedFactor } from './factors.ts';
import { requireProof } from './reauthentication.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { keepOnlySession, markSecondFactor, renewSession } from './sessions.ts';
import { tellOfChange } from './sign-in-changes.ts';
import { refuseLastWay } from './sign-in-methods.ts';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Codes before and after today's that count, too: for clocks that go wrong by half a minute. */
const WINDOW = 1;

/** A secret that waits for its first code. Nothing is kept of it here before. */
const SETUP = {
  kind: 'code-app',
  lifetime: LIFETIME.signInStep,
  schema: z.object({ sessionId: z.string(), secret: z.string() }),
};

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: lookNow().siteName, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** The half minute, since 1970, whose code it is; `null` where it is none of those that count now. */
function stepOf(secret: string, code: string): number | null {
  const now = Date.now();
  const delta = totpOf(secret, '').validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

async function hasCodeApp(userId: string): Promise<boolean> {
  const [app] = await read().select({ userId: codeApps.userId }).from(codeApps).where(eq(codeApps.userId, userId));
  return app !== undefined;
}

interface Setup {
  ticket: string;
  secret: string;
  address: string;
  qrCode: QrCode;
}

/** A new secret for the member's app. Throws `reauthentication_required`; `conflict` while there is an app already. */
export async function codeAppOptions(member: SignedIn, currentPassword: string | undefined): Promise<Setup> {
  await requireProof(member, currentPassword);
  if (await hasCodeApp(member.id)) throw new AppError('conflict', 'Turn off your current code app first');
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const address = totpOf(secret, member.email).toString();
  const ticket = await issueTicket(SETUP, { sessionId: member.session.storedId, secret });
  return { ticket, secret, address, qrCode: qrCode(address) };
}

/**
 * Turns the code app on with the first code of it, and ends all other sessions, which had none. Returns the recovery
 * codes, this once, and the new id of the session that goes on. Throws `validation` for a wrong code.
 */
export async function addCodeApp(
  member: SignedIn,
  { ticket, code }: { ticket: string; code: string },
): Promise<{ recoveryCodes: string[]; sessionId: string }> {
  const { id, session } = member;
  const setup = await readTicket(SETUP, ticket);
  if (setup?.data.sessionId !== session.storedId) throw setupExpired();
  const step = stepOf(setup.data.secret, code.replace(/\s/g, ''));
  if (step === null) {
    const message = 'That isn’t the code your app shows now. Is your device’s clock right?';
    throw new AppError('validation', message, { issues: [{ path: 'code', message }] });
  }
  const sealedSecret = await seal(setup.data.secret, 'code-app');
  return write(async (tx) => {
    if (!(await spendTicket(tx, setup))) throw setupExpired();
    await beginAddingFactor(tx, member);
    const made = await tx
      .insert(codeApps)
      .values({ userId: id, sealedSecret, lastStep: step, createdAt: Date.now() })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) throw new AppError('conflict', 'Turn off your current code app first');
    await keepOnlySession(tx, id, session.storedId);
    await markSecondFactor(tx, session.storedId);
    await tellOfChange(tx, id, 'code_app_on');
    return { recoveryCodes: await issueRecoveryCodes(tx, id), sessionId: await renewSession(tx, session.storedId) };
  });
}

const setupExpired = () => new AppError('conflict', 'This took too long. Please start again.');

/** Turns the code app off. Throws `conflict` for an administrator who needs it. */
export async function removeCodeApp(member: SignedIn, currentPassword: string | undefined): Promise<boolean> {
  await requireProof(member, currentPassword);
  return write(async (tx) => {
    const gone = await tx.delete(codeApps).where(eq(codeApps.userId, member.id)).returning();
    if (gone.length === 0) return false;
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, member.id));
    await refuseLastWay(tx, member.id);
    await forgetRemovedFactor(tx, member);
    await tellOfChange(tx, member.id, 'code_app_off');
    return true;
  });
}

/** New recovery codes in place of the earlier ones; `null` where there is no code app. */
export async function renewRecoveryCodes(
  member: SignedIn,
  currentPassword: string | undefined,
): Promise<string[] | null> {
  await requireProof(member, currentPassword);
  return write(async (tx) => {
    const [app] = await tx.select().from(codeApps).where(eq(codeApps.userId, member.id));
    if (!app) return null;
    await tellOfChange(tx, member.id, 'recovery_codes_renewed');
    return issueRecoveryCodes(tx, member.id);
  });
}

/** Wrong codes without any delay. Kept in the row: whoever tries them knows the password, or is the owner. */
const FREE_TRIES = 5;
const LONGEST_DELAY_SECONDS = 900;

/** The outcome of checking a code: for a wrong one, counted; seconds to wait where there were too many. */
type Checked = { kind: 'right' | 'wrong' | 'unreadable' } | { kind: 'wait'; seconds: number };

/** Takes a code of the member's app, and none twice. To be committed, whatever becomes of it: it counts wrong ones. */
export async function takeCode(tx: Transaction, userId: string, code: string): Promise<Checked> {
  const [app] = await tx.select().from(codeApps).where(eq(codeApps.userId, userId));
  if (!app) return { kind: 'wrong' };
  const seconds = app.wrongTries < FREE_TRIES ? 0 : Math.min(2 ** (app.wrongTries - FREE_TRIES), LONGEST_DELAY_SECONDS);
  if (happenedWithin(app.wrongAt ?? 0, seconds * 1000)) return { kind: 'wait', seconds };
  const secret = await unseal(app.sealedSecret, 'code-app');
  if (secret === null) {
    log.error({ userId }, 'the secret of a code app does not open: SECRET_KEY is another than when it was set up');
    return { kind: 'unreadable' };
  }
  const step = stepOf(secret, code);
  const now = Math.floor(Date.now() / 1000 / PERIOD_SECONDS);
  // One that lies ahead was taken while the clock was wrong, and says nothing.
  const last = app.lastStep > now + WINDOW ? 0 : app.lastStep;
  const isRight = step !== null && step > last;
  const taken = isRight
    ? { lastStep: step, wrongTries: 0, wrongAt: null }
    : { wrongTries: app.wrongTries + 1, wrongAt: Date.now() };
  await tx.update(codeApps).set(taken).where(eq(codeApps.userId, userId));
  return { kind: isRight ? 'right' : 'wrong' };
}
