import { bounded } from '../pattern.ts';
import { type FoundFood, foodsIn, foodWords } from './find.ts';

/** Words that part one food from another, where they are not within a name ("half and half"). */
const PARTING = new Set(['and', 'or', 'with', 'plus', 'in', 'on', 'from', 'for', 'to', 'if', 'but']);
/** "no honey", "instead of egg": what is named is not there. */
const LACKING = bounded(
  10_000,
  /(?:^|\s)(?:no|not|non|without|never|sans|minus|instead of|rather than|place of)(?: (?:an?|any|the|real|dairy|added|cow|animal))*$/,
);
/** "like pork", "cut into steaks": what it looks like. */
const LIKENESS = bounded(
  10_000,
  /(?:^|\s)(?:like|resembling|(?:cut|sliced|shaped|formed|torn|shredded|chopped|carved) into)(?: (?:an?|the|\d+|thick|thin|large|small|long|wide|big|bite|sized|even|rough|little))*$/,
);
/** Words of a line between two separators, with the foods they name. */
export interface Segment {
  words: readonly string[];
  foods: readonly FoundFood[];
}

/** The parts of a line, separated by punctuation and by words such as "and". */
export const segmentsIn = (text: string): Segment[] => text.split(/[,;:()[\]/+&.]|\s[–-]\s/).flatMap(segmentsOf);

function segmentsOf(part: string): Segment[] {
  const words = foodWords(part);
  const foods = foodsIn(part);
  const within = new Set(foods.flatMap(({ at, words }) => Array.from({ length: words }, (_, i) => at + i)));
  const segments: Segment[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    const isEnd = at === words.length;
    if (!isEnd && (within.has(at) || !PARTING.has(words[at] ?? ''))) continue;
    segments.push({
      words: words.slice(from, at),
      foods: foods
        .filter((found) => found.at >= from && found.at < at)
        .map((found) => ({ ...found, at: found.at - from })),
    });
    from = at + 1;
  }
  return segments;
}

const before = ({ words }: Segment, { at }: Pick<FoundFood, 'at'>): string => words.slice(0, at).join(' ');

/** A food as the line calls it, in the singular. */
export const named = ({ words }: Segment, found: FoundFood): string =>
  words.slice(found.at, found.at + found.words).join(' ');

/** Whether the line says that the food is absent ("without"), or only resembled. */
export const isLacking = (segment: Segment, found: Pick<FoundFood, 'at'>): boolean =>
  LACKING.test(before(segment, found)) || LIKENESS.test(before(segment, found));
