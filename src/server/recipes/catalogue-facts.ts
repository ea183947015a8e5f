import { and, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { visibleTo } from './recipes.ts';

export interface CatalogueFacts {
  /** Recipes that visitors read whole. */
  free: number;
  /** Minutes from start to table, hands-on and cooking, of the recipe in the middle of those whose times are known; `null` without recipes. */
  medianTime: number | null;
  /** Per cent of the recipes shown with a Nutri-Score that have A or B; `null` where none has one. */
  scoredAOrB: number | null;
}

/** Visitors do not see an exclusive recipe's score. */
const shownScore = sql`case when ${recipes.isPremiumOnly} = 0 then ${recipes.nutriScore} end`;

/** `null` where a part of it isn't known; of waiting most say nothing. */
const minutes = sql<number>`${recipes.prepTime} + ${recipes.cookTime} + coalesce(${recipes.restTime}, 0)`;

/** Figures of the published catalogue for the landing page. */
export async function catalogueFacts(): Promise<CatalogueFacts> {
  const [counts] = await read()
    .select({
      timed: sql<number>`count(${minutes})`,
      free: sql<number>`count(case when ${recipes.isPremiumOnly} = 0 then 1 end)`,
      scored: sql<number>`count(${shownScore})`,
      aOrB: sql<number>`count(case when ${shownScore} in ('A', 'B') then 1 end)`,
    })
    .from(recipes)
    .where(visibleTo(VISITOR));
  const { timed, free, scored, aOrB } = counts ?? { timed: 0, free: 0, scored: 0, aOrB: 0 };
  const [middle] = await read()
    .select({ minutes })
    .from(recipes)
    .where(and(visibleTo(VISITOR), sql`${minutes} is not null`))
    .orderBy(minutes)
    .limit(1)
    .offset(Math.floor((timed - 1) / 2));
  return {
    free,
    medianTime: middle?.minutes ?? null,
    scoredAOrB: scored ? Math.round((aOrB / scored) * 100) : null,
  };
}
