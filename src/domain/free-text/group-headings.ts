import { foodsIn, foodWords } from '../foods/find.ts';
import type { PastedLine } from './clean.ts';
import { isSubPart } from './headings.ts';
import { isIngredient, mayBeIngredient } from './ingredients.ts';
import { startsWithVerb } from './verbs.ts';

/**
 * Whether a line is a heading within the list: "For the sauce:", "FILLING", "**Base**". `isWithin` where the list has
 * begun; `isParted` where a heading of it stands before.
 */
export function isGroupHeading(
  lines: readonly PastedLine[],
  at: number,
  isWithin: boolean,
  isParted: boolean,
): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line) return false;
  if (isSubPart(line.text)) return true;
  if (!next || !(isIngredient(next.text) || (isWithin && mayBeIngredient(next.text)))) return false;
  const isMarked = line.isBullet && isMarkOfParts(lines, line.mark, next);
  const bare = line.text.replace(COUNTED, '');
  if (/\d/.test(bare) || line.text.split(' ').length > 6 || line.number !== null || line.isBullet !== isMarked)
    return false;
  if (isMarked || bare !== line.text || (/:\s*$/.test(line.text) && !TALK.test(line.text))) return true;
  if (line.isTitled && (isWithin || lines.filter((_, other) => isTitledPart(lines, other)).length > 1)) return true;
  if (isWithin && isShouted(line.text)) return true;
  return at > 0 && isPlainPart(line, next, isWithin && isParted);
}

const isTitledPart = (lines: readonly PastedLine[], at: number): boolean =>
  lines[at]?.isTitled === true && isIngredient(lines[at + 1]?.text ?? '');

/** Bullets of two kinds, both used more than once: the one names parts, the other what is in them. */
function isMarkOfParts(lines: readonly PastedLine[], mark: string, next: PastedLine): boolean {
  const isUsed = (which: string) => lines.filter((line) => line.isBullet && line.mark === which).length > 1;
  return next.isBullet && next.mark !== mark && isUsed(mark) && isUsed(next.mark);
}

const TALK = /^(?:hi|hello|hey|dear|ok|okay|so|here|this|that|we|i|you|it|my|re|fwd?|what|the recipe)\b/i;
export const isShouted = (text: string): boolean => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

/** "Layer 2 – fruit" */
const COUNTED = /^\p{L}{3,} \d{1,2}(?=\s*[-–—:.]\s*\p{L})/u;

/** "Mustard vinaigrette", "Dry": a line of its own right above ingredients, which is no food unless the list has parts. */
function isPlainPart(line: PastedLine, next: PastedLine, isParted: boolean): boolean {
  const words = foodWords(line.text);
  const last = foodsIn(line.text).at(-1);
  const isFood = last !== undefined && last.at + last.words === words.length;
  const isApart = line.afterGap && (!next.afterGap || next.isBullet);
  const isName = words.length === 1 || !startsWithVerb(line.text);
  return isApart && isName && words.length <= 3 && (!isFood || isParted) && !/[.,!?;]$/.test(line.text);
}
