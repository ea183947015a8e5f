import { foodsIn } from '../foods/find.ts';
import { BREAK, type PastedLine } from './clean.ts';
import { isShouted } from './group-headings.ts';
import { type GivenPart, headingLine, isSubPart } from './headings.ts';
import { ingredientTexts, isIngredient, isLabelled, labelOf } from './ingredients.ts';
import { isStep, type Labelled, labelLines } from './labels.ts';
import { sentencesOf } from './sentences.ts';
import { withoutTips } from './tips.ts';
import { listStart, TAKEN } from './told-lists.ts';
import { cookingWords, startsWithVerb, tellsToCook } from './verbs.ts';
import { wholeLinesOf } from './whole-lines.ts';

/** A paragraph of the method. */
export interface MethodParagraph {
  text: string;
  /** As it is numbered in the text. */
  number: number | null;
}

/** An ingredient as it stands in the text, and the heading it stands under. */
export interface ListedText {
  text: string;
  /** It stands where ingredients stand, whoever knows the food. */
  isSure: boolean;
  group: string | null;
}

/** What the lines of a text are. */
export interface Sections {
  /** Everything said before and around the recipe. */
  intro: string[];
  /** One text for each ingredient. */
  ingredients: ListedText[];
  method: MethodParagraph[];
  /** How to keep, prepare ahead and serve it. */
  tips: string[];
}

const PART_LABELS = {
  intro: 'intro',
  ingredients: 'listed',
  method: 'step',
  notes: 'tip',
  group: 'group',
  facts: 'fact',
} as const;

/** Parts a text into what it says about the dish, its ingredients, its method, its facts and its notes. */
export function sectionsOf(text: string, given?: readonly GivenPart[]): Sections {
  const lines = wholeLinesOf(text, given);
  const pieces = given ? lines.map(asGiven) : joined(labelLines(lines));
  const result: Sections = { intro: [], ingredients: [], method: [], tips: [] };
  let group: string | null = null;
  for (const piece of pieces) {
    const words = piece.in === 'intro' && result.ingredients.length === 0 ? piece.text : withoutBreaks(piece.text);
    if (piece.label === 'heading') group = null;
    else if (piece.label === 'group') group = headingLine(words);
    else if (piece.label === 'listed') result.ingredients.push({ text: words, group, isSure: true });
    else if (piece.label === 'ingredient') placeListed(result, { ...piece, text: words }, group);
    else if (given && piece.label === 'step') result.method.push({ text: words, number: piece.number });
    else if (piece.label === 'step' || (piece.label === 'aside' && piece.in === 'method'))
      placeStep(result, { ...piece, text: words });
    else if (piece.label === 'tip') placeTip(result, words, piece.in === 'notes' && !given);
    else if (piece.label === 'intro' || (piece.label === 'aside' && piece.in === 'ingredients'))
      result.intro.push(words);
  }
  // The method stood before the list, or nothing was listed at all.
  if (result.method.length === 0) takeMethodFrom(result);
  return withTipsOfIntro(result);
}

const withoutBreaks = (text: string): string => text.replaceAll(` ${BREAK} `, ' ');

function asGiven(line: PastedLine, at: number): Labelled {
  const label = PART_LABELS[line.part ?? 'intro'];
  return { ...line, label, in: 'intro', opens: null, isFact: false, isTip: false, isTold: false, line: at };
}

/** A paragraph that is of the method from its beginning is one step. */
function joined(pieces: readonly Labelled[]): Labelled[] {
  const kept: Labelled[] = [];
  for (const piece of pieces) {
    const first = kept.find(({ line, opens, isFact }) => line === piece.line && !opens && !isFact);
    if (first?.in === 'method' && piece.in === 'method') first.text += ` ${piece.text}`;
    else kept.push({ ...piece });
  }
  return kept;
}

function placeListed({ ingredients, intro }: Sections, { text, isTold }: Labelled, group: string | null): void {
  const label = labelOf(text);
  const isPart = !isTold && isLabelled(text) && (isSubPart(label.trim()) || !isIngredient(text));
  const start = isTold ? (listStart(text) ?? 0) : isPart ? label.length : 0;
  if (isTold && start > 0 && !TAKEN.test(text) && ingredients.length === 0) intro.push(text.slice(0, start));
  const own = isPart ? headingLine(label) : group;
  ingredients.push(...ingredientTexts(text.slice(start)).map((each) => ({ text: each, group: own, isSure: false })));
}

/** What stands under "Notes", but "Love, Gran". */
function placeTip({ tips }: Sections, text: string, isBelow: boolean): void {
  if (!isBelow || text.split(' ').length > 3 || foodsIn(text).length > 0) tips.push(text);
}

function placeStep({ method, tips: allTips }: Sections, { text: written, number }: PastedLine): void {
  const { text, tips } = number === null ? withoutTips(written) : { text: written, tips: [] };
  allTips.push(...tips);
  if (text === '' || !isStep({ text, number })) return;
  const last = method.at(-1);
  const isNumbered = method.some((step) => step.number !== null);
  if (number !== null || !isNumbered || !last) method.push({ text, number });
  else method[method.length - 1] = { text: `${last.text} ${text}`, number: last.number };
}

function takeMethodFrom(result: Sections): void {
  const { intro } = result;
  result.intro = [];
  for (const text of intro) {
    const sentences = sentencesOf(text);
    const from = sentences.findIndex(tellsToCook);
    const isHead = isShouted(text) && !intro.every(isShouted);
    const isTold = !isHead && sentences.some(startsWithVerb) && cookingWords(text) + foodsIn(text).length > 1;
    result.intro.push(...(isTold ? sentences.slice(0, from) : [text]));
    if (isTold) result.method.push({ text: sentences.slice(from).join(' '), number: null });
  }
}

function withTipsOfIntro(result: Sections): Sections {
  const parted = result.intro.map(withoutTips);
  const intro = parted.map(({ text }) => text).filter(Boolean);
  return { ...result, intro, tips: [...result.tips, ...parted.flatMap(({ tips }) => tips)] };
}
