import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';
import { PICTURE_WIDTHS, pictures } from '#src/paths.ts';
import { write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { cropOf } from '#src/server/pictures/crops.ts';
import { keepMediaIn, mediaStore } from '#src/server/pictures/media-store.ts';
import { sweepMedia } from '#src/server/pictures/media-sweep.ts';
import { type ApiAnswer, api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let cookie: string;
let email: string;
beforeAll(async () => {
  ({ cookie, email } = await signedIn('admin'));
});

const upload = (file: Uint8Array | string, type = 'image/jpeg'): Promise<ApiAnswer> =>
  api('POST', '/api/admin/media', {
    cookie,
    file: new Uint8Array(Buffer.from(file)),
    headers: { 'Content-Type': type },
  });

/** Soft patches of colour: no two of its sides are alike, each seed is another picture, and every size is made at once. */
const picture = (width = 450, height = 350, seed = 1) =>
  sharp(
    Uint8Array.from({ length: 4 * 4 * 3 }, (_, i) => (i * i * 37 + seed * 59) % 256),
    {
      raw: { width: 4, height: 4, channels: 3 },
    },
  ).resize(width, height, { fit: 'fill' });
const nameOf = ({ body }: ApiAnswer): string => pictures.nameOf((body as { imageUrl: string }).imageUrl) ?? '';
const kept = async (answer: ApiAnswer): Promise<Buffer> => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (await mediaStore().read(`${nameOf(answer)}.jpg`)) ?? Buffer.alloc(0);
};

describe('POST /api/admin/media', () => {
  it('keeps a picture in every size, called after its content', async () => {
    const answer = await upload(await picture(2400, 1800).jpeg({ quality: 40 }).toBuffer());
    expect(answer.body).toMatchObject({ width: 1600, height: 1200 });
    const name = nameOf(answer);
    expect(name).toMatch(/^m-[0-9a-f]{24}$/);
    for (const width of PICTURE_WIDTHS) {
      const bytes = await mediaStore().read(`${name}-${width}.avif`);
      expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: 'heif', width });
    }
    expect(await sharp((await mediaStore().read(`${name}-800.webp`)) ?? undefined).metadata()).toMatchObject({
      width: 800,
    });
    expect((await sharp((await cropOf(name, 'share')) ?? undefined).metadata()).height).toBe(630);
    const { imageUrl: subject } = answer.body as { imageUrl: string };
    expect((await api('GET', '/api/admin/audit?search=picture.upload', { cookie })).body).toMatchObject({
      entries: [{ actor: email, subject, details: { width: 1600, height: 1200 } }],
    });
  });

  it('cuts a picture around the point that a recipe says, and around no other', async () => {
    const half = (background: string) => ({ create: { width: 450, height: 450, channels: 3 as const, background } });
    const right = await sharp(half('#0000ff')).png().toBuffer();
    const wide = sharp({ create: { width: 900, height: 450, channels: 3, background: '#ff0000' } });
    const file = await wide
      .composite([{ input: right, left: 450, top: 0 }])
      .jpeg()
      .toBuffer();
    const name = nameOf(await upload(file));
    await write((tx) =>
      tx
        .update(recipes)
        .set({ imageUrl: `${pictures.master(name)}#focus-100-50` })
        .where(eq(recipes.id, 'kale-chips')),
    );
    const { dominant } = await sharp((await cropOf(`${name}_100-50`, '1x1')) ?? undefined).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(60);
    for (const other of [`${name}_0-50`, `${name}_100`, `${name}_x-y`, `${name}_100-50_100-50`])
      expect(await cropOf(other, '1x1'), other).toBeNull();
    await write((tx) =>
      tx
        .update(recipes)
        .set({ imageUrl: pictures.master('kale-chips') })
        .where(eq(recipes.id, 'kale-chips')),
    );
  });

  it('gives the same picture the same address', async () => {
    const file = await picture(500, 400, 2).jpeg().toBuffer();
    expect(nameOf(await upload(file))).toBe(nameOf(await upload(file)));
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'takes %s of the least size, whatever it says it is',
    async (format) => {
      expect((await upload(await picture(400, 300).toFormat(format).toBuffer(), 'image/svg+xml')).status).toBe(200);
    },
  );
});

/** An AVIF, PNG or other header that promises more pixels than anybody should unpack. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
    return Buffer.concat([head, data, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * 500));
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

async function animation(): Promise<Buffer> {
  const frames = [21, 22].map((seed) => picture(450, 350, seed).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}

const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${SCRIPT}</svg>`;
const noPicture = {
  status: 415,
  body: { code: 'unsupported_media_type', message: expect.stringContaining('isn’t a picture') },
};
const heic = {
  status: 415,
  body: { code: 'unsupported_media_type', message: expect.stringContaining('Save it as a JPEG first') },
};
const damaged = {
  status: 415,
  body: { code: 'unsupported_media_type', message: expect.stringContaining('damaged') },
};
const moving = { status: 415, body: { message: expect.stringContaining('moves') } };
/** A mark of another kind, as the first bytes of a file. */
const behind = (mark: string, file = SVG): Buffer => Buffer.from(`${mark}${file}`, 'latin1');
const tooSmall = { status: 400, body: { message: expect.stringContaining('at least 400 × 300') } };
const tooMany = { status: 400, body: { code: 'validation', message: expect.stringContaining('50 million pixels') } };

describe('hostile files', () => {
  it.each<[string, () => Buffer | string | Promise<Buffer>, object]>([
    ['an SVG with a script', () => SVG, noPicture],
    ['an SVG that calls itself XML', () => `<?xml version="1.0"?><!DOCTYPE svg>${SVG}`, noPicture],
    ['a page of HTML', () => `<!doctype html>${SCRIPT}`, noPicture],
    ['a script', () => '#!/bin/sh\nrm -rf /', noPicture],
    ['a program', () => Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), noPicture],
    ['a PDF', () => '%PDF-1.7\n1 0 obj', noPicture],
    ['a zip', () => Buffer.from('PK\u0003\u0004', 'latin1'), noPicture],
    ['a GIF', () => picture(40, 30).gif().toBuffer(), noPicture],
    [
      'a photograph of an iPhone',
      () => Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000', 'latin1'),
      heic,
    ],
    ['a TIFF', () => picture().tiff().toBuffer(), noPicture],
    ['a single byte', () => '\u00ff', noPicture],
    ['nothing but the first bytes of a JPEG', () => Buffer.from('\u00ff\u00d8\u00ff', 'latin1'), noPicture],
    ['a JPEG cut in the middle', async () => (await picture().jpeg().toBuffer()).subarray(0, 2000), damaged],
    ...(['png', 'webp', 'avif'] as const).map((format): [string, () => Promise<Buffer>, object] => [
      `a ${format} cut in the middle`,
      async () => {
        const whole = await picture().toFormat(format).toBuffer();
        return whole.subarray(0, whole.length * 0.7);
      },
      { ...noPicture, body: { code: 'unsupported_media_type' } },
    ]),
    ['an SVG behind a comment that looks like AVIF’s mark', () => behind('<!--ftypavif-->'), noPicture],
    [
      'an SVG behind AVIF’s mark',
      () => behind('\u0000\u0000\u0000\u0020ftypavif\u0000\u0000\u0000\u0000avifmif1'),
      noPicture,
    ],
    ['an SVG behind PNG’s mark', () => behind('\u0089PNG\r\n\u001a\n'), noPicture],
    ['an SVG behind JPEG’s mark', () => behind('\u00ff\u00d8\u00ff\u00e0'), noPicture],
    ['an SVG behind WebP’s mark', () => behind('RIFF\u0000\u0001\u0000\u0000WEBP'), noPicture],
    ['an SVG behind GIF’s mark', () => behind('GIF89a'), noPicture],
    ['an SVG behind a byte order mark', () => `\ufeff \n<!-- ${'x'.repeat(900)} -->${SVG}`, noPicture],
    ['a packed SVG', () => gzipSync(SVG), noPicture],
    ['a portable pixmap', () => `P6\n800 600\n255\n${'x'.repeat(1_440_000)}`, noPicture],
    [
      'a picture of the library’s own kind',
      () => Buffer.concat([Buffer.from([0xb6, 0xa6, 0xf2, 0x08]), Buffer.alloc(900)]),
      noPicture,
    ],
    ['a picture that moves', () => animation(), moving],
    [
      'noise behind a PNG signature',
      () => Buffer.from(`\u0089PNG\r\n\u001a\n${'x'.repeat(5000)}`, 'latin1'),
      noPicture,
    ],
    ['noise behind a WebP signature', () => `RIFF\u0010\u0000\u0000\u0000WEBPVP8 ${'y'.repeat(5000)}`, noPicture],
    ['a PNG of 900 million pixels', () => pngBomb(30_000, 30_000), tooMany],
    ['a PNG of 60 million pixels', () => pngBomb(10_000, 6_000), tooMany],
    ['a picture of one pixel', () => picture(1, 1).png().toBuffer(), tooSmall],
    ['one that is a pixel too narrow', () => picture(399, 300).jpeg().toBuffer(), tooSmall],
    ['one that is a pixel too low', () => picture(400, 299).jpeg().toBuffer(), tooSmall],
    ['an empty file', () => '', { status: 400, body: { message: 'The file is empty' } }],
    ['eleven megabytes', () => Buffer.alloc(UPLOAD_LIMIT + 1, 0xff), { status: 413, body: { code: 'too_large' } }],
  ])('refuses %s', async (_, file, expected) => {
    const before = (await mediaStore().list()).length;
    expect(await upload(await file())).toMatchObject(expected);
    expect(await mediaStore().list()).toHaveLength(before);
  });

  it('leaves nothing of where a photograph was taken, nor of what its owner wrote', async () => {
    const photo = await picture(450, 350, 5)
      .withExif({
        IFD0: { Artist: 'Ada Secret', ImageDescription: SCRIPT },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Ada Secret')).toBe(true);
    const file = await kept(await upload(photo));
    expect(file.includes('Ada Secret')).toBe(false);
    expect(file.includes('<script>')).toBe(false);
    expect(await sharp(file).metadata()).not.toHaveProperty('exif');
  });

  it('leaves nothing of what is hidden behind a picture', async () => {
    const polyglot = Buffer.concat([await picture(450, 350, 6).jpeg().toBuffer(), Buffer.from(`PK\u0003\u0004${SVG}`)]);
    const file = await kept(await upload(polyglot));
    expect(file.includes('<script>')).toBe(false);
  });

  it('turns a picture upright that only says which side is up', async () => {
    const lying = await picture(900, 600, 7).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await upload(lying)).body).toMatchObject({ width: 600, height: 900 });
  });

  it.each(['text/html', 'application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'refuses a body that claims to be %s',
    async (type) => {
      expect((await upload(await picture().jpeg().toBuffer(), type)).status).toBe(415);
    },
  );
});

const disk = mediaStore();
afterEach(() => keepMediaIn(disk));

const filesOf = async (name: string): Promise<string[]> =>
  (await disk.list())
    .map(({ file }) => file)
    .filter((file) => file.startsWith(name))
    .toSorted();

/** Makes every picture, but for those of a name, as old as if it had been uploaded eight days ago. */
async function makeOld(fresh = 'none'): Promise<void> {
  const long = new Date(Date.now() - 8 * 24 * 3_600_000);
  for (const { file } of await disk.list()) {
    if (!file.startsWith(fresh)) await utimes(join(env().DATA_DIR, 'media', file), long, long);
  }
}

describe('sweepMedia', () => {
  it('removes what nobody uses after a week, and nothing else', async () => {
    const [used, unused, fresh] = await Promise.all(
      [11, 12, 13].map(async (seed) => nameOf(await upload(await picture(450, 350, seed).jpeg().toBuffer()))),
    );
    await write((tx) =>
      tx
        .update(recipes)
        .set({ processImages: [pictures.master(used ?? '')] })
        .where(eq(recipes.id, 'red-lentil-dal')),
    );
    await makeOld(fresh);
    await sweepMedia();
    const left = new Set((await mediaStore().list()).map(({ file }) => file.slice(0, 26)));
    expect(left).toEqual(new Set([used, fresh]));
    expect(left).not.toContain(unused);
  });

  it('leaves a picture alone that was uploaded again, with all its sizes, also one that was missing', async () => {
    const file = await picture(450, 350, 14).jpeg().toBuffer();
    const name = nameOf(await upload(file));
    const sizes = await filesOf(name);
    await makeOld();
    await disk.remove(`${name}-600.avif`);
    expect(nameOf(await upload(file))).toBe(name);
    await sweepMedia();
    expect(await filesOf(name)).toEqual(sizes);
  });

  it('leaves a picture alone that is uploaded again after it looked', async () => {
    const file = await picture(450, 350, 15).jpeg().toBuffer();
    const name = nameOf(await upload(file));
    const sizes = await filesOf(name);
    await makeOld();
    let isUploaded = false;
    keepMediaIn({
      ...disk,
      async list() {
        const listed = await disk.list();
        if (!isUploaded) await upload(file);
        isUploaded = true;
        return listed;
      },
    });
    await sweepMedia();
    expect(await filesOf(name)).toEqual(sizes);
  });

  it('takes nothing away from a picture that is uploaded again while it removes it', async () => {
    const file = await picture(450, 350, 16).jpeg().toBuffer();
    const name = nameOf(await upload(file));
    const sizes = await filesOf(name);
    await makeOld();
    let again: Promise<ApiAnswer> | undefined;
    keepMediaIn({
      ...disk,
      async remove(one) {
        if (!again) {
          again = upload(file);
          // Long enough for an upload that did not wait for the sweep.
          await Promise.race([again, wait(2000)]);
        }
        await disk.remove(one);
      },
    });
    await sweepMedia();
    expect(nameOf(await (again ?? upload(file)))).toBe(name);
    expect(await filesOf(name)).toEqual(sizes);
  });
});
