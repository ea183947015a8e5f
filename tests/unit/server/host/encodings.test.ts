import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, compressedForOne, QUICK } from '#src/server/host/store/encodings.ts';

describe('a compressed body', () => {
  const body = Buffer.from('<li>200 g red lentils</li>\n'.repeat(500));

  it('is the body again when it is expanded', async () => {
    const { gzip, br } = await compress(body, QUICK);
    expect(gunzipSync(gzip)).toEqual(body);
    expect(brotliDecompressSync(br)).toEqual(body);
  });

  it('holds no more memory than its own bytes, for as long as a page is kept', async () => {
    const { gzip, br } = await compress(body, QUICK);
    for (const { buffer, length } of [gzip, br]) expect(buffer.byteLength).toBe(length);
  });
});

describe('a body that is made for one reader', () => {
  const body = Buffer.from('<li>200 g red lentils</li>\n'.repeat(500));

  it('goes out as it is while four others are being compressed, and compressed again afterwards', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => compressedForOne(body, 'br')));
    expect(answers.map((answer) => answer !== null)).toEqual([...Array(4).fill(true), ...Array(16).fill(false)]);
    for (const answer of answers.slice(0, 4)) expect(brotliDecompressSync(answer ?? '')).toEqual(body);
    expect(gunzipSync((await compressedForOne(body, 'gzip')) ?? '')).toEqual(body);
  });

  it('is compressed in a window that its length asks for, not in zlib’s own of four megabytes', async () => {
    const [byte = 0] = (await compressedForOne(body, 'br')) ?? [];
    // RFC 7932, 9.1: a stream whose first bit is 0 has a window of 2^16 bytes less 16.
    expect(byte & 1).toBe(0);
  });
});
