import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '../env.ts';
import { siteKey } from './signing.ts';

/** The use of what is sealed; what was sealed for one use does not open for another. */
type Use = 'ticket' | 'code-app';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The origin of a key: SECRET_KEY, which no copy of the database holds, or where it is not set the site's own. */
type Origin = 's' | 'd';

async function keyOf(origin: Origin, use: Use): Promise<Buffer | null> {
  const { SECRET_KEY } = env();
  const material = origin === 'd' ? await siteKey() : SECRET_KEY;
  return material === undefined ? null : Buffer.from(hkdfSync('sha256', material, '', `plantry ${use}`, 32));
}

/** Encrypts a text so that only this site can read it, and notices a change of it. The result fits into an address. */
export async function seal(text: string, use: Use): Promise<string> {
  const origin: Origin = env().SECRET_KEY === undefined ? 'd' : 's';
  const key = await keyOf(origin, use);
  if (!key) throw new Error('There is no key to seal with');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return origin + sealed.toString('base64url');
}

/** The text that was sealed; `null` where it was changed, or sealed for another use or with a key that is not set now. */
export async function unseal(sealed: string, use: Use): Promise<string | null> {
  const origin = sealed[0];
  const bytes = Buffer.from(sealed.slice(1), 'base64url');
  if ((origin !== 's' && origin !== 'd') || bytes.length < IV_BYTES + TAG_BYTES) return null;
  const key = await keyOf(origin, use);
  if (!key) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
