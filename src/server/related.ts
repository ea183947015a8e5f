import { type SQL, sql } from 'drizzle-orm';
import type { Recipe, RecipeCard } from '#src/domain/recipe.ts';
import { prepared } from './database.ts';
import { recipeCards } from './recipes.ts';

/** A shared tag says more of a dish than a shared category. */
const WEIGHT = { tag: 2, category: 3 } as const;
/** Of each label only so many recipes are compared, the newest: a page costs the same in a catalogue of any size. */
const COMPARED = 60;

/** Published recipes most like one: by tags and categories in common, the newest first among equals. */
export async function relatedRecipes(recipe: Recipe, limit: number): Promise<RecipeCard[]> {
  const { id, category, tags } = recipe;
  const named = Object.fromEntries(tags.map((tag, at) => [tagAt(at), tag]));
  const rows = await likest(tags.length).all({ id, category, limit, ...named });
  return recipeCards(rows.map((row) => row.id));
}

/** The name of a recipe's tag in the query for recipes of so many tags. */
const tagAt = (at: number): string => `tag${at}`;

const likest = prepared((read, tags: number) => {
  const bearers = [
    newestWith('category', 'category'),
    ...Array.from({ length: tags }, (_, at) => newestWith('tag', tagAt(at))),
  ];
  return read
    .select({ id: sql<string>`recipe_id` })
    .from(sql`(${sql.join(bearers, sql` union all `)})`)
    .where(sql`recipe_id <> ${sql.placeholder('id')}`)
    .groupBy(sql`recipe_id`)
    .orderBy(sql`sum(weight) desc, max(created_at) desc, recipe_id`)
    .limit(sql.placeholder('limit'))
    .prepare();
});

const newestWith = (kind: keyof typeof WEIGHT, slug: string): SQL => sql`
  select * from (select recipe_id, created_at, ${sql.raw(String(WEIGHT[kind]))} as weight from recipe_labels
    where kind = ${kind} and slug = ${sql.placeholder(slug)} order by created_at desc limit ${COMPARED})`;
