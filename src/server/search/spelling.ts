import { sql } from 'drizzle-orm';
import { vocabulary } from '#src/db/schema.ts';
import { type NearWords, openNearWords } from '#src/domain/search/near-words.ts';
import { keyOf } from '#src/domain/search/reading/tokens.ts';
import { read } from '../base/database.ts';
import { listVersion } from '../base/list-version.ts';
import { perVersion } from '../base/per-version.ts';
import { countUpTo, phrase } from './full-text.ts';

const SHORTEST_MENDED = 4;
/** Longer than any word of a kitchen. */
const LONGEST_MENDED = 30;
const SHORTEST_HALF = 3;
/** As many of the nearest words are weighed against each other. */
const WEIGHED = 6;
/** Of two words as near, the one of more recipes wins; beyond this many both are common. */
const COUNTED = 1000;

/** The words of the recipes. A word that is new comes with a change of the lists. */
const knownWords: () => Promise<NearWords> = perVersion(listVersion, async () => {
  const [row] = await read().values<[string]>(sql`select json_group_array(${vocabulary.word}) from ${vocabulary}`);
  return openNearWords(JSON.parse(row?.[0] ?? '[]') as string[]);
});

/** The word that a misspelt one was meant to be: the nearest word of the recipes, or two written as one. */
export async function repair(word: string): Promise<string[] | null> {
  if (word.length < SHORTEST_MENDED || word.length > LONGEST_MENDED || /^\d+$/.test(word)) return null;
  const words = await knownWords();
  const halves = await split(word, words);
  if (halves) return halves;
  // "shepards" is nearer to shepherd without its ending.
  const singular = keyOf(word);
  const mended = (await mend(word, words)) ?? (singular === word ? null : await mend(singular, words));
  return mended === null ? null : [mended];
}

/** "stirfry" → stir fry. */
async function split(word: string, words: NearWords): Promise<string[] | null> {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_HALF + 1) }, (_, i) => i + SHORTEST_HALF);
  const likely = cuts
    .map((cut) => [word.slice(0, cut), word.slice(cut)])
    .filter((pair) => pair.every((half) => words.has(half)));
  const found = await countUpTo(
    likely.map((pair) => phrase(pair.join(' '))),
    1,
  );
  return likely.find((_, i) => found[i]) ?? null;
}

/** "chikpea" → chickpea. The fewest slips win, then the right first letter, then the word of most recipes. */
async function mend(word: string, words: NearWords): Promise<string | null> {
  const near = words
    .near(word)
    .map((each) => ({ ...each, order: each.slips + (each.word[0] === word[0] ? 0 : 0.5) }))
    .toSorted((a, b) => a.order - b.order || (a.word < b.word ? -1 : 1))
    .slice(0, WEIGHED);
  const totals = await countUpTo(
    near.map((each) => phrase(each.word)),
    COUNTED,
  );
  const weighed = near.map((each, i) => ({ ...each, total: totals[i] ?? 0 }));
  // A word that only drafts or former recipes hold is no help.
  const [best] = weighed.filter(({ total }) => total > 0).toSorted((a, b) => a.order - b.order || b.total - a.total);
  return best?.word ?? null;
}

/** Tells whether recipes say a word, as it is written or in its other number. */
export async function recipeWords(): Promise<(word: string) => boolean> {
  const words = await knownWords();
  return (word) => words.has(word) || words.has(keyOf(word));
}
