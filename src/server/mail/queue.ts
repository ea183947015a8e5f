import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, count, eq, getTableColumns, inArray, isNull, lt, min, not, or, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { mailQueue } from '#src/db/schema.ts';
import { MAIL_LOCK_SECONDS } from '#src/domain/members/accounts.ts';
import { happenedAfter, waitsUntil } from '../base/clock.ts';
import { read, write } from '../base/database.ts';
import { figures } from '../base/figures.ts';
import { log } from '../base/log.ts';
import { MailFailure } from './mail-failure.ts';
import { type MailService, mailService, sender, senderTrouble } from './service.ts';
import { isTemplate, type Mail, type Template } from './templates.ts';

/** Milliseconds a try may take before another worker takes the mail over. */
const LEASE = 120_000;
const MOST_ATTEMPTS = 20;
const LONGEST_WAIT = 6 * 3_600_000;
const WORKER_PAUSE = 1000;
/** Milliseconds a service that is away, or lets nobody in, is left alone at most. */
const LONGEST_REST = 5 * 60_000;
/** Milliseconds that stopping waits for the mail under way; the whole process has few left after its last requests. */
const STOP_PATIENCE = 1000;

/** Milliseconds until the next try: 5 s, 15 s, 45 s … 6 h. */
export const retryDelay = (attempts: number): number => Math.min(5000 * 3 ** (attempts - 1), LONGEST_WAIT);

/** Milliseconds for which a service that took no mail so many times is left alone: 5 s, 15 s … 5 min. */
export const restAfter = (refusals: number): number => Math.min(retryDelay(refusals), LONGEST_REST);

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

/** Its data as it is stored: what cannot be read is the trouble of one letter. */
type Queued = Omit<typeof mailQueue.$inferSelect, 'data'> & { data: string | null };

/** A first try waits for nothing; a later one no longer than the longest wait, whatever clock set it. */
const due = (now: number) =>
  and(
    isNull(mailQueue.sentAt),
    isNull(mailQueue.givenUpAt),
    or(eq(mailQueue.attempts, 0), not(waitsUntil(mailQueue.nextAttemptAt, LONGEST_WAIT, now))),
  );

/** Mails waiting to be sent, those given up that are still known, and when the oldest of all was written. */
export async function mailFigures(): Promise<{ waiting: number; givenUp: number; oldest: number | null }> {
  const [row] = await read()
    .select({ all: count(), givenUp: count(mailQueue.givenUpAt), oldest: min(mailQueue.createdAt) })
    .from(mailQueue)
    .where(isNull(mailQueue.sentAt));
  const { all = 0, givenUp = 0, oldest = null } = row ?? {};
  return { waiting: all - givenUp, givenUp, oldest };
}

/** Takes the oldest mail that is due, so that no other worker tries it until `leasedUntil`. */
async function takeDue(now: number, leasedUntil: number): Promise<Queued | null> {
  const [waiting] = await read().select({ id: mailQueue.id }).from(mailQueue).where(due(now)).limit(1);
  if (!waiting) return null;
  const [taken] = await write((tx) => {
    const oldest = tx.select({ id: mailQueue.id }).from(mailQueue).where(due(now)).orderBy(asc(mailQueue.createdAt));
    return tx
      .update(mailQueue)
      .set({ attempts: sql`${mailQueue.attempts} + 1`, nextAttemptAt: leasedUntil })
      .where(inArray(mailQueue.id, oldest.limit(1)))
      .returning({ ...getTableColumns(mailQueue), data: sql<string | null>`${mailQueue.data}` });
  });
  return taken ?? null;
}

async function deliver(service: MailService, { id, to, template, data, createdAt }: Queued): Promise<void> {
  if (!isTemplate(template)) throw new Error(`There is no letter "${template}"`);
  // Loaded with the first mail: React and the letters are nothing a request has to wait for.
  const { renderMail } = await import('./letters.tsx');
  // No letter is dated in times to come.
  const dated = Math.min(createdAt, Date.now());
  await service.send({
    id,
    to,
    createdAt: dated,
    from: sender(),
    ...(await renderMail(template, JSON.parse(data ?? 'null'))),
  });
}

/** What becomes of a mail that did not go out. */
function failed({ id, template, attempts }: Queued, error: unknown, now: number) {
  const lastError = (error instanceof MailFailure ? error.message : String(error)).slice(0, 500);
  const about = { err: error, mail: id, template, attempts };
  const isRefused = error instanceof MailFailure && error.by === 'refusal';
  if (!isRefused && attempts < MOST_ATTEMPTS) {
    log.warn(about, 'mail not sent, will try again');
    return { lastError, nextAttemptAt: now + retryDelay(attempts) };
  }
  log.error(about, isRefused ? 'mail refused for good, given up' : 'mail not sent, given up');
  return { lastError, givenUpAt: now };
}

const outcomeOf = (result: object): keyof typeof figures.mail => {
  if ('sentAt' in result) return 'sent';
  return 'givenUpAt' in result ? 'givenUp' : 'failed';
};

interface Round {
  sent: number;
  /** Whether it was broken off, because the service took no mail at all. */
  isAway: boolean;
}

/** Sends what is due, as many at a time as the service takes. */
async function sendRound(now: number, stop?: AbortSignal): Promise<Round> {
  const service = mailService();
  const round: Round = { sent: 0, isAway: false };
  const begun = performance.now();
  // A round may take longer than a lease: each begins when its mail is taken.
  const leasedUntil = () => Math.round(now + performance.now() - begun + LEASE);
  const next = async () => (stop?.aborted || round.isAway ? null : takeDue(now, leasedUntil()));
  const worker = async () => {
    for (let mail = await next(); mail; mail = await next()) {
      const taken = mail;
      const result = await deliver(service, taken).then(
        () => ({ sentAt: Date.now(), data: null, lastError: null }),
        (error: unknown) => {
          if (error instanceof MailFailure && error.by === 'service') round.isAway = true;
          return failed(taken, error, now);
        },
      );
      await write((tx) => tx.update(mailQueue).set(result).where(eq(mailQueue.id, taken.id)));
      if ('sentAt' in result) round.sent++;
      figures.mail[outcomeOf(result)]++;
    }
  };
  await Promise.all(Array.from({ length: service.atOnce }, worker));
  return round;
}

/**
 * Sends everything that is due until it is told to stop, or the service takes no mail; returns how many went out. A mail
 * is marked as sent after the service took it; dying in between repeats the try with the same id, which Resend and the
 * outbox know, and which a mail server passes on.
 */
export const sendDueMail = async (now = Date.now(), stop?: AbortSignal): Promise<number> =>
  (await sendRound(now, stop)).sent;

/** Forgets mails sent or given up before a moment: who was written to is nobody's business for longer than needed. */
export async function removeOldMail(tx: Transaction, before: number): Promise<void> {
  await tx.delete(mailQueue).where(or(lt(mailQueue.sentAt, before), lt(mailQueue.givenUpAt, before)));
}

/**
 * Sends mail in the background until stopped. Stopping waits for the mail under way, but not long: one that was not
 * marked as sent is tried again when its lease is over.
 */
export function startMailWorker(): () => Promise<void> {
  const { kind, close } = mailService();
  if (kind === 'outbox') log.info('no SMTP_URL and no RESEND_API_KEY: mails are written to DATA_DIR/outbox');
  const trouble = senderTrouble();
  if (trouble) log.warn({ trouble }, 'mail may not arrive');
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (span: number) => wait(span, undefined, { ref: false, signal }).catch(() => undefined);
  const running = (async () => {
    let refusals = 0;
    while (!signal.aborted) {
      const { isAway } = await sendRound(Date.now(), signal).catch((error: unknown) => {
        log.error({ err: error }, 'mail worker');
        return { isAway: false };
      });
      refusals = isAway ? refusals + 1 : 0;
      // Whoever knocks every second with a wrong password is locked out for longer than that.
      await pause(isAway ? restAfter(refusals) : WORKER_PAUSE);
    }
  })();
  return async () => {
    stopping.abort();
    await Promise.race([running, wait(STOP_PATIENCE)]);
    await close();
  };
}
