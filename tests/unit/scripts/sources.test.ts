import { appendFile, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesDigest } from '#scripts/build/sources.ts';

const CODE = 'src/pages/index.astro';
const PICTURE = 'public/pictures/dal-800.avif';
const FILES = [CODE, PICTURE, 'scripts/build/site.ts', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plantry-sources-'));
  for (const file of FILES) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), file.padEnd(20_000, '.'));
  }
});

afterEach(() => rm(root, { recursive: true }));

test('a file that was only written again changes nothing', async () => {
  const before = sourcesDigest(root);
  await utimes(join(root, CODE), new Date(0), new Date(0));
  expect(sourcesDigest(root)).toBe(before);
});

test.each(FILES)('a longer %s is another build', async (file) => {
  const before = sourcesDigest(root);
  await appendFile(join(root, file), '.');
  expect(sourcesDigest(root)).not.toBe(before);
});

test('the end of a long source counts as its beginning does', async () => {
  const before = sourcesDigest(root);
  await writeFile(join(root, CODE), CODE.padEnd(19_999, '.').concat('!'));
  expect(sourcesDigest(root)).not.toBe(before);
});

test('a file under another name is another build', async () => {
  const before = sourcesDigest(root);
  await rm(join(root, PICTURE));
  await writeFile(join(root, PICTURE.replace('dal', 'pie')), PICTURE.padEnd(20_000, '.'));
  expect(sourcesDigest(root)).not.toBe(before);
});

test('so is the same for another host', () => {
  const before = sourcesDigest(root);
  process.env.DEPLOY_TARGET = 'netlify';
  try {
    expect(sourcesDigest(root)).not.toBe(before);
  } finally {
    delete process.env.DEPLOY_TARGET;
  }
});
