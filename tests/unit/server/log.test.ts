import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { loggedError } from '#src/server/log.ts';

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
