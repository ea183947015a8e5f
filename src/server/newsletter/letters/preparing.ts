import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lte, max, or, sql } from 'drizzle-orm';
import { newsletterDeliveries, newsletterLetters, newsletterSubscribers } from '#src/db/schema.ts';
import { read, write } from '../../base/database.ts';

/** Readers written down in one write: pages go on between two. */
const BATCH = 500;

/**
 * Writes down to whom the letters go that have begun, in short writes that a killed process goes on with. Who had confirmed
 * when a letter began gets it; those whose mails came back are written down as left out, so that nobody is left out
 * silently.
 */
export async function prepareLetters(stop?: AbortSignal): Promise<void> {
  const begun = await read()
    .select({ id: newsletterLetters.id })
    .from(newsletterLetters)
    .where(and(eq(newsletterLetters.state, 'sending'), isNull(newsletterLetters.preparedAt)))
    .orderBy(asc(newsletterLetters.begunAt));
  for (const { id } of begun) while (!stop?.aborted && (await prepareSome(id)));
}

/** Whether there are more. */
function prepareSome(letterId: string): Promise<boolean> {
  return write(async (tx) => {
    const [letter] = await tx
      .select({ topic: newsletterLetters.topic, begunAt: newsletterLetters.begunAt })
      .from(newsletterLetters)
      .where(
        and(
          eq(newsletterLetters.id, letterId),
          eq(newsletterLetters.state, 'sending'),
          isNull(newsletterLetters.preparedAt),
        ),
      );
    if (!letter) return false;
    const begunAt = letter.begunAt ?? 0;
    const [last] = await tx
      .select({ id: max(newsletterDeliveries.subscriberId) })
      .from(newsletterDeliveries)
      .where(eq(newsletterDeliveries.letterId, letterId));
    const { id, state, topics, confirmedAt } = newsletterSubscribers;
    const readers = await tx
      .select({ id, state })
      .from(newsletterSubscribers)
      .where(
        and(
          gt(id, last?.id ?? ''),
          inArray(state, ['confirmed', 'suppressed']),
          or(isNull(confirmedAt), lte(confirmedAt, begunAt)),
          sql`exists (select 1 from json_each(${topics}) where value = ${letter.topic})`,
        ),
      )
      .orderBy(asc(id))
      .limit(BATCH);
    if (readers.length > 0)
      await tx
        .insert(newsletterDeliveries)
        .values(
          readers.map((reader) => ({
            id: randomUUID(),
            letterId,
            subscriberId: reader.id,
            ...(reader.state === 'confirmed'
              ? { state: 'waiting' as const }
              : { state: 'left-out' as const, reason: 'suppressed' as const, settledAt: begunAt }),
          })),
        )
        .onConflictDoNothing();
    if (readers.length === BATCH) return true;
    await tx.update(newsletterLetters).set({ preparedAt: Date.now() }).where(eq(newsletterLetters.id, letterId));
    return false;
  });
}
