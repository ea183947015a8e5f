import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mailQueue } from '#src/db/schema.ts';
import { closeDatabase, read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { queueMail } from '#src/server/mail/queue.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { codeMail } from '#tests/support/mails.ts';
import { type Fault, startSmtp } from '#tests/support/smtp.ts';

seededDatabase();

/** More of them for the whole figure: MAIL_SOAK=200 kills ten times. */
const MAILS = Number(process.env.MAIL_SOAK ?? 40);
const KILLS = MAILS >= 200 ? 10 : 2;
const CONNECTIONS = 3;

const FAULTS: readonly Fault[] = [
  'none',
  'greylisted',
  'closing',
  'full',
  'unknown',
  'dropped at recipient',
  'dropped in text',
  'silent at recipient',
  'dropped after text',
  'silent after text',
];
const faultOf = (to: string): Fault => FAULTS[Number(/\d+/.exec(to)?.[0]) % FAULTS.length] ?? 'none';
/** Faults of which only the server knows whether it has the mail. */
const UNTOLD: readonly Fault[] = ['dropped after text', 'silent after text'];

const CHILD = ['tsx-loader.ts', 'mail-child.ts'].map((name) => join(import.meta.dirname, '../../support', name));
/** It may be killed before it hears. */
const ignored = () => undefined;
const start = (url: string, round: number) =>
  spawn(process.execPath, ['--import', CHILD[0] ?? '', CHILD[1] ?? '', String(round)], {
    env: { PATH: process.env.PATH, DATA_DIR: env().DATA_DIR, LOG_LEVEL: 'silent', NODE_ENV: 'test', SMTP_URL: url },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

describe('mails through a mail server with faults, from a process that is killed', () => {
  it('are none lost and none twice, but for what the server alone knows', {
    timeout: 240_000 + MAILS * 2000,
  }, async () => {
    let child: ReturnType<typeof start> | undefined;
    const server = await startSmtp({
      onSilence: (port) => child?.connected && child.send(port, ignored),
      // The same fault twice; then it passes. Who is unknown stays so.
      faultOf: (to, attempt) => (attempt <= 2 || faultOf(to) === 'unknown' ? faultOf(to) : 'none'),
    });
    const url = `${server.url}?pool=${CONNECTIONS}`;
    for (let number = 0; number < MAILS; number++)
      await write((tx) => queueMail(tx, codeMail(`m${number}@example.org`)));
    closeDatabase();
    let round = 1;
    for (let kill = 0; kill <= KILLS; kill++) {
      child = start(url, round);
      const ended = once(child, 'close');
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        round = Number(text.trim().split('\n').at(-1)) + 1;
      });
      const before = server.attempts.size > 0 ? [...server.attempts.values()].reduce((all, each) => all + each) : 0;
      const tried = () => [...server.attempts.values()].reduce((all, each) => all + each, 0);
      // From the first mail on nothing is loaded any more.
      while (kill < KILLS && tried() === before && child.exitCode === null) await pause(2);
      if (kill < KILLS) {
        await pause(randomInt(400));
        child.kill('SIGKILL');
      }
      await ended;
    }

    const rows = await read().select().from(mailQueue);
    const sent = rows.filter(({ sentAt }) => sentAt !== null).map(({ to }) => to);
    const unknown = rows.filter(({ to }) => faultOf(to) === 'unknown');
    const addresses = rows.map(({ to }) => to);
    const arrivals = (to: string, isAnswered: boolean) =>
      server.arrived.filter((mail) => mail.to === to && mail.isAnswered === isAnswered).length;

    // None lost.
    expect(rows).toHaveLength(MAILS);
    expect(sent.length + unknown.length).toBe(MAILS);
    expect(sent.filter((to) => arrivals(to, true) === 0)).toEqual([]);
    expect(unknown.every(({ givenUpAt, attempts }) => givenUpAt !== null && attempts <= 1 + KILLS)).toBe(true);
    // None twice of which the server said that it has it, but in the moment of a kill.
    const twice = addresses.filter((to) => arrivals(to, true) > 1);
    expect(twice.length).toBeLessThanOrEqual(KILLS * CONNECTIONS);
    // What it has and did not say so came again.
    const untold = addresses.filter((to) => arrivals(to, false) > 0);
    expect(untold.every((to) => UNTOLD.includes(faultOf(to)))).toBe(true);
    // Every copy can be told by its Message-ID.
    for (const to of addresses)
      expect(
        new Set(server.arrived.filter((mail) => mail.to === to).map(({ messageId }) => messageId)).size,
      ).toBeLessThanOrEqual(1);
    if (process.env.MAIL_SOAK)
      console.log(
        `${MAILS} mails, ${FAULTS.length - 1} faults, ${KILLS} kills: 0 lost, ${twice.length} twice by a kill between answer and commit, ${untold.length} twice by a lost answer`,
      );
    await server.stop();
  });
});
