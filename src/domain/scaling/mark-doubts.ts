import { bounded } from '../pattern.ts';
import type { Mark } from './marks.ts';

/** Words after which the whole amount of the line would be wrong: "a splash of", "one", "the smell of the". */
const OTHER_AMOUNT = bounded(
  10_000,
  /\b(?:leftover|running|plenty|ladleful|little|some|more|splash|drizzle|handful|pinch|few|each|every|per|another|extra|its|their|your|no|any|an?|one|two|three|four|six|first|enough|most|\d+|[½¼¾])(?: (?:of|the|\p{L}+(?:ed|en)|large|small|ripe|warm|cold|hot))* $|\bof (?:the )?(?:\p{L}+ )?$|\b(?:like|as|than|without|for|from|makes?|turns?|pressing) (?:the )?$|\b(?:few|some|little|handful of(?: the)?) [\p{L} ]{3,25} and $/iu,
);
/** Words for the rest of something used before. */
const LEFT = /^(?:saved|reserved|remaining|leftover|studded) /iu;
/** Water that something soaks or boils in is not measured. */
const COVERED = bounded(10_000, /\bcover(?:ed)?\b[^.;]* with (?:the )?$/iu);
/** A state that something comes to, told of what is in the pan already: "until the water runs clear". */
const STATE = bounded(
  10_000,
  /\b(?:until|till|when|while|(?<!at )once|before|after|if|where|because|so that|as soon as|so)\b[^.,;:]*$/iu,
);
/** Words that follow a food's name when a part of it, or something made with it, is meant, or something is told of it. */
const NOT_WHOLE =
  /^(?: (?:zest|juice|rind|peel|skins?|stalks?|stems?|leaves|tops?|fronds|water|liquid|brine|mixture|dough|sauce|pudding|paste|cream|syrup|batter|filling|base|layer|side|halves|edges?|seeds?|flesh|pur[eé]e|dressing|glaze|slurry|cakes?|is|are|has|have|runs?|turns?|will|should|can|that|does|do|gives?|keeps?)\b|-|['’])/iu;

/** Whether a food's name goes on to name another, or a part of it: "peanut" before " sauce". */
export const isOtherFood = (after: string): boolean => NOT_WHOLE.test(after);

/**
 * Why all of a line is not surely meant by these words of a step, as the end of a sentence about them; `null` where
 * nothing speaks against it.
 */
export function doubtOf(step: string, start: number, end: number): string | null {
  const before = step.slice(0, start);
  const words = step.slice(start, end);
  if (isOtherFood(step.slice(end))) return 'is a part of another food’s name, or what is told of it';
  if (OTHER_AMOUNT.test(before)) return 'comes after words that mean less than all of it';
  if (LEFT.test(words)) return 'is what was left before';
  if (STATE.test(before)) return 'is told of, not used';
  return COVERED.test(before) && /water$/i.test(words) ? 'is not measured where it covers something' : null;
}

/** The doubts of a reader about marks that take all of a line, or a part of it, in sentences. */
export const doubtfulMarks = ({
  instructions,
  marks,
}: {
  instructions: readonly string[];
  marks: readonly Mark[];
}): string[] =>
  marks.flatMap(({ step, start, text, ...mark }) => {
    if (mark.of !== 'ingredient') return [];
    const sentence = instructions[step] ?? '';
    const end = start + text.length;
    const isOther = mark.share !== 'said' && isOtherFood(sentence.slice(end));
    const doubt = mark.share === 1 || isOther ? doubtOf(sentence, start, end) : null;
    return doubt ? [`step ${step + 1}: the amount at “${text}” ${doubt}`] : [];
  });
