import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { signingKey } from '#src/db/schema.ts';
import { read, write } from '../database.ts';

const ROW = 1;

/** Signs a text with this site's key: 43 characters that may stand in an address (base64url of HMAC-SHA-256). */
export async function signatureOf(text: string): Promise<string> {
  return createHmac('sha256', await siteKey())
    .update(text)
    .digest('base64url');
}

/** The key of this site: 32 bytes, made once and kept in its database. */
export async function siteKey(): Promise<Buffer> {
  return Buffer.from((await readKey()) ?? (await makeKey()), 'hex');
}

export async function isSigned(text: string, signature: string): Promise<boolean> {
  const expected = Buffer.from(await signatureOf(text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function readKey(): Promise<string | undefined> {
  const [row] = await read().select({ key: signingKey.key }).from(signingKey);
  return row?.key;
}

/** Makes the key, unless somebody was quicker. */
async function makeKey(): Promise<string> {
  const key = randomBytes(32).toString('hex');
  await write((tx) => tx.insert(signingKey).values({ id: ROW, key }).onConflictDoNothing());
  return (await readKey()) ?? key;
}
