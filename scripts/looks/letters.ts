import { randomUUID } from 'node:crypto';
import { newsletterDeliveries, newsletterLetters, newsletterSubscribers } from '#src/db/schema.ts';
import type { LetterBlock } from '#src/domain/newsletter/letter.ts';
import { write } from '#src/server/base/database.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const READERS = 240;

const BLOCKS: LetterBlock[] = [
  {
    kind: 'text',
    text: 'Kale, beetroot, leeks and a warm kitchen: [November](/collections/what-to-cook-in-november).',
  },
  { kind: 'recipes', heading: 'New this week', ids: ['red-lentil-dal', 'palak-tofu', 'lentil-soup'], shown: 2 },
  { kind: 'collection', id: 'soups-for-cold-evenings', shown: 4 },
  { kind: 'guide', id: 'press-and-freeze-tofu' },
  { kind: 'picture', url: '/pictures/black-pepper-tofu.jpg', alt: '', link: '/nowhere' },
  { kind: 'collection', id: '', shown: 3 },
];

type Letter = typeof newsletterLetters.$inferInsert;

/** Letters in every state there is, and readers of them. */
export async function fillLetters(now: number): Promise<void> {
  const made = (id: string, more: Partial<Letter>): Letter => ({
    ...{ id, topic: 'editors', subject: 'What we cook in November', preview: '', blocks: BLOCKS },
    ...{ createdAt: now - DAY, updatedAt: now - DAY, ...more },
  });
  const begun = { begunAt: now - 2 * HOUR, preparedAt: now - 2 * HOUR };
  const letters: Letter[] = [
    made('draft', { createdAt: now }),
    made('empty', { subject: '', blocks: [] }),
    made('asking', {
      ...{ topic: 'weekly', subject: 'New this week, and what’s good in November', week: '2026-W48 weekly' },
      scheduledAt: now + DAY,
    }),
    made('planned', {
      state: 'scheduled',
      scheduledAt: now + 30 * DAY,
      subject: 'A very long subject about everything that is on the table in the days between the years and after them',
    }),
    made('sending', { ...begun, state: 'sending', subject: 'Soups for cold evenings' }),
    made('paused', { ...begun, state: 'paused', subject: 'How to press tofu' }),
    made('sent', { ...begun, state: 'sent', endedAt: now - HOUR, subject: 'Everything about beans' }),
    made('cancelled', { ...begun, state: 'cancelled', endedAt: now - HOUR, subject: 'Too early for this' }),
  ];
  await write(async (tx) => {
    await tx.insert(newsletterLetters).values(letters);
    const times = { createdAt: 1000, askedAt: 1000, confirmedAt: 2000, leftAt: null, stateAt: 2000 };
    const topics = ['weekly', 'new-recipes', 'editors'] as ['weekly', 'new-recipes', 'editors'];
    const readers = Array.from({ length: READERS }, (_, at) => ({
      ...{ id: randomUUID(), address: `reader${at}@example.org`, state: 'confirmed' as const, topics },
      ...{ diets: [], allergens: [], source: '/newsletter', ...times },
    }));
    await tx.insert(newsletterSubscribers).values(readers);
    for (const [letterId, waiting] of [
      ['sending', READERS / 2],
      ['paused', READERS / 3],
      ['sent', 0],
      ['cancelled', 0],
    ] as const)
      await tx
        .insert(newsletterDeliveries)
        .values(readers.map(({ id }, at) => deliveryOf(letterId, id, at, waiting, now)));
  });
}

function deliveryOf(letterId: string, subscriberId: string, at: number, waiting: number, now: number) {
  const row = { id: randomUUID(), letterId, subscriberId };
  if (at < waiting) return { ...row, state: 'waiting' as const };
  const settledAt = now - HOUR;
  if (at % 40 === 0) return { ...row, settledAt, state: 'refused' as const, lastError: '550 5.1.1 No such user' };
  if (at % 30 === 0) return { ...row, settledAt, state: 'left-out' as const, reason: 'nothing-fits' as const };
  if (letterId === 'cancelled' && at > READERS / 4)
    return { ...row, settledAt, state: 'left-out' as const, reason: 'cancelled' as const };
  return { ...row, settledAt, triedAt: settledAt, state: 'handed-over' as const };
}
