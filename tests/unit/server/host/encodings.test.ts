import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, QUICK } from '#src/server/host/store/encodings.ts';

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
