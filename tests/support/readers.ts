import { randomUUID } from 'node:crypto';
import { newsletterSubscribers } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';

type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** Confirmed readers of all topics, unless said otherwise; their addresses are `reader0@example.org` and so on. */
export async function makeReaders(
  count: number,
  change: (at: number) => Partial<Subscriber> = () => ({}),
  name = 'reader',
): Promise<Subscriber[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    address: `${name}${at}@example.org`,
    state: 'confirmed' as const,
    topics: ['weekly' as const, 'new-recipes' as const, 'editors' as const],
    diets: [],
    allergens: [],
    source: '/newsletter',
    createdAt: 1000,
    askedAt: 1000,
    confirmedAt: 2000,
    leftAt: null,
    stateAt: 2000,
    ...change(at),
  }));
  for (let from = 0; from < rows.length; from += 500)
    await write((tx) => tx.insert(newsletterSubscribers).values(rows.slice(from, from + 500)));
  return rows;
}
