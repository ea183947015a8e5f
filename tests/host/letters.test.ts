import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LetterBlock } from '#src/domain/newsletter/letter.ts';
import { closeDatabase, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { sendLetter } from '#src/server/newsletter/letters/course.ts';
import { addLetter, findLetter, numbersOf } from '#src/server/newsletter/letters/letters.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeReaders } from '#tests/support/readers.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { startSmtp } from '#tests/support/smtp.ts';

seededDatabase();

const READERS = 7;
const EDITOR = { id: null, email: 'editor@example.org' };
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

const start = (aMinute: number) =>
  startServer({ DATA_DIR: env().DATA_DIR, SMTP_URL: `${smtp.url}?pool=3`, LETTERS_PER_MINUTE: String(aMinute) });

/** How much each thread of a process gives way to others. */
const ranks = ({ process: { pid } }: RunningServer): number[] =>
  readdirSync(`/proc/${pid}/task`).map((task) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );

it('puts letters together in a thread that gives way to pages, and ends between two of them', async () => {
  await makeReaders(READERS);
  const blocks = [{ kind: 'recipes' as const, heading: 'New', ids: ['red-lentil-dal'], shown: 1 }];
  const text = { topic: 'editors' as const, subject: 'November', preview: '', blocks };
  const { id } = await write((tx) => addLetter(tx, text, EDITOR, { now: Date.now() }));
  await sendLetter(id, EDITOR);
  closeDatabase();

  const first = await start(1);
  await eventually(() => expect(smtp.arrived.length).toBeGreaterThan(0));
  if (process.platform === 'linux') expect(ranks(first)).toContain(constants.priority.PRIORITY_BELOW_NORMAL);
  await first.stop();
  expect(first.process.exitCode).toBe(0);
  expect(first.printed()).not.toMatch(/"level":[56]0/);
  expect(smtp.arrived.length).toBeLessThan(READERS);

  const second = await start(6000);
  await eventually(async () => expect((await findLetter(id))?.state).toBe('sent'));
  await second.stop();
  expect(smtp.arrived.map(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: READERS }, (_, at) => `reader${at}@example.org`),
  );
  expect(smtp.arrived.every(({ source }) => source.includes('Red Lentil Dal'))).toBe(true);
  expect((await numbersOf([id])).get(id)).toMatchObject({ candidates: READERS, handedOver: READERS, waiting: 0 });
});

it('says on a letter’s page whom it is for, where readers get different ones', async () => {
  const begun = async (blocks: LetterBlock[]) => {
    const text = { topic: 'editors' as const, subject: 'December', preview: '', blocks };
    const { id } = await write((tx) => addLetter(tx, text, EDITOR, { now: Date.now() }));
    await sendLetter(id, EDITOR);
    return id;
  };
  const plain = await begun([{ kind: 'text', text: 'Hello' }]);
  const withRecipes = await begun([{ kind: 'recipes', heading: 'New', ids: ['red-lentil-dal'], shown: 1 }]);
  closeDatabase();
  const site = await start(1);
  const page = async (id: string) => (await fetch(`${site.url}/letters/${id}`)).text();
  const saying = 'someone who eats it all';
  expect(await page(withRecipes)).toContain(saying);
  expect(await page(plain)).toContain('Hello');
  expect(await page(plain)).not.toContain(saying);
  await site.stop();
});
