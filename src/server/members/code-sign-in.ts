import { AppError } from '#src/domain/errors.ts';
import { findAccount } from '../base/accounts.ts';
import { write } from '../base/database.ts';
import { guesses } from '../base/limits/limits.ts';
import { readTicket, spendTicket } from '../base/secrets/tickets.ts';
import { takeCode } from './code-app.ts';
import { type Browser, CODE_STEP, type Entered, enter, stampOf } from './entry.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

/** Wrong codes from one network, whatever the account. Those of an account are counted in its row. */
const byNetwork = guesses({ free: 20, seconds: 86_400, longest: 900 });

interface CodeAttempt extends Browser {
  /** The ticket of the step before. */
  ticket: string;
  /** The app's code, or a recovery code. */
  code: string;
}

const TOO_LATE = 'This took too long. Please sign in again.';

/**
 * The second step of a sign-in. Throws `unauthenticated` for a wrong code and for a ticket that is not good any more,
 * `rate_limited` after too many wrong ones.
 */
export async function signInWithCode({ ticket, code, ...browser }: CodeAttempt): Promise<Entered> {
  const step = await readTicket(CODE_STEP, ticket);
  const account = step && (await findAccount(step.data.userId));
  if (!account || stampOf(account) !== step.data.stamp) throw new AppError('conflict', TOO_LATE);
  await byNetwork.attempt(browser.address);
  const digits = code.replace(/[\s-]/g, '');
  const taken = await write(async (tx) => {
    const checked = /^\d{6}$/.test(digits)
      ? await takeCode(tx, account.id, digits)
      : { kind: (await spendRecoveryCode(tx, account.id, code)) ? ('right' as const) : ('wrong' as const) };
    if (checked.kind === 'right' && !(await spendTicket(tx, step))) throw new AppError('conflict', TOO_LATE);
    return checked;
  });
  if (taken.kind === 'wrong')
    throw new AppError('unauthenticated', 'This code is wrong or already used', { turnedAway: 'wrong_code' });
  await byNetwork.forgive(browser.address);
  if (taken.kind === 'wait') {
    throw new AppError('rate_limited', 'Too many wrong codes. Please wait a moment, or use a recovery code.', {
      retryAfter: taken.seconds,
    });
  }
  if (taken.kind === 'unreadable') {
    throw new AppError(
      'unavailable',
      'We can’t check codes right now. Please use a recovery code, and tell the people who run this site.',
    );
  }
  const { temporaryId, link } = step.data;
  return enter({ account, temporaryId, hasSecondFactor: true, link }, browser);
}
