import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

interface Writing {
  /** Who may read it, as `chmod` has it. */
  mode?: number;
  /** When it says it was changed. */
  time?: Date;
  /** The path it is written at before it gets its name; on the same disk. */
  draft?: string;
  /**
   * Whether it is there after a power loss, for some milliseconds of waiting. Not for what is made again anyway, and
   * tells by itself that it is torn.
   */
  isLasting?: boolean;
}

/** As many are flushed at once. */
const AT_ONCE = 8;
let drafts = 0;

/**
 * Writes a file atomically, and makes its folder where there is none: readers, and whoever looks after a crash or a
 * power loss, find the old content or all of the new, never a part.
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  {
    mode,
    time,
    draft = join(dirname(file), `.${basename(file)}.${process.pid}-${++drafts}.part`),
    isLasting = true,
  }: Writing = {},
): Promise<void> {
  try {
    await inFolder(draft, async () => {
      const handle = await open(draft, 'w', mode);
      try {
        await handle.writeFile(content);
        if (time) await handle.utimes(time, time);
        if (isLasting) await handle.sync();
      } finally {
        await handle.close();
      }
    });
    if (isLasting) await moveIntoPlace(draft, file);
    else await inFolder(file, () => rename(draft, file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Renames a finished file or folder to its name, and flushes its folder, so that the name survives a power loss.
 * Makes that folder where there is none.
 */
export async function moveIntoPlace(draft: string, place: string): Promise<void> {
  await inFolder(place, () => rename(draft, place));
  await flushOne(dirname(place));
}

/** Waits until a file, or a folder with everything in it, is on the disk (fsync). */
export async function flush(path: string): Promise<void> {
  const isFolder = (await stat(path)).isDirectory();
  const inside = isFolder ? await readdir(path, { recursive: true }) : [];
  const queue = [...inside.map((name) => join(path, name)), path].values();
  const worker = async () => {
    for (const each of queue) await flushOne(each);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function flushOne(path: string): Promise<void> {
  // Windows neither opens a folder nor needs to.
  if (process.platform === 'win32' && (await stat(path)).isDirectory()) return;
  const handle = await open(path, process.platform === 'win32' ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A folder is made when it turns out to be missing: of thousands of files only the first few need that. */
async function inFolder(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(dirname(file), { recursive: true });
    await work();
  }
}

/** Whether it failed because a file or folder is not there. */
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** For a `catch`: `null` where a file or folder is not there; throws anything else. */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
