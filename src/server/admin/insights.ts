import { and, count, desc, eq, gte, lt, notInArray, type SQL, sql, sum } from 'drizzle-orm';
import { favourites, ratings, readerNotes, recipes, recipeViews, redirects, visitDays } from '#src/db/schema.ts';
import { WORK_QUEUES, type WorkQueue } from '#src/domain/recipes/editing/recipe-sorting.ts';
import { TRENDING_WEIGHTS } from '#src/domain/recipes/trending.ts';
import { COMPARED_DAYS, INSIGHTS_LENGTH, type Insights, type MovingRecipe } from '#src/domain/site/insights.ts';
import { NOTE_DAYS, type NoteKind } from '#src/domain/site/reader-notes.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { read } from '../base/database.ts';
import { mailFigures } from '../mail/queue.ts';
import { readerNotesOfSite } from '../site/reader-notes.ts';
import { matching } from './matching.ts';

const DAY_MS = 86_400_000;

/** The figures an editor acts on, as they are this moment. */
export async function siteInsights(now = Date.now()): Promise<Insights> {
  await readerNotesOfSite.flush();
  const today = dayOf(now);
  const [visits, missedSearches, foundSearches, missingAddresses, referrers, moving, work, mail] = await Promise.all([
    visitsOf(today),
    mostNoted('search', today - NOTE_DAYS),
    mostNoted('found', today - NOTE_DAYS),
    mostNoted(
      'address',
      today - NOTE_DAYS,
      notInArray(readerNotes.text, read().select({ from: redirects.from }).from(redirects)),
    ),
    referrersOf(today),
    movingRecipes(now),
    workLeft(),
    mailFigures(),
  ]);
  const hasSearches = missedSearches.length + foundSearches.length > 0;
  return { ...visits, missedSearches, hasSearches, missingAddresses, referrers, ...moving, work, mail };
}

async function visitsOf(today: number) {
  const { now, before } = periods(visitDays.day, today, COMPARED_DAYS.site);
  const of = async (period: SQL | undefined) => {
    const [row] = await read()
      .select({ visits: sum(visitDays.visits).mapWith(Number), visitors: sum(visitDays.visitors).mapWith(Number) })
      .from(visitDays)
      .where(period);
    return { visits: row?.visits ?? 0, visitors: row?.visitors ?? 0 };
  };
  const [late, early] = await Promise.all([of(now), of(before)]);
  return {
    visits: { now: late.visits, before: early.visits },
    visitors: { now: late.visitors, before: early.visitors },
  };
}

/** The last so many days, today among them, and as many before. */
const periods = (day: typeof visitDays.day | typeof readerNotes.day, today: number, days: number) => ({
  now: gte(day, today - days + 1),
  before: and(gte(day, today - 2 * days + 1), lt(day, today - days + 1)),
});

const times = sum(readerNotes.times).mapWith(Number);

function mostNoted(kind: NoteKind, since: number, more?: SQL): Promise<{ text: string; times: number }[]> {
  return read()
    .select({ text: readerNotes.text, times })
    .from(readerNotes)
    .where(and(eq(readerNotes.kind, kind), gte(readerNotes.day, since), more))
    .groupBy(readerNotes.text)
    .orderBy(desc(times), readerNotes.text)
    .limit(INSIGHTS_LENGTH);
}

async function referrersOf(today: number) {
  const { now, before } = periods(readerNotes.day, today, COMPARED_DAYS.site);
  const of = (period: SQL | undefined) => sql<number>`coalesce(sum(${readerNotes.times}) filter (where ${period}), 0)`;
  const rows = await read()
    .select({ text: readerNotes.text, times: of(now), before: of(before) })
    .from(readerNotes)
    .where(and(eq(readerNotes.kind, 'referrer'), gte(readerNotes.day, today - 2 * COMPARED_DAYS.site + 1)))
    .groupBy(readerNotes.text)
    .orderBy(desc(of(now)), readerNotes.text)
    .limit(INSIGHTS_LENGTH);
  return rows.filter((row) => row.times > 0);
}

/** Published recipes whose figures of the last week differ most from the week before. */
async function movingRecipes(now: number): Promise<{ rising: MovingRecipe[]; falling: MovingRecipe[] }> {
  const days = COMPARED_DAYS.recipes;
  const today = dayOf(now);
  const [late, early] = [now - days * DAY_MS, now - 2 * days * DAY_MS];
  const [viewed, saved, rated] = await Promise.all([
    read()
      .select({
        id: recipeViews.recipeId,
        isNow: sql<number>`${recipeViews.day} > ${today - days}`,
        times: sum(recipeViews.views).mapWith(Number),
        cooked: sum(recipeViews.cooked).mapWith(Number),
      })
      .from(recipeViews)
      .where(gte(recipeViews.day, today - 2 * days + 1))
      .groupBy(recipeViews.recipeId, sql`2`),
    read()
      .select({ id: favourites.recipeId, isNow: sql<number>`${favourites.createdAt} >= ${late}`, times: count() })
      .from(favourites)
      .where(gte(favourites.createdAt, early))
      .groupBy(favourites.recipeId, sql`2`),
    read()
      .select({ id: ratings.recipeId, isNow: sql<number>`${ratings.updatedAt} >= ${late}`, times: count() })
      .from(ratings)
      .where(gte(ratings.updatedAt, early))
      .groupBy(ratings.recipeId, sql`2`),
  ]);
  const figures = new Map<string, Pick<MovingRecipe, 'now' | 'before'>>();
  for (const [field, rows] of [
    ['views', viewed],
    ['cooked', viewed.map((row) => ({ ...row, times: row.cooked }))],
    ['saves', saved],
    ['ratings', rated],
  ] as const) {
    for (const { id, isNow, times } of rows) {
      const known = figures.get(id) ?? { now: nothing(), before: nothing() };
      known[isNow ? 'now' : 'before'][field] += times;
      figures.set(id, known);
    }
  }
  const changes = [...figures].map(([id, each]) => ({
    id,
    ...each,
    change: weightOf(each.now) - weightOf(each.before),
  }));
  const ordered = changes.toSorted((a, b) => b.change - a.change || (a.id < b.id ? -1 : 1));
  const titled = async (entries: typeof ordered): Promise<MovingRecipe[]> => {
    const shown = await read()
      .select({ id: recipes.id, title: recipes.title })
      .from(recipes)
      .where(
        sql`${recipes.id} in (select value from json_each(${JSON.stringify(entries.map(({ id }) => id))})) and +${recipes.isPublished} = 1`,
      );
    const titles = new Map(shown.map(({ id, title }) => [id, title]));
    return entries
      .flatMap(({ id, now, before }) => ({ id, title: titles.get(id) ?? '', now, before }))
      .filter(({ title }) => title !== '')
      .slice(0, INSIGHTS_LENGTH / 2);
  };
  const [rising, falling] = await Promise.all([
    titled(ordered.filter(({ change }) => change > 0).slice(0, INSIGHTS_LENGTH)),
    titled(
      ordered
        .toReversed()
        .filter(({ change }) => change < 0)
        .slice(0, INSIGHTS_LENGTH),
    ),
  ]);
  return { rising, falling };
}

const nothing = () => ({ views: 0, cooked: 0, saves: 0, ratings: 0 });
/** What is cooked to its end weighs as much as what is saved to be cooked. */
const weightOf = ({ views, cooked, saves, ratings }: MovingRecipe['now']): number =>
  views * TRENDING_WEIGHTS.view + (cooked + saves) * TRENDING_WEIGHTS.favourite + ratings * TRENDING_WEIGHTS.rating;

/** The number of recipes for each kind of work. */
async function workLeft(): Promise<Insights['work']> {
  const everybody = { id: '', role: 'editor' } as const;
  const counted = async (filter: Parameters<typeof matching>[0]): Promise<number> => {
    const [row] = await read()
      .select({ total: count() })
      .from(recipes)
      .where(await matching(filter, everybody));
    return row?.total ?? 0;
  };
  const [drafts, bin, refused, ...queues] = await Promise.all([
    counted({ status: 'draft' }),
    counted({ status: 'bin' }),
    counted({ status: 'refused' }),
    ...WORK_QUEUES.map((queue) => counted({ queue })),
  ]);
  return {
    ...{ drafts, bin, refused },
    queues: Object.fromEntries(WORK_QUEUES.map((queue, i) => [queue, queues[i] ?? 0])) as Record<WorkQueue, number>,
  };
}
