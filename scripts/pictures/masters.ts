import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeWhole } from '#src/db/whole-file.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { openPicture, ownPixels } from '#src/server/base/pixels.ts';
import { hashOf, type Manifest } from './manifest.ts';

const MASTER = { width: 1200, height: 900 } as const;
const MASTER_JPEG = { quality: 86, chromaSubsampling: '4:2:0', mozjpeg: true } as const;
/** A smaller file is one that a renderer is still writing. */
const FINISHED_BYTES = 20_000;

/** Why a picture cannot be a master, or `null`. Reads all of it: a torn file is refused. */
async function flawOf(bytes: Buffer): Promise<string | null> {
  try {
    const { format, width, height, pixels } = await openPicture(bytes);
    if (format !== 'jpeg') return `is ${format}, not JPEG`;
    if (width !== MASTER.width || height !== MASTER.height) return `is ${width}×${height}, not 1200×900`;
    await pixels().stats();
    return null;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

/** The finished pictures of the folders by name; of two with one name the later folder's counts. */
async function finishedPictures(folders: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const files = new Set(await readdir(folder));
    for (const file of files) {
      const name = basename(file, '.jpg');
      if (!file.endsWith('.jpg') || !slugSchema.safeParse(name).success) continue;
      const unfinished = [`.${name}.lock`, `${name}.lock`, `${name}.part`, `${name}.part.png`, `${name}.log`];
      if (unfinished.some((beside) => files.has(beside))) continue;
      const path = join(folder, file);
      if ((await stat(path)).size >= FINISHED_BYTES) found.set(name, path);
    }
  }
  return found;
}

/**
 * Takes the finished pictures of `from` into `folder` as masters, where they are new or another than last time, and
 * notes them in `manifest`. Gives one line for each that was taken or refused.
 */
export async function importMasters(from: readonly string[], folder: string, manifest: Manifest): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, path] of await finishedPictures(from)) {
    const bytes = await readFile(path);
    const source = hashOf(bytes);
    if (manifest[name]?.source === source) continue;
    const twin = Object.keys(manifest).find((other) => manifest[other]?.source === source);
    const flaw = twin ? `is the same picture as ${twin}` : await flawOf(bytes);
    if (flaw) {
      lines.push(`refused ${path}: ${flaw}`);
      continue;
    }
    await writeWhole(join(folder, `${name}.jpg`), await ownPixels(bytes).jpeg(MASTER_JPEG).toBuffer());
    manifest[name] = { ...manifest[name], source };
    lines.push(`took ${name}`);
  }
  return lines;
}

/** Names of the masters in a folder, sorted; what is wrong with them is thrown as one error that names every one. */
export async function readMasters(folder: string): Promise<{ name: string; bytes: Buffer }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.jpg')).sort();
  const seen = new Map<string, string>();
  const wrong: string[] = [];
  const masters = [];
  for (const file of files) {
    const bytes = await readFile(join(folder, file));
    const hash = hashOf(bytes);
    const flaw = seen.has(hash) ? `is the same picture as ${seen.get(hash)}` : await flawOf(bytes);
    if (flaw) wrong.push(`${file} ${flaw}`);
    seen.set(hash, file);
    masters.push({ name: basename(file, '.jpg'), bytes });
  }
  if (wrong.length > 0) throw new Error(`These pictures cannot go out:\n  ${wrong.join('\n  ')}`);
  return masters;
}
