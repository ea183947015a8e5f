import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#src/db/whole-file.ts';
import { BUILD_INFO, type BuildInfo, type FileInfo } from '#src/server/host/build/build-info.ts';
import { contentType } from '#src/server/host/content-types.ts';
import { bodyHash } from '#src/server/host/store/digest.ts';
import { compress, isCompressible, UTMOST } from '#src/server/host/store/encodings.ts';
import { filesUnder } from './files.ts';

/** Smaller files gain nothing by compressing. */
const WORTH_IT = 512;
const AT_ONCE = 8;

/**
 * Compresses the files of a build and lists them in `dist/build.json`, which is written last: a build without it was
 * never finished.
 */
export async function finishBuild(dist: string, id: string): Promise<number> {
  const client = join(dist, 'client');
  const paths = filesUnder(client);
  const files: BuildInfo['files'] = {};
  const queue = paths.values();
  const worker = async () => {
    for (const path of queue) files[addressOf(path)] = await finishFile(client, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await writeWhole(join(dist, BUILD_INFO), JSON.stringify({ id, files } satisfies BuildInfo));
  return paths.length;
}

async function finishFile(client: string, path: string): Promise<FileInfo> {
  const body = await readFile(join(client, path));
  const type = contentType(path);
  const compressed = body.length >= WORTH_IT && isCompressible(type);
  if (compressed) {
    const { br, gzip } = await compress(body, UTMOST);
    await Promise.all([writeFile(join(client, `${path}.br`), br), writeFile(join(client, `${path}.gz`), gzip)]);
  }
  return { path, type, bytes: body.length, digest: bodyHash(body), compressed };
}

/** `a/index.html` is served as `/a`. */
const addressOf = (path: string): string => `/${path.replace(/(^|\/)index\.html$/, '')}`;
