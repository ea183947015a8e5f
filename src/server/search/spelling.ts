import { between, inArray, sql } from 'drizzle-orm';
import { vocabulary } from '#src/db/schema.ts';
import { editDistance } from '#src/domain/search/edit-distance.ts';
import { keyOf } from '#src/domain/search/reading/tokens.ts';
import { read } from '../base/database.ts';
import { anyMatch, countUpTo, phrase } from './full-text.ts';

const SHORTEST_MENDED = 4;
/** Words shorter than this have room for one slip, longer ones for two, the longest for three in their second half. */
const LONG = 6;
const LONGEST = 8;
const SHORTEST_HALF = 3;
/** As many of the nearest words are weighed against each other. */
const WEIGHED = 6;
/** Of two words as near, the one of more recipes wins; beyond this many both are common. */
const COUNTED = 1000;

/** The word that a misspelt one was meant to be: the nearest word of the recipes, or two written as one. */
export async function repair(word: string): Promise<string[] | null> {
  if (word.length < SHORTEST_MENDED || /^\d+$/.test(word)) return null;
  const halves = await split(word);
  if (halves) return halves;
  // "shepards" is nearer to shepherd without its ending.
  const mended = (await mend(word)) ?? (await mend(keyOf(word)));
  return mended === null ? null : [mended];
}

/** "stirfry" → stir fry. */
async function split(word: string): Promise<string[] | null> {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_HALF + 1) }, (_, i) => i + SHORTEST_HALF);
  const pairs = cuts.map((cut) => [word.slice(0, cut), word.slice(cut)]);
  if (pairs.length === 0) return null;
  const rows = await read().select().from(vocabulary).where(inArray(vocabulary.word, pairs.flat()));
  const known = new Set(rows.map((row) => row.word));
  const likely = pairs.filter((pair) => pair.every((half) => known.has(half)));
  const found = await anyMatch(likely.map((pair) => phrase(pair.join(' '))));
  return likely.find((_, i) => found[i]) ?? null;
}

/** "chikpea" → chickpea. The fewest slips win, then the right first letter, then the word of most recipes. */
async function mend(word: string): Promise<string | null> {
  const limit = word.length < LONG ? 1 : word.length < LONGEST ? 2 : 3;
  const half = word.slice(0, Math.ceil(word.length / 2));
  const rows = await read()
    .select()
    .from(vocabulary)
    .where(between(sql`length(${vocabulary.word})`, word.length - limit, word.length + limit));
  const near = rows
    .map((row) => ({ ...row, slips: editDistance(word, row.word, limit) }))
    .filter((row) => row.slips <= limit && (row.slips < 3 || row.word.startsWith(half)))
    .map((row) => ({ ...row, order: row.slips + (row.word[0] === word[0] ? 0 : 0.5) }))
    .toSorted((a, b) => a.order - b.order || (a.word < b.word ? -1 : 1))
    .slice(0, WEIGHED);
  const totals = await countUpTo(
    near.map((row) => phrase(row.word)),
    COUNTED,
  );
  const weighed = near.map((row, i) => ({ ...row, total: totals[i] ?? 0 }));
  // A word that only drafts or former recipes hold is no help.
  const [best] = weighed.filter(({ total }) => total > 0).toSorted((a, b) => a.order - b.order || b.total - a.total);
  return best?.word ?? null;
}
