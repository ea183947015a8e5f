import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, gte, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { mailQueue } from '#src/db/schema.ts';
import { MAIL_LOCK_SECONDS } from '#src/domain/members/accounts.ts';
import { happenedAfter, waitsUntil } from '../base/clock.ts';
import { read, write } from '../base/database.ts';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { writeToOutbox } from './outbox.ts';
import { sendWithResend } from './resend.ts';
import { isTemplate, type Mail, type Template } from './templates.ts';

/** Milliseconds a try may take before another worker takes the mail over. */
const LEASE = 120_000;
const MOST_ATTEMPTS = 20;
const LONGEST_WAIT = 6 * 3_600_000;
const WORKER_PAUSE = 1000;
/** Milliseconds that stopping waits for the mail under way; the whole process has few left after its last requests. */
const STOP_PATIENCE = 1000;

/** Milliseconds until the next try: 5 s, 15 s, 45 s … 6 h. */
export const retryDelay = (attempts: number): number => Math.min(5000 * 3 ** (attempts - 1), LONGEST_WAIT);

/** Puts a letter into the queue, in the transaction of the change that causes it: both happen or neither. */
export async function queueMail(tx: Transaction, { to, template, data }: Mail): Promise<void> {
  const now = Date.now();
  await tx.insert(mailQueue).values({ id: randomUUID(), to, template, data, createdAt: now, nextAttemptAt: now });
}

/** Whether one of these letters was queued for an address in the last 300 seconds. */
export async function mailedLately(tx: Transaction, to: string, ...templates: Template[]): Promise<boolean> {
  const writtenLately = happenedAfter(mailQueue.createdAt, Date.now() - MAIL_LOCK_SECONDS * 1000);
  const [row] = await tx
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(eq(mailQueue.to, to), inArray(mailQueue.template, templates), writtenLately))
    .limit(1);
  return row !== undefined;
}

type Queued = typeof mailQueue.$inferSelect;

/** A first try waits for nothing; a later one no longer than the longest wait, whatever clock set it. */
const due = (now: number) =>
  and(
    isNull(mailQueue.sentAt),
    lt(mailQueue.attempts, MOST_ATTEMPTS),
    or(eq(mailQueue.attempts, 0), not(waitsUntil(mailQueue.nextAttemptAt, LONGEST_WAIT, now))),
  );

/** Whether a mail has had all its tries; one of these that was not sent is given up. */
export const hadAllTries = gte(mailQueue.attempts, MOST_ATTEMPTS);

/** Takes the oldest mail that is due, so that no other worker tries it at the same time. */
async function takeDue(now: number): Promise<Queued | null> {
  const [waiting] = await read().select({ id: mailQueue.id }).from(mailQueue).where(due(now)).limit(1);
  if (!waiting) return null;
  const [taken] = await write((tx) => {
    const oldest = tx.select({ id: mailQueue.id }).from(mailQueue).where(due(now)).orderBy(asc(mailQueue.createdAt));
    return tx
      .update(mailQueue)
      .set({ attempts: sql`${mailQueue.attempts} + 1`, nextAttemptAt: now + LEASE })
      .where(inArray(mailQueue.id, oldest.limit(1)))
      .returning();
  });
  return taken ?? null;
}

async function deliver({ id, to, template, data, createdAt }: Queued): Promise<void> {
  if (!isTemplate(template)) throw new Error(`There is no letter "${template}"`);
  // Loaded with the first mail: React and the letters are nothing a request has to wait for.
  const { renderMail } = await import('./letters.tsx');
  // No letter is dated in times to come.
  const dated = Math.min(createdAt, Date.now());
  const mail = { id, to, createdAt: dated, from: sender(), ...(await renderMail(template, data)) };
  const { RESEND_API_KEY } = env();
  if (RESEND_API_KEY) await sendWithResend(RESEND_API_KEY, mail);
  else await writeToOutbox(mail);
}

const sender = (): string => env().MAIL_FROM ?? `${env().SITE_NAME} <no-reply@${new URL(env().SITE_URL).hostname}>`;

/**
 * Sends everything that is due, one after the other, until it is told to stop; returns how many went out. A mail is
 * marked as sent after the service took it; dying in between repeats the try with the same id, which the service and the
 * outbox know.
 */
export async function sendDueMail(now = Date.now(), stop?: AbortSignal): Promise<number> {
  let sent = 0;
  const next = async () => (stop?.aborted ? null : takeDue(now));
  for (let mail = await next(); mail; mail = await next()) {
    const { id, attempts, template } = mail;
    const result = await deliver(mail).then(
      () => ({ sentAt: Date.now(), data: null, lastError: null }),
      (error: unknown) => {
        const about = { err: error, mail: id, template, attempts };
        if (attempts < MOST_ATTEMPTS) log.warn(about, 'mail not sent, will try again');
        else log.error(about, 'mail not sent, given up');
        return { lastError: String(error).slice(0, 500), nextAttemptAt: now + retryDelay(attempts) };
      },
    );
    await write((tx) => tx.update(mailQueue).set(result).where(eq(mailQueue.id, id)));
    if ('sentAt' in result) sent++;
  }
  return sent;
}

/** Forgets mails sent or given up before a moment: who was written to is nobody's business for longer than needed. */
export async function removeOldMail(tx: Transaction, before: number): Promise<void> {
  const givenUp = and(isNull(mailQueue.sentAt), hadAllTries, lt(mailQueue.nextAttemptAt, before));
  await tx.delete(mailQueue).where(or(lt(mailQueue.sentAt, before), givenUp));
}

/**
 * Sends mail in the background until stopped. Stopping waits for the mail under way, but not long: one that was not
 * marked as sent is tried again when its lease is over.
 */
export function startMailWorker(): () => Promise<void> {
  if (!env().RESEND_API_KEY) log.info('no RESEND_API_KEY: mails are written to DATA_DIR/outbox');
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => wait(WORKER_PAUSE, undefined, { ref: false, signal }).catch(() => undefined);
  const running = (async () => {
    while (!signal.aborted) {
      await sendDueMail(Date.now(), signal).catch((error: unknown) => log.error({ err: error }, 'mail worker'));
      await pause();
    }
  })();
  return async () => {
    stopping.abort();
    await Promise.race([running, wait(STOP_PATIENCE)]);
  };
}
