import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { recoveryCodes } from '#src/db/schema.ts';
import { patternFrom } from '#src/domain/pattern.ts';
import { sha256 } from '../base/secrets/secrets.ts';
import { tellOfChange } from './sign-in-changes.ts';

const CODES = 10;
/** 16 of 32 characters are 80 bits: nobody finds one, not even from its hash. Without those that look alike. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
const LENGTH = 16;
const GROUP = 4;

const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

const randomRecoveryCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Makes new codes in place of all earlier ones. Returns them in clear, in groups, this once. */
export async function issueRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, randomRecoveryCode);
  const createdAt = Date.now();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: sha256(code), userId, createdAt })));
  return codes.map((code) => code.match(patternFrom(`.{${GROUP}}`, 'g'))?.join('-') ?? code);
}

/** Uses up a code, and tells its owner; `true` for the one caller that did. */
export async function spendRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: Date.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, sha256(plain(code))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  if (spent.length > 0) await tellOfChange(tx, userId, 'recovery_code_used');
  return spent.length > 0;
}
