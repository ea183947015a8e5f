import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { newsletterDeliveries, newsletterLetters } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { LetterState } from '#src/domain/newsletter/letter.ts';
import { SCHEDULE_ACTOR } from '#src/domain/published/schedule.ts';
import { type Doer, recordAudit } from '../../base/audit.ts';
import { read, write } from '../../base/database.ts';
import { workThrough } from '../../base/jobs.ts';
import { tag } from '../../base/tags.ts';
import { checkLetter } from './checking.ts';
import type { LetterRow } from './letters.ts';

const SITE: Doer = { id: null, email: SCHEDULE_ACTOR };
/** Milliseconds until a letter that could not begin is tried again. */
const FIRST_WAIT = 60_000;

/** Has a letter go out at a moment (UTC milliseconds); `null` takes that back. Throws `validation` for what stops it, `conflict` where it is on its way. */
export async function scheduleLetter(id: string, at: number | null, actor: Doer, now = Date.now()): Promise<LetterRow> {
  if (at !== null) {
    if (at <= now) throw new AppError('validation', 'That time has passed. Choose a later one, or send it now.');
    await refuseStopped(id);
  }
  const state = at === null ? 'draft' : 'scheduled';
  const details = { at: at === null ? null : new Date(at).toISOString() };
  return move(id, {
    from: ['draft', 'scheduled'],
    to: { state, scheduledAt: at },
    by: actor,
    action: 'letter.schedule',
    details,
  });
}

/** Begins to send a letter: who gets it is settled by this moment. */
export async function sendLetter(id: string, actor: Doer, now = Date.now()): Promise<LetterRow> {
  await refuseStopped(id);
  const to = { state: 'sending', begunAt: now, scheduledAt: null } as const;
  return move(id, { from: ['draft', 'scheduled'], to, by: actor, action: 'letter.send' });
}

/** Nobody more gets it until it is resumed; the one mail that is being handed over meanwhile still goes. */
export const pauseLetter = (id: string, actor: Doer): Promise<LetterRow> =>
  move(id, { from: ['sending'], to: { state: 'paused' }, by: actor, action: 'letter.pause' });

export const resumeLetter = (id: string, actor: Doer): Promise<LetterRow> =>
  move(id, { from: ['paused'], to: { state: 'sending' }, by: actor, action: 'letter.resume' });

/** Nobody more gets it, ever: who was still to get it is written down as left out. */
export const cancelLetter = (id: string, actor: Doer, now = Date.now()): Promise<LetterRow> =>
  move(id, {
    from: ['draft', 'scheduled', 'sending', 'paused'],
    to: { state: 'cancelled', endedAt: now, scheduledAt: null },
    by: actor,
    action: 'letter.cancel',
    inTheSameWrite: (tx) =>
      tx
        .update(newsletterDeliveries)
        .set({ state: 'left-out', reason: 'cancelled', settledAt: now })
        .where(and(eq(newsletterDeliveries.letterId, id), eq(newsletterDeliveries.state, 'waiting'))),
  });

/** Begins what is due. One that may not go out like this any more is a draft again, and the audit log says why. */
export async function beginDueLetters(now: number): Promise<void> {
  const due = await read()
    .select({ id: newsletterLetters.id })
    .from(newsletterLetters)
    .where(and(eq(newsletterLetters.state, 'scheduled'), lte(newsletterLetters.scheduledAt, now)))
    .orderBy(asc(newsletterLetters.scheduledAt));
  if (due.length === 0) return;
  await workThrough('letters', due, {
    idOf: ({ id }) => id,
    async work({ id }) {
      const stop = (await checkLetter(id)).find(({ stops }) => stops);
      const begins: Move = {
        from: ['scheduled'],
        to: { state: 'sending', begunAt: now, scheduledAt: null },
        by: SITE,
        action: 'letter.send',
      };
      const refused = stop && {
        to: { state: 'draft', scheduledAt: null } as const,
        action: 'letter.schedule_refused',
        details: { reason: stop.message },
      };
      // Another process may have been quicker.
      await write(async (tx, change) => {
        if (await moved(tx, id, { ...begins, ...refused })) change.touch('content', tag.letter(id), tag.letters);
      });
    },
    now,
    isPatient: true,
    firstWait: FIRST_WAIT,
  });
}

/** Whether there is anything to do for a letter, now or at its time. */
export async function isLetterUnderWay(): Promise<boolean> {
  const [some] = await read()
    .select({ id: newsletterLetters.id })
    .from(newsletterLetters)
    .where(inArray(newsletterLetters.state, ['scheduled', 'sending']))
    .limit(1);
  return some !== undefined;
}

/** Ends the letters nobody waits for any more. */
export async function finishLetters(now = Date.now()): Promise<void> {
  const through = and(
    eq(newsletterLetters.state, 'sending'),
    isNotNull(newsletterLetters.preparedAt),
    sql`not exists (select 1 from ${newsletterDeliveries}
      where ${newsletterDeliveries.letterId} = ${newsletterLetters.id} and ${newsletterDeliveries.state} = 'waiting')`,
  );
  const [some] = await read().select({ id: newsletterLetters.id }).from(newsletterLetters).where(through).limit(1);
  if (!some) return;
  await write(async (tx, change) => {
    const ended = await tx
      .update(newsletterLetters)
      .set({ state: 'sent', endedAt: now })
      .where(through)
      .returning({ id: newsletterLetters.id });
    for (const { id } of ended) {
      await recordAudit(tx, SITE, { action: 'letter.sent', subject: id });
      change.touch('content', tag.letter(id), tag.letters);
    }
  });
}

async function refuseStopped(id: string): Promise<void> {
  const stop = (await checkLetter(id)).find(({ stops }) => stops);
  if (stop) throw new AppError('validation', stop.message);
}

const NOW: Record<LetterState, string> = {
  draft: 'This letter is a draft',
  scheduled: 'This letter is scheduled',
  sending: 'This letter is already being sent',
  paused: 'This letter is paused',
  sent: 'This letter has been sent',
  cancelled: 'This letter was cancelled',
};

/** From one of some states to another; throws `conflict` where it is in none of them. */
function move(id: string, move: Move): Promise<LetterRow> {
  return write(async (tx, change) => {
    const letter = await moved(tx, id, move);
    if (letter) {
      change.touch('content', tag.letter(id), tag.letters);
      return letter;
    }
    const { state } = newsletterLetters;
    const [other] = await tx.select({ state }).from(newsletterLetters).where(eq(newsletterLetters.id, id));
    if (!other) throw new AppError('not_found', 'There’s no such letter');
    throw new AppError('conflict', NOW[other.state]);
  });
}

interface Move {
  from: readonly LetterState[];
  to: Partial<LetterRow>;
  by: Doer;
  action: string;
  details?: Record<string, unknown> | undefined;

  inTheSameWrite?: (tx: Transaction) => Promise<unknown>;
}

/** In one statement: of two who try at once, one does. `null` where somebody was quicker. */
async function moved(
  tx: Transaction,
  id: string,
  { from, to, by, action, details, inTheSameWrite }: Move,
): Promise<LetterRow | null> {
  const [letter] = await tx
    .update(newsletterLetters)
    .set(to)
    .where(and(eq(newsletterLetters.id, id), inArray(newsletterLetters.state, [...from])))
    .returning();
  if (!letter) return null;
  await inTheSameWrite?.(tx);
  await recordAudit(tx, by, { action, subject: id, ...(details && { details }) });
  return letter;
}
