import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Manifest, readManifest, writeManifest } from '#scripts/pictures/manifest.ts';
import { importMasters, readMasters } from '#scripts/pictures/masters.ts';
import { hasSizes, makeSizes, sizesHash } from '#scripts/pictures/sizes.ts';

let folder: string;
let rendered: string;
let masters: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plantry-pictures-'));
  rendered = join(folder, 'rendered');
  masters = join(folder, 'masters');
  await Promise.all([mkdir(rendered), mkdir(masters)]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Noise, so that a file is as large as a photograph's. */
const picture = (width = 1200, height = 900, mean = 128): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean, sigma: 30 } } })
    .jpeg()
    .toBuffer();

describe('importMasters', () => {
  it('takes a finished picture once, and again when it was rendered anew', async () => {
    const manifest: Manifest = {};
    await writeFile(join(rendered, 'red-lentil-dal.jpg'), await picture());
    expect(await importMasters([rendered], masters, manifest)).toEqual(['took red-lentil-dal']);
    expect(await importMasters([rendered], masters, manifest)).toEqual([]);
    await writeFile(join(rendered, 'red-lentil-dal.jpg'), await picture(1200, 900, 90));
    expect(await importMasters([rendered], masters, manifest)).toEqual(['took red-lentil-dal']);
  });

  it('prefers the later folder', async () => {
    const manifest: Manifest = {};
    const again = join(folder, 'again');
    await mkdir(again);
    await writeFile(join(rendered, 'dal.jpg'), await picture(1200, 900, 40));
    await writeFile(join(again, 'dal.jpg'), await picture(1200, 900, 200));
    await importMasters([rendered, again], masters, manifest);
    const { channels } = await sharp(await readFile(join(masters, 'dal.jpg'))).stats();
    expect(channels[0]?.mean).toBeGreaterThan(180);
  });

  it.each(['.dal.lock', 'dal.part.png', 'dal.log'])(
    'leaves a picture alone while %s lies beside it',
    async (beside) => {
      await writeFile(join(rendered, 'dal.jpg'), await picture());
      await writeFile(join(rendered, beside), '');
      expect(await importMasters([rendered], masters, {})).toEqual([]);
    },
  );

  it('refuses another size, a torn file and a picture that is there under another name', async () => {
    const manifest: Manifest = {};
    const good = await picture();
    await writeFile(join(rendered, 'a-good.jpg'), good);
    await writeFile(join(rendered, 'b-twin.jpg'), good);
    await writeFile(join(rendered, 'c-small.jpg'), await picture(1000, 750));
    await writeFile(join(rendered, 'd-torn.jpg'), (await picture(1200, 900, 60)).subarray(0, 60_000));
    const lines = (await importMasters([rendered], masters, manifest)).join('\n');
    expect(lines).toMatch(/^took [ab]-/m);
    expect(lines).toMatch(/[ab]-\w+\.jpg: is the same picture as [ab]-/);
    expect(lines).toMatch(/c-small\.jpg: is 1000×750, not 1200×900/);
    expect(lines).toMatch(/d-torn\.jpg: cannot be read/);
    expect(await readdir(masters)).toHaveLength(1);
  });
});

describe('readMasters', () => {
  it('names every picture that cannot go out', async () => {
    const good = await picture();
    await writeFile(join(masters, 'a.jpg'), good);
    await writeFile(join(masters, 'b.jpg'), good);
    await writeFile(join(masters, 'c.jpg'), await picture(1600, 1200));
    await expect(readMasters(masters)).rejects.toThrow(/b\.jpg is the same picture as a\.jpg\n.*c\.jpg is 1600×1200/);
  });
});

describe('makeSizes', () => {
  it('writes the four AVIF widths and the WebP of a master', async () => {
    const master = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c9653d' } })
      .jpeg()
      .toBuffer();
    expect(hasSizes(masters, 'dal')).toBe(false);
    await makeSizes(masters, 'dal', master);
    expect(hasSizes(masters, 'dal')).toBe(true);
    const files = ['dal-400.avif', 'dal-600.avif', 'dal-800.avif', 'dal-1200.avif', 'dal-800.webp'];
    const sizes = await Promise.all(files.map(async (file) => sharp(await readFile(join(masters, file))).metadata()));
    expect(sizes.map(({ width, height }) => `${width}×${height}`)).toEqual([
      '400×300',
      '600×450',
      '800×600',
      '1200×900',
      '800×600',
    ]);
    expect(await readdir(masters)).toHaveLength(5);
  });

  it('is known to be out of date by the master’s content alone', async () => {
    const master = await picture();
    expect(sizesHash(master)).toBe(sizesHash(Buffer.from(master)));
    expect(sizesHash(master)).not.toBe(sizesHash(await picture(1200, 900, 90)));
  });
});

describe('writeManifest', () => {
  it('writes what readManifest reads, sorted, and leaves no half file', async () => {
    const file = join(folder, 'manifest.json');
    expect(await readManifest(file)).toEqual({});
    await writeManifest(file, { b: { sizes: '2' }, a: { source: '1' } });
    expect(Object.keys(await readManifest(file))).toEqual(['a', 'b']);
    expect((await readFile(file, 'utf8')).endsWith('\n')).toBe(true);
    await expect(stat(`${file}.part`)).rejects.toThrow();
  });
});
