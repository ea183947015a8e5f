import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newsletterDeliveries } from '#src/db/schema.ts';
import { closeDatabase, read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { sendLetter } from '#src/server/newsletter/letters/course.ts';
import { addLetter, findLetter, numbersOf } from '#src/server/newsletter/letters/letters.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeReaders } from '#tests/support/readers.ts';
import { type Fault, startSmtp } from '#tests/support/smtp.ts';

seededDatabase();

/** More of them for the whole figure: LETTER_SOAK=2000 kills ten times, some of them while readers are written down. */
const READERS = Number(process.env.LETTER_SOAK ?? 60);
const KILLS = process.env.LETTER_SOAK ? 10 : 2;
const CONNECTIONS = 3;
/** Of the three one is left to mails that somebody waits for. */
const AT_ONCE = CONNECTIONS - 1;

const FAULTS: readonly Fault[] = [
  'none',
  'none',
  'greylisted',
  'none',
  'unknown',
  'dropped in text',
  'dropped after text',
];
const faultOf = (to: string): Fault => FAULTS[Number(/\d+/.exec(to)?.[0]) % FAULTS.length] ?? 'none';

const CHILD = ['tsx-loader.ts', 'letter-child.ts'].map((name) => join(import.meta.dirname, '../../support', name));
/** It may be killed before it hears. */
const ignored = () => undefined;
const start = (url: string, round: number) =>
  spawn(process.execPath, ['--import', CHILD[0] ?? '', CHILD[1] ?? '', String(round)], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: env().DATA_DIR,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      SMTP_URL: url,
      LETTERS_PER_MINUTE: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

describe('a letter, from a process that is killed', () => {
  it('is lost to nobody and comes twice to nobody, but for what the mail server alone knows', {
    timeout: 240_000 + READERS * 1000,
  }, async () => {
    let child: ReturnType<typeof start> | undefined;
    const server = await startSmtp({
      onSilence: (port) => child?.connected && child.send(port, ignored),
      // The same fault twice; then it passes. Who is unknown stays so.
      faultOf: (to, attempt) => (attempt <= 2 || faultOf(to) === 'unknown' ? faultOf(to) : 'none'),
    });
    await makeReaders(READERS);
    const { id } = await write((tx) =>
      addLetter(
        tx,
        { topic: 'editors', subject: 'November', preview: '', blocks: [{ kind: 'text', text: 'Hello' }] },
        { id: null, email: 'editor@example.org' },
        { now: Date.now() },
      ),
    );
    await sendLetter(id, { id: null, email: 'editor@example.org' });
    closeDatabase();
    let round = 1;
    for (let kill = 0; kill <= KILLS; kill++) {
      child = start(`${server.url}?pool=${CONNECTIONS}`, round);
      const ended = once(child, 'close');
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        round = Number(text.trim().split('\n').at(-1)) + 1;
      });
      const tried = () => [...server.attempts.values()].reduce((all, each) => all + each, 0);
      const before = tried();
      // From the first mail on nothing is loaded any more.
      while (kill < KILLS && tried() === before && child.exitCode === null) await pause(2);
      if (kill < KILLS) {
        await pause(randomInt(process.env.LETTER_SOAK ? 1500 : 150));
        child.kill('SIGKILL');
      }
      await ended;
    }

    const unknown = Array.from({ length: READERS }, (_, at) => `reader${at}@example.org`).filter(
      (to) => faultOf(to) === 'unknown',
    );
    const arrivals = (to: string, isAnswered: boolean) =>
      server.arrived.filter((mail) => mail.to === to && mail.isAnswered === isAnswered);
    const readers = Array.from({ length: READERS }, (_, at) => `reader${at}@example.org`);

    // None lost, and the numbers add up.
    expect((await findLetter(id))?.state).toBe('sent');
    expect((await numbersOf([id])).get(id)).toMatchObject({
      candidates: READERS,
      waiting: 0,
      handedOver: READERS - unknown.length,
      refused: unknown.length,
    });
    expect(await read().select().from(newsletterDeliveries)).toHaveLength(READERS);
    expect(readers.filter((to) => !unknown.includes(to) && arrivals(to, true).length === 0)).toEqual([]);
    // None twice of which the server said that it has it, but in the moment of a kill.
    const twice = readers.filter((to) => arrivals(to, true).length > 1);
    expect(twice.length).toBeLessThanOrEqual(KILLS * AT_ONCE);
    // What it has and did not say so came again.
    const untold = readers.filter((to) => arrivals(to, false).length > 0);
    expect(untold.every((to) => faultOf(to) === 'dropped after text')).toBe(true);
    // Every copy can be told by its Message-ID.
    for (const to of readers)
      expect(
        new Set(server.arrived.filter((mail) => mail.to === to).map(({ messageId }) => messageId)).size,
      ).toBeLessThanOrEqual(1);
    if (process.env.LETTER_SOAK)
      console.log(
        `${READERS} readers, ${KILLS} kills: 0 lost, ${twice.length} twice by a kill between answer and commit, ${untold.length} twice by a lost answer`,
      );
    await server.stop();
  });
});
