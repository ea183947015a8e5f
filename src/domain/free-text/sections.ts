import { foodsIn } from '../foods/find.ts';
import { BREAK } from './clean.ts';
import { isShouted } from './group-headings.ts';
import { headingLine, isSubPart } from './headings.ts';
import { ingredientTexts, isIngredient, isLabelled, labelOf } from './ingredients.ts';
import { type Labelled, labelLines } from './labels.ts';
import { sentencesOf } from './sentences.ts';
import { cookingWords, startsWithVerb, tellsToCook } from './verbs.ts';
import { wholeLinesOf } from './whole-lines.ts';

/** A paragraph of the method. */
interface MethodParagraph {
  text: string;
  /** As it is numbered in the text. */
  number: number | null;
  /** Index of its line. */
  line: number;
}

/** An ingredient as it stands in the text, and the heading it stands under. */
export interface ListedText {
  text: string;
  /** It stands where ingredients stand, whoever knows the food. */
  isSure: boolean;
  /** It was told in a sentence, and the steps may tell of more. */
  isTold: boolean;
  group: string | null;
}

/** The lines of a text, by what they are. */
export interface Sections {
  /** Everything said before and around the recipe. */
  intro: string[];
  /** One text for each ingredient. */
  ingredients: ListedText[];
  method: MethodParagraph[];
  /** Tips for keeping, preparing ahead and serving. */
  tips: string[];
}

/** Parts a text into what it says about the dish, its ingredients, its method, its facts and its notes. */
export function sectionsOf(text: string): Sections {
  const pieces = labelLines(wholeLinesOf(text));
  const result: Sections = { intro: [], ingredients: [], method: [], tips: [] };
  let group: string | null = null;
  for (const { text: written, ...piece } of pieces) {
    // Before the list a title may stand between pictures.
    const isAbove = piece.in === 'intro' && result.ingredients.length === 0;
    const words = { ...piece, text: isAbove ? written : written.replaceAll(` ${BREAK} `, ' ') };
    if (piece.label === 'heading') group = null;
    else if (piece.label === 'group') group = headingLine(words.text);
    else if (piece.label === 'listed')
      result.ingredients.push({ text: words.text, group, isSure: true, isTold: false });
    else if (piece.label === 'ingredient') placeListed(result, words, group);
    else if (piece.label === 'tip') placeTip(result, words);
    else if (piece.label === 'step' || (piece.label === 'aside' && piece.in === 'method')) placeStep(result, words);
    else if (piece.label !== 'fact' && piece.in !== 'other') result.intro.push(words.text);
  }
  // The method stood before the list, or nothing was listed at all.
  if (result.method.length === 0) takeMethodFrom(result);
  return result;
}

function placeListed({ ingredients, intro }: Sections, { text, listAt }: Labelled, group: string | null): void {
  const label = labelOf(text);
  const isPart = listAt === null && isLabelled(text) && (isSubPart(label.trim()) || !isIngredient(text));
  const start = listAt ?? (isPart ? label.length : 0);
  // What comes before may name the dish, but for a word such as "Take".
  const before = text.slice(0, isPart ? 0 : start).trim();
  if (before.includes(' ') && ingredients.length === 0) intro.push(before);
  const own = isPart ? headingLine(label) : group;
  const facts = { group: own, isSure: false, isTold: listAt !== null };
  ingredients.push(...ingredientTexts(text.slice(start)).map((each) => ({ text: each, ...facts })));
}

/** What stands under "Notes", but "Love, Gran"; among comments none. */
function placeTip({ tips }: Sections, { text, in: part }: Labelled): void {
  const isSaid = part !== 'notes' || text.split(' ').length > 3 || foodsIn(text).length > 0;
  if (isSaid && part !== 'other') tips.push(text);
}

/** A step, or what goes on with the one before: the rest of its line, and what has no number where steps have. */
function placeStep({ method }: Sections, { text, number, line, isBullet }: Labelled): void {
  const last = method.at(-1);
  const isRest = last?.line === line;
  const isBulleted = isBullet && foodsIn(text).length > 0;
  if (!isRest && !isBulleted && !isStep(text, number)) return;
  const goesOn = isRest || (number === null && method.some((step) => step.number !== null));
  if (last && goesOn) last.text += ` ${text}`;
  else method.push({ text, number, line });
}

/** A step tells what to do, or at least of several foods. */
const isStep = (text: string, number: number | null): boolean =>
  number !== null || tellsToCook(text) || foodsIn(text).length > (cookingWords(text) > 0 ? 0 : 1);

function takeMethodFrom(result: Sections): void {
  const { intro } = result;
  result.intro = [];
  for (const [line, text] of intro.entries()) {
    const sentences = sentencesOf(text);
    const from = sentences.findIndex(tellsToCook);
    const isHead = isShouted(text) && !intro.every(isShouted);
    const isTold = !isHead && sentences.some(startsWithVerb) && cookingWords(text) + foodsIn(text).length > 1;
    result.intro.push(...(isTold ? sentences.slice(0, from) : [text]));
    if (isTold) result.method.push({ text: sentences.slice(from).join(' '), number: null, line });
  }
}

/**
 * The steps of a method: its numbers, else its paragraphs; a lone paragraph is parted by sentence, where one that tells
 * nothing to do ("Don't let them brown") goes with the one before.
 */
export function stepsOf(method: readonly Pick<MethodParagraph, 'text' | 'number'>[]): string[] {
  const [only] = method;
  if (!only || method.length !== 1 || only.number !== null) return method.map(({ text }) => text);
  const steps: string[] = [];
  for (const sentence of sentencesOf(only.text)) {
    if (tellsToCook(sentence) || steps.length === 0) steps.push(sentence);
    else steps[steps.length - 1] += ` ${sentence}`;
  }
  return steps;
}
