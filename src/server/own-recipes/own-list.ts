import { and, count, desc, eq, sql } from 'drizzle-orm';
import { ownRecipes, users } from '#src/db/schema.ts';
import type { OwnList } from '#src/domain/own-recipes/own-recipe.ts';
import { listPage } from '#src/domain/paging.ts';
import { folded } from '#src/domain/words/folded.ts';
import { read } from '../base/database.ts';
import type { SignedIn } from '../base/viewer.ts';
import { factsOfOwn } from '../recipes/own/find-own.ts';
import { ownVisibleTo, sharedWith } from '../recipes/own/visible.ts';
import { ownLimit, ownNumber } from './limit.ts';

interface Asked {
  search: string;
  whose: 'all' | 'yours' | 'household';
  page: number;
  limit: number;
}

/** One page of the own recipes a member sees, the last changed first. */
export async function ownRecipeList(viewer: SignedIn, { search, whose, page, limit }: Asked): Promise<OwnList> {
  const seen = {
    all: ownVisibleTo(viewer.id),
    yours: eq(ownRecipes.ownerId, viewer.id),
    household: sharedWith(viewer.id),
  };
  const asked = and(seen[whose], search === '' ? undefined : sql`instr(${ownRecipes.name}, ${folded(search)}) > 0`);
  const [[counted], rows] = await Promise.all([
    read().select({ total: count() }).from(ownRecipes).where(asked),
    read()
      .select({ row: ownRecipes, owner: users.firstName })
      .from(ownRecipes)
      .innerJoin(users, eq(users.id, ownRecipes.ownerId))
      .where(asked)
      .orderBy(desc(ownRecipes.updatedAt), desc(ownRecipes.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  const items = rows.map(({ row, owner }) => ({
    ...factsOfOwn(viewer.id, row, owner),
    title: row.fields.title,
    minutes: minutesOf(row.fields),
    servings: row.fields.servings,
    updatedAt: row.updatedAt,
  }));
  return {
    ...listPage(items, { page, limit, total: counted?.total ?? 0 }),
    yours: await ownNumber(viewer.id),
    limit: await ownLimit(viewer),
  };
}

function minutesOf({ prepTime, cookTime, restTime }: Record<'prepTime' | 'cookTime' | 'restTime', number | null>) {
  const all = [prepTime, cookTime, restTime].filter((time) => time !== null);
  return all.length > 0 ? all.reduce((sum, time) => sum + time, 0) : null;
}
