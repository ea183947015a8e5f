import { findFood, foodWords } from '../foods/find.ts';
import { FOODS } from '../foods/table.ts';
import { editDistance } from '../words/edit-distance.ts';

/** Shorter words have too many neighbours. */
const SHORTEST = 5;
/** From this length on two slips are forgiven. */
const LONG = 8;
const MOST_WORDS = 8;

/** Words of food names by their first letter, which people get right. */
const known = Map.groupBy(
  new Set(FOODS.flatMap(({ names }) => names.flatMap(foodWords)).filter((word) => word.length >= SHORTEST - 1)),
  (word) => word.charAt(0),
);

/** A short text that names no food, with slips of the pen mended where it then does: "1 onoin" → "1 onion". */
export function spelledRight(text: string): string {
  if (text.split(' ').length > MOST_WORDS || findFood(text)) return text;
  const mended = text.replace(/\p{L}{5,}/gu, (word) => nearest(word) ?? word);
  return findFood(mended) ? mended : text;
}

function nearest(word: string): string | null {
  const [plain = ''] = foodWords(word);
  const limit = plain.length >= LONG ? 2 : 1;
  const candidates = known.get(plain.charAt(0)) ?? [];
  // A word of some food is no slip: "jerk paste" is no pasta.
  if (candidates.includes(plain)) return null;
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: editDistance(plain, candidate, limit) }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((a, b) => a.edits - b.edits);
  return best && findFood(best.candidate) ? best.candidate : null;
}
