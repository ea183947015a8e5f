import { and, eq, type SQL, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import type { Recipe, RecipeCard } from '#src/domain/recipe.ts';
import { prepared } from './database.ts';
import { CARD_COLUMNS, toCard, visibleTo } from './recipes.ts';
import { VISITOR } from './viewer.ts';

/** A shared tag says more of a dish than a shared category. */
const WEIGHT = { tag: 2, category: 3 } as const;
/** Of each label only so many recipes are compared, the newest: a page costs the same in a catalogue of any size. */
const COMPARED = 60;

/** Published recipes most like one: by tags and categories in common, the newest first among equals. */
export async function relatedRecipes(recipe: Recipe, limit: number): Promise<RecipeCard[]> {
  const { id, category, tags } = recipe;
  const named = Object.fromEntries(tags.map((tag, at) => [tagAt(at), tag]));
  const rows = await likest(tags.length).all({ id, category, limit, ...named });
  return rows.map(toCard);
}

/** The name of a recipe's tag in the query for recipes of so many tags. */
const tagAt = (at: number): string => `tag${at}`;

const likest = prepared((read, tags: number) => {
  const bearers = [
    newestWith('category', 'category'),
    ...Array.from({ length: tags }, (_, at) => newestWith('tag', tagAt(at))),
  ];
  // Only recipes that are published have labels.
  const alike = sql`(
    select recipe_id, sum(weight) as likeness, max(created_at) as since from (${sql.join(bearers, sql` union all `)})
    where recipe_id <> ${sql.placeholder('id')} group by recipe_id
    order by likeness desc, since desc, recipe_id limit ${sql.placeholder('limit')}) as alike`;
  return read
    .select(CARD_COLUMNS)
    .from(alike)
    .innerJoin(recipes, and(eq(recipes.id, sql`alike.recipe_id`), visibleTo(VISITOR, { byKey: true })))
    .orderBy(sql`alike.likeness desc, alike.since desc, alike.recipe_id`)
    .prepare();
});

const newestWith = (kind: keyof typeof WEIGHT, slug: string): SQL => sql`
  select * from (select recipe_id, created_at, ${sql.raw(String(WEIGHT[kind]))} as weight from recipe_labels
    where kind = ${kind} and slug = ${sql.placeholder(slug)} order by created_at desc limit ${COMPARED})`;
