import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { recipeLabels } from '#src/db/schema.ts';
import type { Recipe, RecipeCard } from '#src/domain/recipe.ts';
import { read } from './database.ts';
import { recipeCards } from './recipes.ts';

/** A shared tag says more of a dish than a shared category. */
const WEIGHT = { tag: 2, category: 3 } as const;

/** Published recipes most like one: by tags and categories in common, the newest first among equals. */
export async function relatedRecipes(recipe: Recipe, limit: number): Promise<RecipeCard[]> {
  const { kind, slug, recipeId, createdAt } = recipeLabels;
  const likeness = sql<number>`sum(case ${kind} when 'tag' then ${WEIGHT.tag} else ${WEIGHT.category} end)`;
  const rows = await read()
    .select({ id: recipeId })
    .from(recipeLabels)
    .where(
      and(
        ne(recipeId, recipe.id),
        or(and(eq(kind, 'category'), eq(slug, recipe.category)), and(eq(kind, 'tag'), inArray(slug, recipe.tags))),
      ),
    )
    .groupBy(recipeId)
    .orderBy(desc(likeness), desc(createdAt), recipeId)
    .limit(limit);
  return recipeCards(rows.map(({ id }) => id));
}
