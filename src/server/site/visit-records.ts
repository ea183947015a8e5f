import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { recipes, recipeViews, visitDays, visitorHashes, visitSalt } from '#src/db/schema.ts';
import { tag } from '../base/tags.ts';

const ROWS_AT_ONCE = 500;
const SALT_ROW = 1;

/** The visit of somebody to a recipe: looked at its page, or went through cook mode to its end. */
export interface RecipeVisit {
  of: 'recipe' | 'cooked';
  recipeId: string;
}

/** Visits of a day that wait to be written down. */
export interface VisitBatch {
  visits: number;
  /** The things told apart, each by its text before it is hashed: a browser (`null`), or what it did with a recipe. */
  marks: Map<string, RecipeVisit | null>;
}

/** Adds a batch to its day: its visits, the visitors the day did not know, and what they did first with recipes. */
export async function recordVisits(
  { tx, change }: { tx: Transaction; change: Change },
  day: number,
  { visits, marks }: VisitBatch,
  today: number,
): Promise<void> {
  const fresh = await newMarks(tx, day, marks, today);
  const deeds = fresh.filter((deed) => deed !== null);
  const visitors = fresh.length - deeds.length;
  await tx
    .insert(visitDays)
    .values({ day, visits, visitors })
    .onConflictDoUpdate({
      target: visitDays.day,
      set: { visits: sql`${visitDays.visits} + ${visits}`, visitors: sql`${visitDays.visitors} + ${visitors}` },
    });
  await storeDeeds(
    tx,
    day,
    Map.groupBy(deeds, ({ recipeId }) => recipeId),
  );
  // Lists can be in the order of what is cooked most.
  if (deeds.some(({ of }) => of === 'cooked')) change.touch('figures', tag.recipes);
}

/** The marks that this day did not know yet. */
async function newMarks(
  tx: Transaction,
  day: number,
  marks: VisitBatch['marks'],
  today: number,
): Promise<(RecipeVisit | null)[]> {
  const salt = await saltOf(tx, day, today);
  if (salt === null) return [];
  const byHash = new Map([...marks].map(([text, deed]) => [hashed(salt, text), deed]));
  const rows = [...byHash.keys()].map((hash) => ({ hash, day }));
  const fresh: (RecipeVisit | null)[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const added = await tx
      .insert(visitorHashes)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing()
      .returning({ hash: visitorHashes.hash });
    fresh.push(...added.map(({ hash }) => byHash.get(hash) ?? null));
  }
  return fresh;
}

const hashed = (salt: string, text: string): string => createHmac('sha256', salt).update(text).digest('base64url');

/** `null` when the day is over and its salt gone: visits written down that late tell nobody apart. */
async function saltOf(tx: Transaction, day: number, today: number): Promise<string | null> {
  const [row] = await tx.select().from(visitSalt);
  if (row && row.day > day && row.day <= Math.max(today, day + 1)) return null;
  return row?.day === day ? row.salt : startDay(tx, day);
}

/**
 * Gives a day its salt, over the one of the day before, and forgets that day's hashes. So it does with a salt of days to
 * come, which the clock's being wrong has left: nobody would be told apart until then.
 */
export async function startDay(tx: Transaction, day: number): Promise<string> {
  const [row] = await tx.select().from(visitSalt);
  if (row?.day === day || row?.day === day + 1) return row.salt;
  const salt = randomBytes(32).toString('hex');
  await tx
    .insert(visitSalt)
    .values({ id: SALT_ROW, day, salt })
    .onConflictDoUpdate({ target: visitSalt.id, set: { day, salt } });
  await tx.delete(visitorHashes).where(ne(visitorHashes.day, day));
  return salt;
}

async function storeDeeds(tx: Transaction, day: number, deeds: Map<string, RecipeVisit[]>): Promise<void> {
  if (deeds.size === 0) return;
  const known = await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(inArray(recipes.id, [...deeds.keys()]), eq(recipes.isPublished, true)));
  if (known.length === 0) return;
  const countOf = (id: string, wanted: RecipeVisit['of']) =>
    deeds.get(id)?.filter(({ of }) => of === wanted).length ?? 0;
  await tx
    .insert(recipeViews)
    .values(known.map(({ id }) => ({ recipeId: id, day, views: countOf(id, 'recipe'), cooked: countOf(id, 'cooked') })))
    .onConflictDoUpdate({
      target: [recipeViews.day, recipeViews.recipeId],
      set: {
        views: sql`${recipeViews.views} + excluded.views`,
        cooked: sql`${recipeViews.cooked} + excluded.cooked`,
      },
    });
}
