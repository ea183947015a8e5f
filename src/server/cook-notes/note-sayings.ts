import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { cookNotes, recipes } from '#src/db/schema.ts';
import { isChange, sayingLabel, sentenceWith } from '#src/domain/cook-notes/sayings.ts';
import type { Actor } from '../base/audit.ts';
import { read } from '../base/database.ts';
import { editableRecipes } from '../recipes/kind.ts';

/** Sentences shown of each saying. */
const EXAMPLES = 3;
const MOST_SAYINGS = 12;

/**
 * The sayings of published notes about a recipe, for whoever edits it: how often each thing is said, the most frequent first,
 * with sentences that say it. `null` for a recipe that is not theirs.
 */
export async function noteSayings(recipeId: string, viewer: Pick<Actor, 'id' | 'role'>) {
  const [recipe] = await read()
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.id, recipeId), editableRecipes(viewer)));
  if (!recipe) return null;
  const published = and(
    eq(cookNotes.recipeId, recipeId),
    eq(cookNotes.status, 'published'),
    isNull(cookNotes.parentId),
  );
  const saying = sql<string>`json_each.value`;
  const each = sql`json_each(${cookNotes.sayings})`;
  const [all] = await read()
    .select({ total: count(), withSayings: sql<number>`coalesce(sum(${cookNotes.sayings} <> '[]'), 0)` })
    .from(cookNotes)
    .where(published);
  const counted = await read()
    .select({ id: saying, count: count() })
    .from(cookNotes)
    .innerJoin(each, sql`true`)
    .where(published)
    .groupBy(saying)
    .orderBy(desc(count()), saying)
    .limit(MOST_SAYINGS * 2);
  const known = counted.flatMap(({ id, count }) => {
    const label = sayingLabel(id);
    return label === null ? [] : [{ id, label, count, isChange: isChange(id) }];
  });
  const sayings = [];
  for (const entry of known.slice(0, MOST_SAYINGS)) {
    const notes = await read()
      .select({ text: cookNotes.text })
      .from(cookNotes)
      .where(and(published, sql`exists (select 1 from ${each} where ${saying} = ${entry.id})`))
      .orderBy(desc(cookNotes.publishedAt))
      .limit(EXAMPLES);
    sayings.push({ ...entry, examples: notes.map(({ text }) => sentenceWith(text, entry.id)) });
  }
  return { total: all?.total ?? 0, withSayings: all?.withSayings ?? 0, sayings };
}
