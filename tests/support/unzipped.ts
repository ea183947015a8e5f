import { openArchive } from '#src/server/moving/unzip.ts';

/** The files of an archive by their paths. */
export async function unzipped(archive: Buffer): Promise<Map<string, Buffer>> {
  const { files, close } = await openArchive(archive);
  try {
    return new Map(await Promise.all(files.map(async ({ path, read }) => [path, await read()] as const)));
  } finally {
    close();
  }
}
