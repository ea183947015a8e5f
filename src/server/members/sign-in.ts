import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { read } from '../base/database.ts';
import { type Guesses, guesses } from '../base/limits/limits.ts';
import { widerNetworkOf } from '../base/network.ts';
import { matchTemporaryPassword } from '../base/secrets/secrets.ts';
import { type Browser, type Entered, enter, WRONG } from './entry.ts';
import { passwordMatches } from './passwords.ts';

const DAY = 86_400;

/** Wrong passwords from one address, whatever the account. */
const byAddress = guesses({ free: 20, seconds: DAY, longest: 900 });
/** Wrong passwords for one account from one address. */
const byAccountAndAddress = guesses({ free: 5, seconds: DAY, longest: 900 });
/** The same of the wider network around it, which may have thousands: past what a houseful of people gets wrong, it waits. */
const byWider = guesses({ free: 400, seconds: DAY, longest: 60 });
const byAccountAndWider = guesses({ free: 100, seconds: DAY, longest: 900 });
/** Wrong passwords for one account from anywhere. Past this many, a strange address has one free try instead of five. */
const byAccount = guesses({ free: Number.MAX_SAFE_INTEGER, seconds: DAY, longest: 0 });
const GUESSED_AT = 50;

interface Attempt extends Browser {
  email: string;
  password: string;
  /** Ticket of the account at the identity provider that is to be linked. */
  link?: string | undefined;
}

/** Opens a session by a password, as {@link enter} does. */
export async function signIn({ email, password, link, ...browser }: Attempt): Promise<Entered> {
  const forgive = await countAttempt(email, browser.address);
  const [account] = await read().select().from(users).where(eq(users.email, email));
  // Everything is read and compared whether there is an account or not, so that both take as long.
  const temporary = await matchTemporaryPassword(read(), account?.id ?? '', password);
  const knows = await passwordMatches(password, account?.passwordHash);
  if (!account || !(knows || temporary)) throw new AppError('unauthenticated', WRONG, { turnedAway: 'wrong_password' });
  await forgive();
  const temporaryId = knows ? null : (temporary?.id ?? null);
  return enter({ account, temporaryId, hasSecondFactor: false, link }, browser);
}

/** Counts a try as wrong; returns the way to take that back. */
async function countAttempt(email: string, address: string): Promise<() => Promise<void>> {
  const wider = widerNetworkOf(address);
  const guessed = (await byAccount.count(email)) >= GUESSED_AT;
  const counts: [Guesses, string, number?][] = [
    [byAddress, address],
    [byWider, wider],
    [byAccountAndWider, `${wider} ${email}`],
    [byAccountAndAddress, `${address} ${email}`, guessed ? 1 : undefined],
    [byAccount, email],
  ];
  const counted: typeof counts = [];
  const forgive = async () => {
    for (const [guesses, key] of counted) await guesses.forgive(key);
  };
  try {
    for (const count of counts) {
      const [guesses, key, free] = count;
      await guesses.attempt(key, free);
      counted.push(count);
    }
  } catch (error) {
    // What was refused is no try.
    await forgive();
    throw error;
  }
  return forgive;
}
