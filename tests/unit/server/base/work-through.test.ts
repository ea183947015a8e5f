import { beforeEach, describe, expect, it } from 'vitest';
import { jobFailures, mailQueue } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { read, write } from '#src/server/base/database.ts';
import { nextTryAfter, workThrough } from '#src/server/base/jobs.ts';
import { jobFailuresOf, tellAdministrators } from '#src/server/site/job-failures.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';

seededDatabase();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.now();

/** Works through items, of which some fail; returns those that were tried. */
async function tried(
  items: string[],
  failing: Record<string, Error> = {},
  { now = NOW, isPatient = false } = {},
): Promise<string[]> {
  const seen: string[] = [];
  const work = async (item: string) => {
    seen.push(item);
    if (failing[item]) throw failing[item];
  };
  await workThrough('media', items, { idOf: (item) => item, work, now, isPatient });
  return seen;
}
const failed = async () => (await read().select().from(jobFailures)).map(({ item }) => item).toSorted();
const all = (items: string[], error: Error) => Object.fromEntries(items.map((item) => [item, error]));
const away = new AppError('unavailable', 'Nobody there');
const odd = new Error('odd');

beforeEach(() => write((tx) => tx.delete(jobFailures)));

describe('a job', () => {
  it('leaves a service alone that did not answer for five in a row', async () => {
    const items = ['1', '2', '3', '4', '5', '6', '7'];
    expect(await tried(items, all(items, away))).toEqual(items.slice(0, 5));
    expect(await failed()).toEqual(items.slice(0, 5));
  });

  it.each([
    ['done', {}],
    ['refused', { '5': odd }],
  ])('goes on where one between them was %s', async (_, between) => {
    const items = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    const failing = { ...all(['1', '2', '3', '4', '6', '7', '8', '9'], away), ...between };
    expect(await tried(items, failing)).toEqual(items);
  });

  it('begins with what did not fail before', async () => {
    await tried(['a', 'b', 'c'], { a: odd, b: odd });
    expect(await tried(['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'a', 'b']);
    expect(await failed()).toEqual([]);
  });

  it('leaves alone what is to be tried later, where it is patient, whatever clock said when', async () => {
    await tried(['a'], { a: odd });
    expect(await tried(['a'], {}, { isPatient: true, now: NOW + HOUR - 1 })).toEqual([]);
    expect(await tried(['a'], { a: odd }, { now: NOW + 1 })).toEqual(['a']);
    expect(await tried(['a'], { a: odd }, { isPatient: true, now: NOW - 30 * DAY })).toEqual(['a']);
    expect(await tried(['a'], {}, { isPatient: true, now: NOW + DAY })).toEqual(['a']);
  });

  it('is tried again later and later, but each day', () => {
    expect([1, 2, 3, 5, 6, 40].map((tries) => nextTryAfter(tries) / HOUR)).toEqual([1, 2, 4, 16, 24, 24]);
    expect(nextTryAfter(2, 1000)).toBe(2000);
  });

  it('keeps the beginning of what was said', async () => {
    await tried(['a'], { a: new Error('x'.repeat(2000)) });
    expect(await read().select({ words: jobFailures.words }).from(jobFailures)).toEqual([{ words: 'x'.repeat(500) }]);
  });

  it('that could not even learn what there is to do says so, and forgets nothing', async () => {
    await tried(['a'], { a: odd });
    const broken: AsyncIterable<string> = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(odd) }) };
    await workThrough('media', broken, { idOf: String, work: async () => undefined, now: NOW });
    expect(await failed()).toEqual(['*', 'a']);
    expect((await jobFailuresOf(['media'])).map(({ item }) => item).toSorted()).toEqual(['All of it', 'a']);
  });
});

describe('what could not be done', () => {
  it('is told once, by the names of twenty, and shown by those of a hundred', async () => {
    await makeMember('admin');
    const items = Array.from({ length: 101 }, (_, at) => `item-${at}`);
    await tried(items, all(items, odd));
    await write((tx) => tx.delete(mailQueue));
    await tellAdministrators(NOW);
    await tellAdministrators(NOW + 1);
    const told = (await read().select().from(mailQueue)).filter(({ template }) => template === 'job-failures');
    expect(told[0]?.data).toMatchObject({ failures: { length: 20 }, more: 81 });
    expect(new Set(told.map(({ to }) => to)).size).toBe(told.length);
    expect(await jobFailuresOf()).toHaveLength(100);
  });

  it('is told at its second try where a service did not answer', async () => {
    await makeMember('admin');
    await write((tx) => tx.delete(mailQueue));
    const mails = async () => (await read().select().from(mailQueue)).length;
    await tried(['a'], { a: away });
    await tellAdministrators(NOW);
    expect(await mails()).toBe(0);
    await tried(['a'], { a: away });
    await tellAdministrators(NOW);
    expect(await mails()).toBeGreaterThan(0);
  });
});
