import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, getTableColumns, inArray, isNull, lt, lte, min, not, or, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { mailQueue } from '#src/db/schema.ts';
import { MAIL_LOCK_SECONDS } from '#src/domain/members/accounts.ts';
import { happenedAfter, waitsUntil } from '../base/clock.ts';
import { read, write } from '../base/database.ts';
import { log } from '../base/log.ts';
import { MailFailure } from './mail-failure.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { type Lane, LONGEST_WAIT, type Outcome, sendRound, startRounds } from './rounds.ts';
import { mailService, sender, senderTrouble } from './service.ts';
import { noteBounce, suppressionOf } from './suppressions.ts';
import { isTemplate, type Mail, type Template } from './templates.ts';

/**
 * Puts a mail into the queue, in the transaction of the change that causes it: both happen or neither. To an address that
 * is not proven it goes in its turn.
 */
export async function queueMail(tx: Transaction, { to, template, data, turn }: Mail): Promise<void> {
  const now = Date.now();
  const nextAttemptAt = now + (turn?.wait ?? 0);
  await tx.insert(mailQueue).values({ id: randomUUID(), to, template, data, createdAt: now, nextAttemptAt });
}

/** Whether one of these mails was queued for an address in the last 300 seconds. */
export async function mailedLately(tx: Transaction, to: string, ...templates: Template[]): Promise<boolean> {
  const writtenLately = happenedAfter(mailQueue.createdAt, Date.now() - MAIL_LOCK_SECONDS * 1000);
  const [row] = await tx
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(eq(mailQueue.to, to), inArray(mailQueue.template, templates), writtenLately))
    .limit(1);
  return row !== undefined;
}

/** Its data as it is stored: what cannot be read is the trouble of one mail. */
type Queued = Omit<typeof mailQueue.$inferSelect, 'data'> & { data: string | null };

/** A first try waits for its turn, if it has one; any try no longer than the longest wait, whatever clock set it. */
const isAtOnce = and(eq(mailQueue.attempts, 0), lte(mailQueue.nextAttemptAt, mailQueue.createdAt));
const due = (now: number) =>
  and(
    isNull(mailQueue.sentAt),
    isNull(mailQueue.givenUpAt),
    or(isAtOnce, not(waitsUntil(mailQueue.nextAttemptAt, LONGEST_WAIT, now))),
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
  if (!(await isMailDue(now))) return null;
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

async function compose({ id, to, template, data, createdAt }: Queued): Promise<OutgoingMail> {
  if (!isTemplate(template)) throw new Error(`There is no mail "${template}"`);
  // Loaded with the first mail: React and the mails are nothing a request has to wait for.
  const { renderMail } = await import('./rendering.tsx');
  // No mail is dated in times to come.
  const dated = Math.min(createdAt, Date.now());
  const mail = await renderMail(template, JSON.parse(data ?? 'null'));
  if (mail.list && (await suppressionOf(to)))
    throw new MailFailure('refusal', 'Not sent: no list goes to this address any more');
  return { id, to, createdAt: dated, from: sender(), ...mail };
}

function columnsOf(outcome: Outcome) {
  if (outcome.kind === 'sent') return { sentAt: outcome.at, data: null, lastError: null };
  const lastError = outcome.words;
  return outcome.kind === 'later'
    ? { lastError, nextAttemptAt: outcome.nextAttemptAt }
    : { lastError, givenUpAt: outcome.at };
}

/** Mails that somebody waits for, or that a change causes: before all others. */
const lane: Lane<Queued> = {
  atOnce: ({ atOnce }) => atOnce,
  take: takeDue,
  compose,
  settle: ({ id, to }, outcome) =>
    write(async (tx) => {
      await noteBounce(tx, to, outcome);
      await tx.update(mailQueue).set(columnsOf(outcome)).where(eq(mailQueue.id, id));
    }),
};

/** Whether a mail waits that may go out now: letters of the newsletter let it pass. */
export async function isMailDue(now = Date.now()): Promise<boolean> {
  const [waiting] = await read().select({ id: mailQueue.id }).from(mailQueue).where(due(now)).limit(1);
  return waiting !== undefined;
}

/**
 * Sends everything that is due until it is told to stop, or the service takes no mail; returns how many went out. A mail
 * is marked as sent after the service took it; dying in between repeats the try with the same id, which Resend and the
 * outbox know, and which a mail server passes on.
 */
export const sendDueMail = async (now = Date.now(), stop?: AbortSignal): Promise<number> =>
  (await sendRound(lane, now, stop)).sent;

/** Forgets mails sent or given up before a moment: who was written to is nobody's business for longer than needed. */
export async function removeOldMail(tx: Transaction, before: number): Promise<void> {
  await tx.delete(mailQueue).where(or(lt(mailQueue.sentAt, before), lt(mailQueue.givenUpAt, before)));
}

const nothingBeside = () => async (): Promise<void> => undefined;

/**
 * Sends mail in the background, and starts what else does beside it. Returns the way to stop all of it, which waits for the
 * mail under way, but not long.
 */
export function startMailWorker(startBeside: () => () => Promise<void> = nothingBeside): () => Promise<void> {
  const { kind, close } = mailService();
  if (kind === 'outbox') log.info('no SMTP_URL and no RESEND_API_KEY: mails are written to DATA_DIR/outbox');
  const trouble = senderTrouble();
  if (trouble) log.warn({ trouble }, 'mail may not arrive');
  const stops = [startRounds((signal) => sendRound(lane, Date.now(), signal)), startBeside()];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await close();
  };
}
