import { AppError } from '#src/domain/errors.ts';
import { LIFETIME } from '#src/domain/members/accounts.ts';
import { findAccount } from '../base/accounts.ts';
import { happenedWithin } from '../base/clock.ts';
import { read } from '../base/database.ts';
import { guesses } from '../base/limits/limits.ts';
import type { SignedIn } from '../base/viewer.ts';
import { requireShownFactor } from './factors.ts';
import { passwordMatches } from './passwords.ts';

/** Wrong claims of the current password by one who is signed in. */
const claims = guesses({ free: 5, seconds: 86_400, longest: 900 });

/** Throws unless the member knows their password; `path` is the field that says so. */
export async function provePassword(userId: string, password: string, path: string): Promise<void> {
  await claims.attempt(userId);
  const account = await findAccount(userId);
  if (!(await passwordMatches(password, account?.passwordHash))) {
    const message = 'That isn’t your current password';
    throw new AppError('validation', message, { issues: [{ path, message }], turnedAway: 'wrong_password' });
  }
  await claims.forgive(userId);
}

/**
 * Whether this is the member and not somebody with their session: they signed in less than 10 minutes ago, or know the
 * password. Throws `validation` for a wrong one.
 */
export async function isProven({ id, session }: SignedIn, currentPassword: string | undefined): Promise<boolean> {
  if (happenedWithin(session.signedInAt, LIFETIME.freshSignIn)) return true;
  if (currentPassword === undefined) return false;
  await provePassword(id, currentPassword, 'currentPassword');
  return true;
}

/** The error for one who has not proven it: a stolen session must not become a stolen account. */
export const notProven = (): AppError =>
  new AppError(
    'reauthentication_required',
    'Please enter your current password too. No password? Log out and sign in again first.',
  );

/**
 * The proof that everything asks for that changes how an account is opened: a session that has shown a factor of the account,
 * where it has one, and that {@link isProven} holds. Throws `second_factor_required` and what {@link notProven} says.
 */
export async function requireProof(member: SignedIn, currentPassword: string | undefined): Promise<void> {
  await requireShownFactor(read(), member);
  if (!(await isProven(member, currentPassword))) throw notProven();
}
