import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build is made from. */
const SOURCES = ['src', 'public', 'scripts/build', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];
/** Of a larger file, a picture, this much and its size are read. */
const HEAD_BYTES = 64 * 1024;
const AT_ONCE = 32;

/** Digest of everything a build is made from: of contents, because a clone gives every file a new time. */
export async function sourcesDigest(root: string): Promise<string> {
  const files = (await Promise.all(SOURCES.map((source) => list(root, source)))).flat().toSorted();
  const digests: string[] = [];
  for (let at = 0; at < files.length; at += AT_ONCE) {
    digests.push(...(await Promise.all(files.slice(at, at + AT_ONCE).map((file) => digestOf(root, file)))));
  }
  const target = process.env.DEPLOY_TARGET ?? '';
  return createHash('sha256').update(target).update(digests.join('\n')).digest('hex').slice(0, 24);
}

async function list(root: string, source: string): Promise<string[]> {
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
}

async function digestOf(root: string, file: string): Promise<string> {
  const handle = await open(join(root, file));
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(size, HEAD_BYTES)));
    const digest = createHash('sha256').update(buffer.subarray(0, bytesRead)).digest('hex');
    return `${file} ${size} ${digest}`;
  } finally {
    await handle.close();
  }
}
