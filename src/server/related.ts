import { type SQL, sql } from 'drizzle-orm';
import type { Recipe, RecipeCard } from '#src/domain/recipe.ts';
import { read } from './database.ts';
import { recipeCards } from './recipes.ts';

/** A shared tag says more of a dish than a shared category. */
const WEIGHT = { tag: 2, category: 3 } as const;
/** Of each label only so many recipes are compared, the newest: a page costs the same in a catalogue of any size. */
const COMPARED = 100;

/** Published recipes most like one: by tags and categories in common, the newest first among equals. */
export async function relatedRecipes(recipe: Recipe, limit: number): Promise<RecipeCard[]> {
  const bearers = [newestWith('category', recipe.category), ...recipe.tags.map((tag) => newestWith('tag', tag))];
  const rows = await read().values<string[]>(sql`
    select recipe_id from (${sql.join(bearers, sql` union all `)}) where recipe_id <> ${recipe.id}
    group by recipe_id order by sum(weight) desc, max(created_at) desc, recipe_id limit ${limit}`);
  return recipeCards(rows.map((row) => row[0] ?? ''));
}

const newestWith = (kind: keyof typeof WEIGHT, slug: string): SQL => sql`
  select * from (select recipe_id, created_at, ${WEIGHT[kind]} as weight from recipe_labels
    where kind = ${kind} and slug = ${slug} order by created_at desc limit ${COMPARED})`;
