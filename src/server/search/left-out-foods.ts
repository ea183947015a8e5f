import { inArray, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { isAmbiguous, isMentioned, mentionOf, namesOf } from '#src/domain/foods/mention.ts';
import { common, except, type Numbers, united } from '#src/domain/number-sets.ts';
import { read } from '../base/database.ts';
import { matches, phrase } from './full-text.ts';

/**
 * Those of some recipes that hold none of the foods. By names that tell the full text knows; of names whose other meanings
 * are in many dishes ("potatoes", but not sweet ones) the lines of each that has the word are read.
 */
export async function withoutFoods(foods: readonly string[], among: Numbers): Promise<Numbers> {
  if (foods.length === 0 || among.size === 0) return among;
  const mentions = foods.map(mentionOf);
  const telling = mentions.flatMap(namesOf);
  const doubtful = mentions.flatMap(({ phrases }) => phrases.map((each) => each.join(' '))).filter(isAmbiguous);
  const found = await matches([
    ...telling.flatMap((name) => [phrase(name, 'ingredients'), phrase(name, 'title')]),
    ...doubtful.map((name) => phrase(name, 'ingredients')),
  ]);
  const rest = except(among, united(found.slice(0, telling.length * 2)));
  const doubted = common(rest, united(found.slice(telling.length * 2)));
  if (doubted.size === 0) return rest;
  const rows = await read()
    .select({ number: recipes.number, ingredients: recipes.ingredients })
    .from(recipes)
    .where(inArray(recipes.number, sql`(select value from json_each(${JSON.stringify([...doubted])}))`));
  const holding = rows.filter(({ ingredients }) =>
    ingredients.some((line) => mentions.some((each) => isMentioned(line, each))),
  );
  return except(rest, new Set(holding.map(({ number }) => number)));
}
