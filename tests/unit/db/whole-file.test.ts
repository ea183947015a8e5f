import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flush, moveIntoPlace, writeWhole } from '#src/db/whole-file.ts';
import { eventually } from '#tests/support/eventually.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plantry-whole-'));
  file = join(folder, 'deep', 'file');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** What is flushed from now on, with what the file held at that moment. */
async function flushes(): Promise<string[]> {
  const handle = await open(folder);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const seen: string[] = [];
  const { sync } = prototype;
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const kind = (await this.stat()).isDirectory() ? 'folder' : 'file';
    seen.push(`${kind} while it holds ${readFileSync(file, 'utf8')}`);
    await sync.call(this);
  });
  return seen;
}

describe('writeWhole', () => {
  it('makes the folder, replaces what is there, and leaves nothing beside it', async () => {
    await writeWhole(file, 'old');
    await writeWhole(file, 'new', { mode: 0o600, time: new Date(1000) });
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file)).toMatchObject({ mtimeMs: 1000, mode: 0o100600 });
    expect(readdirSync(join(folder, 'deep'))).toEqual(['file']);
  });

  it('has the new content on the disk before it gets the name, and the name before it is done', async () => {
    await writeWhole(file, 'old');
    const seen = await flushes();
    await writeWhole(file, 'new');
    expect(seen).toEqual(['file while it holds old', 'folder while it holds new']);
  });

  it('waits for no disk where that is not needed', async () => {
    await writeWhole(file, 'old');
    const seen = await flushes();
    await writeWhole(file, 'new', { isLasting: false });
    expect([readFileSync(file, 'utf8'), seen]).toEqual(['new', []]);
  });

  it('leaves what was there, and no draft, when it fails', async () => {
    await writeWhole(file, 'old');
    mkdirSync(`${file}-folder`);
    writeFileSync(join(`${file}-folder`, 'inside'), '');
    await expect(writeWhole(`${file}-folder`, 'new')).rejects.toThrow();
    expect(readdirSync(join(folder, 'deep')).toSorted()).toEqual(['file', 'file-folder']);
  });

  it('leaves the old file or the new one when it is killed in between', async () => {
    const size = 4 * 1024 * 1024;
    await writeWhole(file, 'o'.repeat(size));
    for (let kill = 0; kill < 3; kill++) {
      const writer = fork(join(import.meta.dirname, 'whole-file-writer.ts'), [file, String(size)]);
      const ended = once(writer, 'exit');
      await eventually(() => expect(readdirSync(join(folder, 'deep')).length).toBeGreaterThan(1 + kill));
      writer.kill('SIGKILL');
      await ended;
      const text = readFileSync(file, 'utf8');
      expect(text).toBe(text.charAt(0).repeat(size));
    }
  });
});

describe('flush', () => {
  it('reaches all that is in a folder', async () => {
    await writeWhole(file, 'old');
    await writeWhole(join(folder, 'other', 'file'), '');
    const seen = await flushes();
    await flush(folder);
    expect(seen.map((text) => text.split(' ')[0]).toSorted()).toEqual(['file', 'file', 'folder', 'folder', 'folder']);
  });
});

describe('moveIntoPlace', () => {
  it('moves a folder into one that is not there yet, and flushes that', async () => {
    await writeWhole(file, 'old');
    await writeWhole(join(folder, 'draft', 'file'), 'in it');
    const seen = await flushes();
    await moveIntoPlace(join(folder, 'draft'), join(folder, 'new', 'place'));
    expect(readFileSync(join(folder, 'new', 'place', 'file'), 'utf8')).toBe('in it');
    expect(seen).toEqual(['folder while it holds old']);
  });
});
