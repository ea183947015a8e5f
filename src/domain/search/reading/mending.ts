import { editDistance } from '../../words/edit-distance.ts';
import type { Kind } from './kinds.ts';
import { entries } from './lexicon.ts';
import { tokensOf } from './tokens.ts';

/** Kinds whose words are mended wherever they stand. A misspelt food outside a limit is the index's to mend. */
const STRUCTURAL: ReadonlySet<Kind> = new Set<Kind>([
  ...(['without', 'none', 'not', 'allergy', 'diet', 'category', 'occasion', 'equipment', 'quick'] as const),
]);
const NUMBER_WORDS = 'minutes hours under calories protein carbs fibre sugar people servings portions';

const structure = new Set(tokensOf(NUMBER_WORDS).map(({ key }) => key));
const others = new Set<string>();
/** Words that name things, or join clauses: of others, none is what somebody misspelt under a negation. */
const names = new Set<string>();
const NAMING: ReadonlySet<Kind> = new Set<Kind>(['food', 'animal', 'dish', 'equipment', 'method', 'subord']);
for (const { keys, concepts } of entries())
  for (const key of keys) {
    if (concepts.some(({ kind }) => NAMING.has(kind))) names.add(key);
    (keys.length === 1 && concepts.some(({ kind }) => STRUCTURAL.has(kind)) ? structure : others).add(key);
  }

/** Whether a word stands in the lexicon, alone or among others. */
export const isKnownWord = (key: string): boolean => structure.has(key) || others.has(key);

const SHORTEST_MENDED = 5;
const LONG = 8;

/** The word of the lexicon that a misspelt one was meant to be; `null` for a word that is known or like none. */
export function mended(key: string, { foods }: { foods: boolean }): string | null {
  // Somebody's limit is worth a guess at a short word too: "no nutz".
  if (key.length < (foods ? SHORTEST_MENDED - 1 : SHORTEST_MENDED) || /\d/.test(key)) return null;
  if (isKnownWord(key)) return null;
  // "Boarding" is as short as "board".
  const limit = key.replace(/(?:ing|ed)$/, '').length < LONG ? 1 : 2;
  const best = nearest(key, structure, limit);
  if (!foods && !best) return null;
  const named = nearest(key, names, limit);
  if (!foods) return best && !(named && !structure.has(named.word) && named.slips <= best.slips) ? best.word : null;
  return (best && (!named || best.slips < named.slips) ? best : named)?.word ?? null;
}

function nearest(key: string, words: ReadonlySet<string>, limit: number): { word: string; slips: number } | null {
  let best: { word: string; slips: number } | null = null;
  for (const word of words) {
    if (word[0] !== key[0] || word.length < Math.min(key.length, SHORTEST_MENDED) - 1) continue;
    const slips = editDistance(key, word, limit);
    if (slips <= limit && (!best || slips < best.slips)) best = { word, slips };
  }
  return best;
}
