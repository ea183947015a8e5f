import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseFile } from '#src/db/database-file.ts';
import { env } from '#src/server/base/env.ts';
import { startFailure } from '#src/server/base/start/start-failure.ts';

const own = { DATABASE_URL: env().DATABASE_URL };
afterEach(() => void Object.assign(env(), own));

const coded = (code: string, message = 'of the machine', more: object = {}): Error =>
  Object.assign(new Error(message), { code, ...more });
/** What went wrong, as a query of the database throws it. */
const query = (cause: Error): Error =>
  new DrizzleQueryError('select * from secrets where id = ?', ['her-secret'], cause);

const FILE = import.meta.filename;

describe('why a start failed', () => {
  const file = databaseFile(env().DATABASE_URL) ?? '';

  it.each([
    ['a full disk', coded('ENOSPC', 'no space', { path: '/data/copy' }), ['no room left for /data/copy', 'DATA_DIR']],
    ['a file that grew too large', coded('EFBIG', '', { path: '/data/copy' }), ['no room left for /data/copy']],
    ['a full database', query(coded('SQLITE_FULL')), ['no room left for the database', file]],
    ['a copy that fits nowhere', coded('EDQUOT', '', { path: '/from', dest: '/to' }), ['no room left for /to.']],
    ['a folder of somebody else', coded('EACCES', '', { path: '/data' }), ['may not write to /data', 'DATA_DIR']],
    ['a disk to read from only', coded('EROFS', '', { path: '/data' }), ['/data', 'mounted read-only']],
    [
      'a file on the way to a folder',
      coded('ENOTDIR', '', { path: join(FILE, 'of/data') }),
      [`${FILE} is in the way: it is no folder`],
    ],
    ['a file in place of a folder', coded('EEXIST', '', { path: '/data' }), ['/data is in the way']],
    [
      'a package that is not there',
      coded('MODULE_NOT_FOUND', "Cannot find module '@libsql/x'\n- required by"),
      ['npm ci'],
    ],
    [
      'a build that is not whole',
      coded('ERR_MODULE_NOT_FOUND', 'Cannot find module /app/dist/server/a.mjs'),
      ['Remove dist'],
    ],
    [
      'a database of somebody else',
      new Error(`ConnectionFailed("Unable to open connection to local database ${file}: 14")`),
      ['may not write to the database', file],
    ],
    ['a database to read only', query(coded('SQLITE_READONLY')), ['may not write to the database', file]],
    ['a damaged database', query(coded('SQLITE_CORRUPT')), [file, 'is damaged', 'npm run restore -- FOLDER']],
    ['no database', coded('SQLITE_NOTADB'), [file, 'no database at all']],
    ['a second process', query(coded('SQLITE_BUSY')), ['Another process holds', file]],
    ['a failing disk', coded('SQLITE_IOERR_READ', 'disk I/O error'), ['cannot be read or written (disk I/O error)']],
    ['no path at all', coded('ENOSPC'), [`no room left for ${env().DATA_DIR}`]],
  ])('names the place and the way out: %s', (_, error, words) => {
    const sentence = startFailure(error);
    for (const each of words) expect(sentence).toContain(each);
    expect(sentence).not.toContain('her-secret');
    expect(sentence.split('\n')).toHaveLength(1);
  });

  it('says which backup to take where there is one', () => {
    const backup = join(env().BACKUP_DIR, 'plantry-20261123T030000Z');
    mkdirSync(backup, { recursive: true });
    expect(startFailure(coded('SQLITE_NOTADB'))).toContain('npm run restore -- latest');
  });

  it.each([
    [coded('SERVER_ERROR', 'Server returned HTTP status 401'), 'refuses this site. Correct DATABASE_AUTH_TOKEN.'],
    [coded('SERVER_ERROR', 'Server returned HTTP status 502'), 'does not answer (Server returned HTTP status 502)'],
    [coded('ECONNREFUSED', 'connect'), 'Start it, or correct DATABASE_URL.'],
    [new TypeError('fetch failed'), 'does not answer (fetch failed)'],
  ])('names the database server, but nothing secret of its address', (error, words) => {
    env().DATABASE_URL = 'https://someone:her-secret@db.example:8080?authToken=her-secret';
    const sentence = startFailure(query(error));
    expect(sentence).toContain('The database server at db.example:8080');
    expect(sentence).toContain(words);
    expect(sentence).not.toContain('her-secret');
  });

  it('leaves our own words as they are, whatever caused them', () => {
    const words = 'These settings are wrong (see .env.example):\n  PORT: a number';
    expect(startFailure(new Error(words, { cause: coded('ENOSPC') }))).toBe(words);
  });

  it('leaves the words about an option as they are', () => {
    expect(startFailure(coded('ERR_PARSE_ARGS_UNKNOWN_OPTION', "Unknown option '--fat'"))).toBe(
      "Unknown option '--fat'",
    );
  });

  it('shows a bug whole, but not the query around it', () => {
    const text = startFailure(query(new RangeError('out of range')));
    expect(text).toMatch(/^RangeError: out of range\n\s+at /);
    expect(text).not.toContain('her-secret');
    expect(startFailure('thrown as a text')).toBe("'thrown as a text'");
  });
});
