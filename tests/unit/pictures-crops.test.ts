import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '#src/server/base/env.ts';
import { CROPS, cropOf, findMaster } from '#src/server/pictures/crops.ts';

const site = join(env().DATA_DIR, 'site');
const master = join(site, 'public/pictures/red-lentil-dal.jpg');
const kept = join(env().DATA_DIR, 'cache/crops');

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  await mkdir(join(site, 'public/pictures'), { recursive: true });
  await writeFile(master, await picture('#ff0000'));
  await writeFile(join(site, 'public/secret.jpg'), await picture('#000000'));
});
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(site);
});

describe('cropOf', () => {
  it.each(Object.entries(CROPS))('cuts %s from the master', async (crop, { width, height }) => {
    const bytes = await cropOf('red-lentil-dal', crop);
    expect(await sharp(bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(await readdir(join(kept, crop))).toEqual(['red-lentil-dal.jpg']);
  });

  it('shares one work among callers who ask at the same time', async () => {
    await utimes(master, 1_800_000_000, 1_800_000_000);
    const [first, second] = await Promise.all([cropOf('red-lentil-dal', '1x1'), cropOf('red-lentil-dal', '1x1')]);
    expect(first).not.toBeNull();
    expect(second).toBe(first);
  });

  it('answers from what it kept until the master changes', async () => {
    await cropOf('red-lentil-dal', '4x3');
    const file = join(kept, '4x3/red-lentil-dal.jpg');
    const { mtime } = await stat(file);
    await writeFile(file, 'kept');
    await utimes(file, mtime, mtime);
    expect(String(await cropOf('red-lentil-dal', '4x3'))).toBe('kept');
    await writeFile(master, await picture('#0000ff'));
    const { dominant } = await sharp((await cropOf('red-lentil-dal', '4x3')) ?? Buffer.alloc(0)).stats();
    expect(dominant.b).toBeGreaterThan(200);
  });

  it('makes a kept one again that a power loss left empty', async () => {
    await cropOf('red-lentil-dal', '16x9');
    const file = join(kept, '16x9/red-lentil-dal.jpg');
    const { mtime } = await stat(file);
    await writeFile(file, '');
    await utimes(file, mtime, mtime);
    expect((await cropOf('red-lentil-dal', '16x9'))?.length).toBeGreaterThan(0);
    expect((await stat(file)).size).toBeGreaterThan(0);
  });

  it.each([
    ['no-such-dish', 'share'],
    ['red-lentil-dal', '2x1'],
    ['red-lentil-dal', 'toString'],
    ['../secret', 'share'],
    ['..%2Fsecret', 'share'],
    ['red-lentil-dal', '../share'],
    ['', 'share'],
  ])('knows no %j in %j', async (name, crop) => {
    expect(await cropOf(name, crop)).toBeNull();
  });
});

describe('findMaster', () => {
  it('prefers the built site to the sources', async () => {
    expect((await findMaster('red-lentil-dal'))?.source).toBe(master);
    const built = join(site, 'dist/client/pictures');
    await mkdir(built, { recursive: true });
    await writeFile(join(built, 'red-lentil-dal.jpg'), await picture('#00ff00'));
    expect((await findMaster('red-lentil-dal'))?.source).toBe(join(built, 'red-lentil-dal.jpg'));
  });
});
