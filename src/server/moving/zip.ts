import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ArchiveFile {
  path: string;
  content: Uint8Array | string;
  modifiedAt: Date;
  /** Pictures are packed already. */
  isPacked?: boolean;
}

/**
 * An archive of files, made while it is read: one file is in memory at a time, and none is asked for before the one before
 * it has gone out. It fails with what `files` throws, and asks for no more once nobody reads.
 */
export function zipOf(files: AsyncIterable<ArchiveFile>): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  void fill(zip, out, files).catch((error) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return out;
}

const NOTHING = Buffer.alloc(0);

/**
 * Has buffers made that share memory with no others. An archive keeps the names of its files to its end; in the common pool
 * they would keep all that lay beside them there, which is most of what goes through: 30 kB a recipe.
 */
function outsidePool(work: () => void): void {
  const { poolSize } = Buffer;
  Buffer.poolSize = 0;
  try {
    work();
  } finally {
    Buffer.poolSize = poolSize;
  }
}

async function fill(zip: ZipFile, out: Readable, files: AsyncIterable<ArchiveFile>): Promise<void> {
  let goOn = (): void => undefined;
  out.once('close', () => goOn());
  for await (const { path, content, modifiedAt, isPacked = false } of files) {
    if (out.destroyed) return;
    // The archive keeps what it is given until its end: of the bytes it must not.
    const held = { bytes: Buffer.from(content) };
    const facts = { mtime: modifiedAt, compress: !isPacked, size: held.bytes.length };
    await new Promise<void>((resolve) => {
      goOn = resolve;
      outsidePool(() =>
        zip.addReadStreamLazy(path, facts, (take) => {
          const source = Readable.from([held.bytes]).once('close', resolve);
          held.bytes = NOTHING;
          take(null, source);
        }),
      );
    });
  }
  zip.end();
}
