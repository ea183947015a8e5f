import { ownPixels } from '../base/pixels.ts';

const [WIDE, HIGH] = [9, 8];

/**
 * The fingerprint a picture is known by, however it was compressed or made smaller (a difference hash): 64 bits, each whether a
 * spot of a coarse grey picture is darker than the next, as 16 hexadecimal digits.
 */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const grey = await ownPixels(picture).greyscale().resize(WIDE, HIGH, { fit: 'fill' }).raw().toBuffer();
  let bits = 0n;
  for (let y = 0; y < HIGH; y++)
    for (let x = 0; x < WIDE - 1; x++) {
      const at = y * WIDE + x;
      bits = (bits << 1n) | BigInt((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1 : 0);
    }
  return bits.toString(16).padStart(16, '0');
}
