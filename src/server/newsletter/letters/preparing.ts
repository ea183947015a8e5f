import { setTimeout } from 'node:timers/promises';
import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import { newsletterDeliveries, newsletterLetters } from '#src/db/schema.ts';
import { read, write } from '../../base/database.ts';

/** Readers written down in one write. */
const BATCH = 100;
/** Milliseconds between two of them, for the writes of others. */
const PAUSE = 100;

/**
 * Writes down to whom the letters go that have begun, in short writes that a killed process goes on with. Who had confirmed
 * when a letter began gets it; those whose mails came back are written down as left out, so that nobody is left out
 * silently.
 */
export async function prepareLetters(stop?: AbortSignal, some = prepareSome): Promise<void> {
  const begun = await read()
    .select({ id: newsletterLetters.id })
    .from(newsletterLetters)
    .where(and(eq(newsletterLetters.state, 'sending'), isNull(newsletterLetters.preparedAt)))
    .orderBy(asc(newsletterLetters.begunAt));
  for (const { id } of begun) while (!stop?.aborted && (await some(id))) await setTimeout(PAUSE);
}

/** Writes down the next readers of a letter that has begun; returns whether there are more. */
export function prepareSome(letterId: string): Promise<boolean> {
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
    // In one statement, whatever their number: nothing of them passes through this process.
    const added = await tx.run(sql`
      insert into newsletter_deliveries (id, letter_id, subscriber_id, state, reason, settled_at)
      select lower(hex(randomblob(16))), ${letterId}, id,
        case state when 'confirmed' then 'waiting' else 'left-out' end,
        case state when 'confirmed' then null else 'suppressed' end,
        case state when 'confirmed' then null else ${begunAt} end
      from newsletter_subscribers
      where id > ${last?.id ?? ''} and state in ('confirmed', 'suppressed')
        and (confirmed_at is null or confirmed_at <= ${begunAt})
        and exists (select 1 from json_each(topics) where value = ${letter.topic})
      order by id limit ${BATCH}
      on conflict do nothing`);
    if (added.rowsAffected === BATCH) return true;
    await tx.update(newsletterLetters).set({ preparedAt: Date.now() }).where(eq(newsletterLetters.id, letterId));
    return false;
  });
}
