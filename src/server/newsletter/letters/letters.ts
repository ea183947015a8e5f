import { and, count, desc, eq, inArray, isNotNull, like, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { newsletterDeliveries, newsletterLetterRevisions, newsletterLetters } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { LetterNumbers } from '#src/domain/newsletter/admin-letter.ts';
import { isEditable, type LetterText } from '#src/domain/newsletter/letter.ts';
import { dayIn } from '#src/domain/newsletter/site-time.ts';
import type { Topic } from '#src/domain/newsletter/topics.ts';
import { type ListPage, listPage } from '#src/domain/paging.ts';
import { type Doer, recordAudit } from '../../base/audit.ts';
import { read, write } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { changedFields, findRevision, keepRevision, listRevisions, type Revision } from '../../published/history.ts';

export type LetterRow = typeof newsletterLetters.$inferSelect;

/** A letter that wrote itself and waits for somebody's yes. */
const waitsForYes = and(eq(newsletterLetters.state, 'draft'), isNotNull(newsletterLetters.scheduledAt));

/** Letters, the newest first, but before all those that wait for a yes. */
export async function listLetters({ page, limit }: { page: number; limit: number }): Promise<ListPage<LetterRow>> {
  const [[counted], items] = await Promise.all([
    read().select({ total: count() }).from(newsletterLetters),
    read()
      .select()
      .from(newsletterLetters)
      .orderBy(desc(sql`coalesce(${waitsForYes}, 0)`), desc(newsletterLetters.createdAt), desc(newsletterLetters.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return listPage(items, { page, limit, total: counted?.total ?? 0 });
}

export async function findLetter(id: string): Promise<LetterRow | null> {
  const [letter] = await read().select().from(newsletterLetters).where(eq(newsletterLetters.id, id));
  return letter ?? null;
}

/** The outcomes for a letter’s readers: all of them are in one of these. */
type Deliveries = Omit<LetterNumbers, 'visits'>;

/** The numbers of some letters. */
export async function numbersOf(ids: readonly string[]): Promise<Map<string, Deliveries>> {
  const { letterId, state, reason } = newsletterDeliveries;
  const rows = await read()
    .select({ letterId, state, reason, total: count() })
    .from(newsletterDeliveries)
    .where(inArray(letterId, [...ids]))
    .groupBy(letterId, state, reason);
  const numbers = new Map(ids.map((id) => [id, noNumbers()]));
  for (const row of rows) {
    const of = numbers.get(row.letterId);
    if (!of) continue;
    of.candidates += row.total;
    if (row.state === 'waiting') of.waiting += row.total;
    else if (row.state === 'handed-over') of.handedOver += row.total;
    else if (row.state === 'refused') of.refused += row.total;
    else if (row.reason) of.leftOut[row.reason] += row.total;
  }
  return numbers;
}

const noNumbers = (): Deliveries => ({
  candidates: 0,
  waiting: 0,
  handedOver: 0,
  refused: 0,
  leftOut: { left: 0, suppressed: 0, 'nothing-fits': 0, cancelled: 0 },
});

/** A draft with nothing in it yet. */
export const createLetter = (topic: Topic, actor: Doer, now = Date.now()): Promise<LetterRow> =>
  write((tx) => addLetter(tx, { topic, subject: '', preview: '', blocks: [] }, actor, { now }));

interface Origin {
  now: number;
  /** The week of a letter that wrote itself. */
  week?: string;
}

/** Adds a draft, called after its day. Throws `conflict` where the week has one already. */
export async function addLetter(
  tx: Transaction,
  text: LetterText,
  actor: Doer,
  { now, week }: Origin,
): Promise<LetterRow> {
  const day = dayIn(env().SITE_TIME_ZONE, now);
  const taken = await tx
    .select({ id: newsletterLetters.id })
    .from(newsletterLetters)
    .where(like(newsletterLetters.id, `${day}%`));
  const ids = new Set(taken.map(({ id }) => id));
  let id = day;
  for (let number = 2; ids.has(id); number++) id = `${day}-${number}`;
  const [letter] = await tx
    .insert(newsletterLetters)
    .values({ id, ...text, week: week ?? null, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!letter) throw new AppError('conflict', 'This week’s letter is written already');
  await recordAudit(tx, actor, { action: 'letter.create', subject: id, ...(week && { details: { week } }) });
  return letter;
}

/** The history kept of a letter before each change, as of whatever is published. */
const HISTORY = { revisions: newsletterLetterRevisions, fields: ['topic', 'subject', 'preview', 'blocks'] } as const;

/** The changes of a letter, the newest first. */
export const letterRevisions = (id: string): Promise<Revision[]> => listRevisions(HISTORY, id);

/** A letter as it was before one of its changes; `null` where there is no such change. */
export const letterRevision = (id: string, revision: number): Promise<(Revision & { kept: LetterText }) | null> =>
  findRevision<LetterText>(HISTORY, id, revision);

/** Makes a letter say what it said before one of its changes; otherwise as {@link changeLetter}. */
export async function restoreLetter(id: string, revision: number, actor: Doer): Promise<LetterRow | null> {
  const [letter, before] = await Promise.all([findLetter(id), letterRevision(id, revision)]);
  return letter && before && changeLetter(id, { ...before.kept, version: letter.version }, actor);
}

/** Saves what somebody wrote, who had seen `version`. `null` where there is none; throws `conflict` where it has changed since, or is on its way. */
export function changeLetter(
  id: string,
  { version, ...text }: LetterText & { version: number },
  actor: Doer,
  now = Date.now(),
): Promise<LetterRow | null> {
  return write(async (tx) => {
    const [letter] = await tx.select().from(newsletterLetters).where(eq(newsletterLetters.id, id));
    if (!letter) return null;
    if (!isEditable(letter.state)) throw new AppError('conflict', 'This letter is on its way and can’t be changed');
    if (letter.version !== version)
      throw new AppError(
        'conflict',
        'Somebody else has changed this letter. Your text is kept here: reload to see theirs.',
      );
    const fields = changedFields(letter, text);
    if (fields.length === 0) return letter;
    await keepRevision(tx, HISTORY, letter, fields, actor);
    const [changed] = await tx
      .update(newsletterLetters)
      .set({ ...text, version: version + 1, updatedAt: now })
      .where(eq(newsletterLetters.id, id))
      .returning();
    await recordAudit(tx, actor, { action: 'letter.change', subject: id, details: { version: version + 1 } });
    return changed ?? null;
  });
}

/** Deletes a draft; `false` where there is none. Throws `conflict` for one that went out: readers have its address. */
export function deleteLetter(id: string, actor: Doer): Promise<boolean> {
  return write(async (tx) => {
    const [letter] = await tx.select().from(newsletterLetters).where(eq(newsletterLetters.id, id));
    if (!letter) return false;
    if (letter.begunAt !== null) throw new AppError('conflict', 'This letter went out: its page stays');
    await tx
      .delete(newsletterLetters)
      .where(and(eq(newsletterLetters.id, id), sql`${newsletterLetters.begunAt} is null`));
    await recordAudit(tx, actor, { action: 'letter.delete', subject: id, details: { subject: letter.subject } });
    return true;
  });
}
