import { type SQL, sql } from 'drizzle-orm';
import type { Recipe, RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { prepared } from '../base/database.ts';
import { recipeCards } from './recipes.ts';

/** A shared tag says more of a dish than a shared category: there are six of these, and hundreds of tags. */
const WEIGHT = { tag: 3, category: 2 } as const;
/** Of each label only so many recipes are compared, the newest: a page costs the same in a catalogue of any size. */
const COMPARED = 60;

/** Published recipes that bear one label: what sharing it counts for, their ids, and when they were made. */
type Bearers = [weight: number, ids: string[], since: number[]];

/** Published recipes most like one: by tags and categories in common, the newest first among equals. */
export async function relatedRecipes(recipe: Recipe, limit: number): Promise<RecipeSummary[]> {
  const { id, category, tags } = recipe;
  const named = Object.fromEntries(tags.map((tag, at) => [tagAt(at), tag]));
  const rows = await bearersOf(tags.length).all({ category, ...named });
  const labels = rows.map(({ bearers }) => JSON.parse(bearers) as Bearers);
  return recipeCards(likest(id, labels).slice(0, limit));
}

/** Ids of all who share a label with a recipe, the likest first. Here and not in SQL, which takes twice as long for it. */
function likest(own: string, labels: readonly Bearers[]): string[] {
  const found = new Map<string, { id: string; likeness: number; since: number }>();
  for (const [weight, ids, since] of labels) {
    ids.forEach((id, at) => {
      const other = found.get(id);
      if (other) other.likeness += weight;
      else found.set(id, { id, likeness: weight, since: since[at] ?? 0 });
    });
  }
  found.delete(own);
  return [...found.values()]
    .sort((a, b) => b.likeness - a.likeness || b.since - a.since || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** The name of a recipe's tag in the query for recipes of so many tags. */
const tagAt = (at: number): string => `tag${at}`;

const bearersOf = prepared((read, tags: number) => {
  const labels = [
    newestWith('category', 'category'),
    ...Array.from({ length: tags }, (_, at) => newestWith('tag', tagAt(at))),
  ];
  return read
    .select({ bearers: sql<string>`bearers` })
    .from(sql`(${sql.join(labels, sql` union all `)})`)
    .prepare();
});

/** Only recipes that are published have labels. As one text, because a row takes longer to come over than its letters. */
const newestWith = (kind: keyof typeof WEIGHT, slug: string): SQL => sql`
  select json_array(${sql.raw(String(WEIGHT[kind]))}, json_group_array(recipe_id), json_group_array(created_at)) as bearers
    from (select recipe_id, created_at from recipe_labels
      where kind = ${kind} and slug = ${sql.placeholder(slug)} order by created_at desc limit ${COMPARED})`;
