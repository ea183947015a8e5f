import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#src/domain/errors.ts';
import { PASSWORD_TOO_COMMON } from '#src/domain/members/passwords.ts';
import { workQueue } from '../base/limits/work-queue.ts';

/** Argon2id (the library's default) as OWASP asks for: 19 MiB, two passes. */
const ARGON2: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password nobody has: what is compared when there is no account, so that it takes as long. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$3/AHHn1HUbQItKAFezYaNQ$/79J0jm3o92fGfSz0BsVvEMQcKK5/0POZiEJiWSHS7A';
/** In place of a hash where no password was ever chosen; matches nothing, in the same time. */
export const NO_PASSWORD = '';

/** More would take the processors from the requests around them: two, but on a small machine one. */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1;
const MOST_WAITING = 500;
const turn = workQueue({ waiting: MOST_WAITING, atOnce: AT_ONCE });

export const hashPassword = (password: string): Promise<string> => turn(() => hash(password, ARGON2));

/** Whether a password fits; without a hash to compare with, `false` after the same work. */
export async function passwordMatches(password: string, storedHash: string | undefined): Promise<boolean> {
  const fits = await turn(() => verify(storedHash || DUMMY_HASH, password));
  return fits && !!storedHash;
}

const common = new Set(dictionary['passwords-common'].map(String));

/** Throws `validation`, on the field named, for a password that is on the lists of common ones. */
export function refuseCommonPassword(password: string, path: string): void {
  if (!common.has(password.toLowerCase())) return;
  throw new AppError('validation', PASSWORD_TOO_COMMON, { issues: [{ path, message: PASSWORD_TOO_COMMON }] });
}
