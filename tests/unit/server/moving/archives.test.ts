import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { openArchive } from '#src/server/moving/unzip.ts';
import { type ArchiveFile, zipOf } from '#src/server/moving/zip.ts';

const file = (path: string, content: string | Buffer = 'x'): ArchiveFile => ({
  path,
  content,
  modifiedAt: new Date(0),
});
async function* each<T>(list: Iterable<T>) {
  yield* list;
}
const zipped = (...files: ArchiveFile[]): Promise<Buffer> => buffer(zipOf(each(files)));
/** The same archive with a name of the same length in place of another, in both places that have it. */
const renamed = (archive: Buffer, from: string, to: string): Buffer =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');

describe('zipOf', () => {
  it('is read back byte by byte, packed or not', async () => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251));
    const { files, close } = await openArchive(
      await zipped(file('a/ü.json', '{"é":1}'), { ...file('b.jpg', bytes), isPacked: true }),
    );
    expect(files.map(({ path }) => path)).toEqual(['a/ü.json', 'b.jpg']);
    expect((await files[0]?.read())?.toString()).toBe('{"é":1}');
    expect(await files[1]?.read()).toEqual(bytes);
    close();
  });

  it('asks for one file at a time, and for none once nobody reads', async () => {
    let asked = 0;
    async function* endless() {
      while (true) {
        asked += 1;
        yield { ...file(`${asked}`, Buffer.alloc(100_000, asked)), isPacked: true };
      }
    }
    const archive = zipOf(endless());
    for await (const _ of archive) if (asked > 3) break;
    const then = asked;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toBeLessThanOrEqual(then + 1);
    expect(then).toBeLessThan(10);
  });

  it('fails with what its files fail with', async () => {
    async function* failing() {
      yield file('a');
      throw new Error('the database is away');
    }
    await expect(buffer(zipOf(failing()))).rejects.toThrow('the database is away');
  });
});

describe('openArchive', () => {
  it('passes over what systems leave behind', async () => {
    const { files } = await openArchive(
      await zipped(...['__MACOSX/._a.json', 'x/.DS_Store', 'x/._a', 'Thumbs.db', 'a.json'].map((path) => file(path))),
    );
    expect(files.map(({ path }) => path)).toEqual(['a.json']);
  });

  it.each([
    ['climbing', '../evil.txt'],
    ['absolute', '/etc/evil.tx'],
    ['of Windows', 'C:/evil1.txt'],
    ['with backslashes', '..\\evil.txt'],
  ])('refuses names that lead out of it: %s', async (_, name) => {
    const from = 'a'.repeat(name.length);
    await expect(openArchive(renamed(await zipped(file(from)), from, name))).rejects.toThrow(
      'We can’t take this archive',
    );
  });

  it('refuses names that are one on other disks', async () => {
    await expect(openArchive(await zipped(file('a.json'), file('A.JSON')))).rejects.toThrow(
      'two of its files are called',
    );
  });

  it('refuses a link', async () => {
    const archive = await zipped(file('a'));
    // The mode of the first entry in the central directory: upper half of its external attributes.
    const at = archive.indexOf(Buffer.from('504b0102', 'hex'));
    archive.writeUInt32LE(0o120777 * 0x10000, at + 38);
    await expect(openArchive(archive)).rejects.toThrow('“a” is a link');
  });

  it('refuses a bomb, more files than it takes, and what is no archive', async () => {
    await expect(openArchive(await zipped(file('bomb', Buffer.alloc(5_000_000))))).rejects.toThrow('packed so tightly');
    const many = Array.from({ length: 10_001 }, (_, at) => file(`${at}`, ''));
    await expect(openArchive(await zipped(...many))).rejects.toThrow('it has 10001 files, and we take 10000');
    for (const bytes of [Buffer.from('PK not really'), Buffer.alloc(0), (await zipped(file('a'))).subarray(0, 60)])
      await expect(openArchive(bytes)).rejects.toThrow('no zip archive');
  });

  it('says of a damaged file that it is, when it is read', async () => {
    const archive = await zipped({ ...file('a.txt', 'hello hello'), isPacked: true });
    const { files } = await openArchive(renamed(archive, 'hello hello', 'hellx hello'));
    await expect(files[0]?.read()).rejects.toThrow('“a.txt” is damaged');
  });
});
