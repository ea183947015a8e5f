/**
 * The durability and secrecy rows of the members' side in full length; `npm test` has them shortened. Ends with 1 when a
 * bar is missed. Usage: npm run soak [-- name …], by default all of: kill lock timing lag parallel
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type Acknowledged, drainMail, inspect, killDuringWork } from '#tests/support/crash.ts';
import { makeTemplate } from '#tests/support/template.ts';

const folder = mkdtempSync(join(tmpdir(), 'plantry-soak-'));
Object.assign(process.env, { DATA_DIR: folder, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const file = await makeTemplate(folder);

// Settings are read at import, so everything of the server comes after them.
const { AppError } = await import('#src/domain/errors.ts');
const { closeDatabase, read, write } = await import('#src/server/base/database.ts');
const { users } = await import('#src/db/schema.ts');
const { constantTime } = await import('#src/server/http/constant-time.ts');
const { register } = await import('#src/server/members/members.ts');
const { listOutbox } = await import('#src/server/mail/outbox.ts');
const { sendTemporaryPassword } = await import('#src/server/members/password-change.ts');
const { ownRating, rateRecipe, ratingSummary } = await import('#src/server/recipes/ratings.ts');
const { signIn } = await import('#src/server/members/sign-in.ts');
const { makeMember, PASSWORD } = await import('#tests/support/make-member.ts');

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const failures: string[] = [];
function bar(name: string, figure: number | string, holds: boolean): void {
  console.log(`${holds ? '✓' : '✗'} ${name}: ${figure}`);
  if (!holds) failures.push(name);
}

/** 50 kills, the file checked after each, then 50 more; then everything left is sent. */
async function kill(): Promise<void> {
  closeDatabase();
  const acknowledged: Acknowledged[] = [];
  let unsound = 0;
  for (let i = 1; i <= 100; i++) {
    acknowledged.push(...(await killDuringWork(folder)));
    if (i <= 50 && (await inspect(folder, [])).integrity !== 'ok') unsound++;
  }
  await drainMail(folder);
  const { emails, missing } = await inspect(folder, acknowledged);
  const mailed = (await listOutbox()).map(({ to }) => to);
  const lost = missing.length;
  const unsent = emails.filter((email) => !mailed.includes(email)).length;
  bar('100 kills, integrity_check not ok after', unsound, unsound === 0);
  bar(`of ${acknowledged.length} acknowledged writes lost`, lost, lost === 0);
  bar(`of ${emails.length} mails lost`, unsent, unsent === 0);
  bar('mails sent twice', mailed.length - new Set(mailed).size, mailed.length === new Set(mailed).size);
}

/** Another process holds the write lock for a minute while ten writes a second are asked for. */
async function lock(): Promise<void> {
  const seconds = 60;
  const child = join(import.meta.dirname, '../tests/support/lock-child.ts');
  const holder = spawn(process.execPath, [child, file, String(seconds)]);
  const released = once(holder, 'close');
  await once(holder.stdout, 'data');
  const acknowledged: string[] = [];
  const refusals: number[] = [];
  const until = performance.now() + (seconds + 4) * 1000;
  const writes: Promise<unknown>[] = [];
  for (; performance.now() < until; await setTimeout(100)) {
    const start = performance.now();
    const write = makeMember().then(
      ({ id }) => acknowledged.push(id),
      (error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
        refusals.push(performance.now() - start);
      },
    );
    writes.push(write);
  }
  await Promise.all(writes);
  await released;
  const kept = new Set((await read().select({ id: users.id }).from(users)).map(({ id }) => id));
  const slowest = Math.round(Math.max(...refusals));
  bar(
    `slowest of ${refusals.length} refusals under a foreign lock, ms`,
    slowest,
    refusals.length > 0 && slowest < 8000,
  );
  const lost = acknowledged.filter((id) => !kept.has(id)).length;
  bar(`of ${acknowledged.length} writes acknowledged around it lost`, lost, acknowledged.length > 0 && lost === 0);
}

let address = 0;
const attempt = (email: string, password: string) =>
  signIn({ email, password, address: `client ${address++}`, userAgent: null, previousSession: null });

/** 200 samples each way, in turns. */
async function timing(): Promise<void> {
  const { email } = await makeMember();
  const calls: Record<string, (to: string) => Promise<unknown>> = {
    'sign-in': (to) => attempt(to, 'wrong-password').catch(() => undefined),
    reset: (to) => constantTime(sendTemporaryPassword(to, `client ${address++}`)),
    registration: (to) =>
      constantTime(
        register({ email: to, firstName: 'Ada', lastName: 'Leaf', password: PASSWORD }, `client ${address++}`),
      ),
  };
  for (const [name, call] of Object.entries(calls)) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 200; i++) {
      for (const [times, to] of [
        [known, email],
        [unknown, `nobody-${i}@example.net`],
      ] as const) {
        const start = performance.now();
        await call(to);
        times.push(performance.now() - start);
      }
    }
    const apart = Math.abs(median(known) - median(unknown));
    bar(`${name}, known and unknown apart by ms in the median`, apart.toFixed(1), apart < 10);
  }
}

/** 50 sign-ins at once. */
async function lag(): Promise<void> {
  const members = await Promise.all(Array.from({ length: 50 }, () => makeMember()));
  const percentile = async (work: () => Promise<unknown>) => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await work();
    delay.disable();
    return delay.percentile(99) / 1e6;
  };
  const idle = await percentile(() => setTimeout(2000));
  const busy = await percentile(() => Promise.all(members.map(({ email }) => attempt(email, PASSWORD))));
  bar(`loop lag p99 of 50 sign-ins at once, ms (idle ${idle.toFixed(1)})`, busy.toFixed(1), busy < 50);
}

/** 200 ratings and 100 registrations at once. */
async function parallel(): Promise<void> {
  const { id } = await makeMember();
  await Promise.all(Array.from({ length: 200 }, (_, i) => rateRecipe(id, 'red-lentil-dal', (i % 5) + 1)));
  const summary = await ratingSummary('red-lentil-dal');
  const exact = summary?.totalRatings === 1 && summary.avgRating === (await ownRating(id, 'red-lentil-dal'));
  bar('200 parallel ratings by one member', JSON.stringify(summary), exact);
  const person = { email: 'many@example.net', firstName: 'Ada', lastName: 'Leaf', password: PASSWORD };
  await Promise.all(Array.from({ length: 100 }, () => register(person, `client ${address++}`)));
  const accounts = (await read().select().from(users)).filter(({ email }) => email === person.email).length;
  bar('accounts of 100 parallel registrations', accounts, accounts === 1);
}

const PARTS = { kill, lock, timing, lag, parallel };
const asked = process.argv.slice(2);
try {
  for (const [name, run] of Object.entries(PARTS)) if (asked.length === 0 || asked.includes(name)) await run();
} finally {
  // Nothing may still wait in the door when the folder goes.
  await write(async () => undefined);
  closeDatabase();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures.length > 0 ? 1 : 0;
