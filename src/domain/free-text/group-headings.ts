import { foodsIn, foodWords } from '../foods/find.ts';
import type { PastedLine } from './clean.ts';
import { isSubPart, type SectionKind } from './headings.ts';
import { isIngredient, mayBeIngredient } from './ingredients.ts';
import { startsWithVerb } from './verbs.ts';

/** Where in a text a line stands. */
interface Around {
  part: SectionKind | 'intro';
  /** Something was said before. */
  hasIntro: boolean;
  /** It stands under a heading of the list already. */
  isParted: boolean;
}

/** Whether a line is a heading within the list: "For the sauce:", "FILLING", "**Base**". */
export function isGroupHeading(
  lines: readonly PastedLine[],
  at: number,
  { part, hasIntro, isParted }: Around,
): boolean {
  const line = lines[at];
  if (!line) return false;
  if (isSubPart(line.text)) return true;
  const next = lines[at + 1];
  const isMarked = line.isBullet && isMarkOfParts(lines, line.mark, next);
  const counted = line.text.replace(COUNTED, '');
  const isShort =
    line.text.split(' ').length <= 6 && !/\d/.test(counted) && line.number === null && (isMarked || !line.isBullet);
  if (!isShort || !next || part === 'notes' || part === 'other') return false;
  if (!isIngredient(next.text) && !(part === 'ingredients' && mayBeIngredient(next.text))) return false;
  if (isMarked || counted !== line.text) return true;
  const hasColon = /:\s*$/.test(line.text) && !TALK.test(line.text);
  if (part !== 'ingredients') return hasColon || (hasIntro && isPlainPart(line, next));
  return hasColon || line.isTitled || isShouted(line.text) || isPlainPart(line, next, isParted);
}

/** Bullets of two kinds, both used more than once: the one names parts, the other what is in them. */
function isMarkOfParts(lines: readonly PastedLine[], mark: string, next: PastedLine | undefined): boolean {
  const isUsed = (which: string) => lines.filter((line) => line.isBullet && line.mark === which).length > 1;
  return next?.isBullet === true && next.mark !== mark && isUsed(mark) && isUsed(next.mark);
}

const TALK = /^(?:hi|hello|hey|dear|ok|okay|so|here|this|that|we|i|you|it|my|re|fwd?|what|the recipe)\b/i;
export const isShouted = (text: string): boolean => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

/** "Layer 2 – fruit" */
const COUNTED = /^\p{L}{3,} \d{1,2}(?=\s*[-–—:.]\s*\p{L})/u;

/** "Mustard vinaigrette", "Dry": a line of its own right above ingredients, which is no food unless the list has parts. */
function isPlainPart(line: PastedLine, next: PastedLine, isParted = false): boolean {
  const words = foodWords(line.text);
  const last = foodsIn(line.text).at(-1);
  const isFood = last !== undefined && last.at + last.words === words.length;
  const isApart = line.afterGap && (!next.afterGap || next.isBullet);
  return (
    isApart &&
    words.length <= 3 &&
    (!isFood || isParted) &&
    !/[.,!?;]$/.test(line.text) &&
    (words.length === 1 || !startsWithVerb(line.text))
  );
}
