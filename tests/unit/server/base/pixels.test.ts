import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPicture, ownPixels, unreadable } from '#src/server/base/pixels.ts';

const create = { width: 60, height: 40, channels: 3, background: '#7d9980' } as const;
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>');

describe('openPicture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('says that %s is what it is', async (format) => {
    const opened = await openPicture(await sharp({ create }).toFormat(format).toBuffer());
    expect(opened).toMatchObject({ format, width: 60, height: 40 });
    expect(await opened.pixels().raw().toBuffer()).toHaveLength(60 * 40 * 3);
  });

  it.each(['gif', 'tiff'] as const)('opens no %s', async (format) => {
    const bytes = await sharp({ create }).toFormat(format).toBuffer();
    await expect(openPicture(bytes)).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  it('takes a picture with something behind it for what it is', async () => {
    const bytes = Buffer.concat([await sharp({ create }).jpeg().toBuffer(), SVG]);
    expect(await openPicture(bytes)).toMatchObject({ format: 'jpeg', width: 60 });
  });

  it('ends work on it in time', async () => {
    const { pixels } = await openPicture(await sharp({ create }).png().toBuffer());
    expect(pixels()).toHaveProperty('options.timeoutSeconds', 15);
    expect(ownPixels(SVG)).toHaveProperty('options.timeoutSeconds', 120);
  });
});

describe('what is not opened', () => {
  // Once for the whole process, whoever asks and by whatever way.
  it.each([
    ['a vector picture', SVG],
    ['a picture in a file', 'public/pictures/red-lentil-dal.jpg'],
  ])('%s', async (_, input) => {
    await expect(sharp(input).metadata()).rejects.toThrow();
  });
});

describe('unreadable', () => {
  it.each([
    ['Input image exceeds pixel limit', 'validation', /too large/],
    ['timeout: 40% complete', 'validation', /too long/],
    ['VipsJpeg: premature end of JPEG image', 'unsupported_media_type', /damaged/],
  ])('puts %j into words', (message, code, words) => {
    expect(() => unreadable(new Error(message))).toThrow(expect.objectContaining({ code }));
    expect(() => unreadable(new Error(message))).toThrow(words);
  });
});
