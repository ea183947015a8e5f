import { and, asc, eq, gt, or } from 'drizzle-orm';
import { newsletterSubscribers } from '#src/db/schema.ts';
import { csvText } from '#src/domain/csv.ts';
import { OWN_COLUMNS } from '#src/domain/newsletter/subscriber-list.ts';
import { read } from '../base/database.ts';
import { ownTurn } from '../base/limits/own-turn.ts';
import type { Subscriber } from './subscriptions.ts';

const AT_ONCE = 1000;

/** Every subscriber as CSV, the oldest first, piece by piece. */
export async function* exportSubscribers(): AsyncGenerator<string> {
  yield csvText([OWN_COLUMNS]);
  let [createdAt, id] = [-1, ''];
  while (true) {
    await ownTurn();
    const rows = await read()
      .select()
      .from(newsletterSubscribers)
      .where(
        or(
          gt(newsletterSubscribers.createdAt, createdAt),
          and(eq(newsletterSubscribers.createdAt, createdAt), gt(newsletterSubscribers.id, id)),
        ),
      )
      .orderBy(asc(newsletterSubscribers.createdAt), asc(newsletterSubscribers.id))
      .limit(AT_ONCE);
    const last = rows.at(-1);
    if (!last) return;
    ({ createdAt, id } = last);
    yield csvText(rows.map(cellsOf));
  }
}

const cellsOf = (row: Subscriber): string[] => [
  row.address,
  row.state,
  ...[row.topics, row.diets, row.allergens].map((names) => names.join(' ')),
  row.source,
  ...[row.askedAt, row.confirmedAt, row.leftAt].map((at) => (at === null ? '' : new Date(at).toISOString())),
];
