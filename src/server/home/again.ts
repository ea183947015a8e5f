import { and, avg, count, desc, eq, isNotNull, max } from 'drizzle-orm';
import { cookings } from '#src/db/schema.ts';
import type { MemberHomeContent } from '#src/domain/home/member-home.ts';
import { addDays } from '#src/domain/premium/weeks.ts';
import { read } from '../base/database.ts';
import { recipeCards } from '../recipes/recipes.ts';

/** Days after which one may want it again. */
const LONG_AGO = 21;
/** Stars below which nobody wants it again, and what is supposed where none were given. */
const STARS = { least: 3, supposed: 3.5 } as const;
const LOOKED_AT = 20;

/** What a member liked best, cooked most often, and has not cooked for three weeks; `null` where there is nothing. */
export async function toCookAgain(
  userId: string,
  { today, fits }: { today: string; fits: (recipeId: string) => boolean },
): Promise<MemberHomeContent['again']> {
  const last = max(cookings.day);
  const rows = await read()
    .select({ id: cookings.recipeId, times: count(), last, stars: avg(cookings.stars) })
    .from(cookings)
    .where(and(eq(cookings.userId, userId), isNotNull(cookings.recipeId)))
    .groupBy(cookings.recipeId)
    .orderBy(desc(count()), cookings.recipeId);
  const liked = rows
    .map(({ stars, ...row }) => ({ ...row, stars: stars === null ? STARS.supposed : Number(stars) }))
    .filter((row) => row.last !== null && row.last <= addDays(today, -LONG_AGO) && row.stars >= STARS.least)
    .filter(({ id }) => id !== null && fits(id))
    .toSorted((one, other) => other.stars - one.stars || other.times - one.times)
    .slice(0, LOOKED_AT);
  const cards = new Map((await recipeCards(liked.flatMap(({ id }) => id ?? []))).map((card) => [card.id, card]));
  for (const { id, times, last: day } of liked) {
    const recipe = cards.get(id ?? '');
    if (recipe && day) return { recipe, times, last: day };
  }
  return null;
}
