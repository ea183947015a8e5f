import { describe, expect, it } from 'vitest';
import { isHeic } from '#src/domain/pictures/media.ts';
import { sentSize } from '#src/stores/shrink-picture.ts';

describe('sentSize', () => {
  it.each([
    [4000, 3000, 2400, 1800],
    [3000, 4000, 1800, 2400],
    [2400, 1200, 2400, 1200],
    [500, 400, 500, 400],
  ])('of %d × %d is %d × %d', (width, height, sentWidth, sentHeight) => {
    expect(sentSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight });
  });
});

describe('isHeic', () => {
  const file = (brand: string) => new TextEncoder().encode(`\u0000\u0000\u0000\u0018ftyp${brand}....`);
  it.each(['heic', 'heix', 'mif1', 'hevc'])('knows %s', (brand) => expect(isHeic(file(brand))).toBe(true));
  it.each(['avif', 'isom', 'mp42'])('leaves %s alone', (brand) => expect(isHeic(file(brand))).toBe(false));
});
