import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toQuickBrotli } from '#src/server/host/store/encodings.ts';
import type { Page } from '#src/server/host/store/page.ts';
import { openPageDisk } from '#src/server/host/store/page-disk.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plantry-disk-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const page: Page = {
  key: '/trending',
  tags: ['trending'],
  seq: 1,
  madeAt: 1,
  freshUntil: 1,
  staleUntil: 1,
  digest: 'd',
  headers: [],
  br: toQuickBrotli(Buffer.from('trending')),
};

const drafts = (): string[] => readdirSync(join(root, 'drafts'));

it('keeps a page, and nothing beside it', async () => {
  const disk = openPageDisk(root, 'one');
  await disk.write(page);
  expect((await disk.read(page.key))?.br).toEqual(page.br);
  expect(drafts()).toEqual([]);
});

it('leaves nothing of a page that cannot be written', async () => {
  // A file where the edition's folder has to be: the page is written, and then cannot get its name.
  writeFileSync(join(root, 'one'), '');
  await expect(openPageDisk(root, 'one').write(page)).rejects.toThrow();
  expect(drafts()).toEqual([]);
});

it('removes other editions, and what ended processes were writing', async () => {
  const disk = openPageDisk(root, 'one');
  await disk.write(page);
  await openPageDisk(root, 'two').write(page);
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const [of, running, own, before] = [`${ended}-1`, `${process.ppid}-1`, `${process.pid}-7`, `${process.pid}-8`];
  for (const name of [of, running, own, before]) writeFileSync(join(root, 'drafts', name), 'a part');
  // Of a process that had the same number, as in a container that was started again.
  utimesSync(join(root, 'drafts', before), 1, 1);
  mkdirSync(join(root, 'three'));
  await disk.prune();
  expect(readdirSync(root).toSorted()).toEqual(['drafts', 'one']);
  expect(drafts().toSorted()).toEqual([running, own].toSorted());
  expect(await disk.read(page.key)).not.toBeNull();
});
