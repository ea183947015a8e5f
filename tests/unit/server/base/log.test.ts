import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { loggedError, logOptions } from '#src/server/base/log.ts';

describe('an error in the log', () => {
  it('says which query failed and why, and not what was asked with it', () => {
    const cause = new Error('SQLITE_BUSY: database is locked');
    const failed = new DrizzleQueryError(
      'select * from users where email = ?',
      ['eve@example.org', 'two\nlines of her secret'],
      cause,
    );
    for (const error of [failed, new Error('Not now', { cause: failed })]) {
      const text = JSON.stringify(loggedError(error));
      expect(text).toContain('select * from users where email = ?');
      expect(text).toContain('database is locked');
      expect(text).toContain('log.test.ts');
      expect(text).not.toContain('eve@example.org');
      expect(text).not.toContain('her secret');
    }
  });

  it('may be anything that was thrown', () => {
    for (const thrown of [null, undefined, 'no kitchen', { status: 503 }]) expect(loggedError(thrown)).toBe(thrown);
  });

  it('is told whole otherwise', () => {
    const error = new TypeError('no kitchen');
    expect(loggedError(error)).toMatchObject({ type: 'TypeError', message: 'no kitchen', stack: error.stack });
  });
});

describe('a line of the log', () => {
  /** What is written of something. */
  function logged(fields: Record<string, unknown>): Record<string, unknown> {
    let line = '';
    const destination = new Writable({
      write(chunk, _, done) {
        line += chunk;
        done();
      },
    });
    pino(logOptions, destination).error(fields, 'it happened');
    return JSON.parse(line) as Record<string, unknown>;
  }

  it('says the code of an error', () => {
    const err = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', password: 'her secret' });
    expect(logged({ err }).err).toMatchObject({ code: 'ENOSPC', password: '[redacted]' });
  });

  it.each([
    [{ code: '123456' }],
    [{ body: { code: '123456' } }],
    [{ request: { body: { code: '123456' } } }],
    [{ err: Object.assign(new Error('refused'), { body: { code: '123456' } }) }],
  ])('strikes out a code that somebody was sent: %j', (fields) => {
    const text = JSON.stringify(logged(fields));
    expect(text).toContain('[redacted]');
    expect(text).not.toContain('123456');
  });
});
