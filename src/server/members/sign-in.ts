import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { read, write } from '../base/database.ts';
import { cap, guesses } from '../base/limits.ts';
import { matchTemporaryPassword, type Secret, spend } from '../base/secrets.ts';
import { type Account, viewOf } from './members.ts';
import { NO_PASSWORD, passwordMatches } from './passwords.ts';
import { openSession } from './sessions.ts';

const DAY = 86_400;

/** Wrong passwords from one address, whatever the account. */
const byAddress = guesses({ free: 20, seconds: DAY, longest: 900 });
/** Wrong passwords for one account from one address. */
const byAccountAndAddress = guesses({ free: 5, seconds: DAY, longest: 900 });
/** Wrong passwords for one account from anywhere. Past this many, a strange address has one free try instead of five. */
const byAccount = guesses({ free: Number.MAX_SAFE_INTEGER, seconds: DAY, longest: 0 });
const GUESSED_AT = 50;

/** Signing in with a right password is not limited, but spends a hash and a write. */
const bySuccess = cap({ times: 100, seconds: 300 });

interface Attempt {
  email: string;
  password: string;
  /** Network it comes from. */
  address: string;
  userAgent: string | null;
  /** Id in the cookie the browser came with. */
  previousSession: string | null;
}

const WRONG = 'Invalid email or password';

/** Opens a session. Returns its id for the cookie, and the member. */
export async function signIn({ email, password, address, userAgent, previousSession }: Attempt) {
  const forgive = await countAttempt(email, address);
  const [account] = await read().select().from(users).where(eq(users.email, email));
  // Everything is read and compared whether there is an account or not, so that both take as long.
  const temporary = await matchTemporaryPassword(read(), account?.id ?? '', password);
  const knows = await passwordMatches(password, account?.passwordHash);
  if (!account || !(knows || temporary)) throw new AppError('unauthenticated', WRONG);
  await forgive();
  refuseClosed(account, temporary);
  await bySuccess.take(email);
  const requiresPasswordChange = !knows || account.requiresPasswordChange;
  const sessionId = await write(async (tx) => {
    if (temporary && !knows) {
      if (!(await spend(tx, temporary.id))) throw new AppError('unauthenticated', WRONG);
      // Whoever read the mail owns the address; that the password of who signed up with it is theirs, nobody has shown.
      if (!account.emailVerifiedAt) {
        const owned = { emailVerifiedAt: Date.now(), passwordHash: NO_PASSWORD };
        await tx.update(users).set(owned).where(eq(users.id, account.id));
      }
    }
    return openSession(tx, { userId: account.id, requiresPasswordChange, userAgent, replaces: previousSession });
  });
  return { sessionId, user: viewOf({ ...account, requiresPasswordChange }) };
}

/** Counts a try as wrong; returns the way to take that back. */
async function countAttempt(email: string, address: string): Promise<() => Promise<void>> {
  const pair = `${address} ${email}`;
  await byAddress.attempt(address);
  try {
    const guessed = (await byAccount.count(email)) >= GUESSED_AT;
    await byAccountAndAddress.attempt(pair, guessed ? 1 : undefined);
  } catch (error) {
    await byAddress.forgive(address);
    throw error;
  }
  await byAccount.attempt(email);
  return async () => {
    await byAddress.forgive(address);
    await byAccountAndAddress.forgive(pair);
    await byAccount.forgive(email);
  };
}

/** Only somebody who knows the password learns that an account is closed or was never verified. */
function refuseClosed(account: Account, temporary: Secret | null): void {
  if (!account.isActive) throw new AppError('forbidden', 'This account has been deactivated. Please contact us.');
  if (account.emailVerifiedAt || temporary) return;
  throw new AppError('verification_required', 'Please verify your email address before logging in', {
    body: { requiresVerification: true, email: account.email },
  });
}
