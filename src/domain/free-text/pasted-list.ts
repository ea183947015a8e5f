import { BREAK, type PastedLine } from './clean.ts';
import { isGroupHeading } from './group-headings.ts';
import { headingLine, headingOf, isSubPart } from './headings.ts';
import { ingredientTexts, listedIn } from './ingredients.ts';
import { laidOut } from './layout.ts';
import { stepsOf } from './sections.ts';
import { wholeLinesOf } from './whole-lines.ts';

/** A line of a list that was pasted into a form. */
export interface PastedItem {
  text: string;
  /** It stands over others: "For the sauce". */
  isHeading: boolean;
}

/** A list as it was pasted. */
export interface PastedList {
  name: 'ingredients' | 'instructions';
  text: string;
  /** It is all there is of its list. */
  isWhole: boolean;
}

/** The items of a list that was pasted, in order. */
export const pastedList = ({ name, text, isWhole }: PastedList): PastedItem[] =>
  name === 'ingredients' ? pastedIngredients(text) : pastedSteps(text, isWhole).map(item);

const linesIn = (text: string): PastedLine[] =>
  wholeLinesOf(laidOut(text))
    .map((line) => ({ ...line, text: line.text.replaceAll(BREAK, ' ').replace(/\s+/g, ' ').trim() }))
    .filter((line) => line.text !== '');

const item = (text: string): PastedItem => ({ text, isHeading: false });

/**
 * The ingredients of a list that was pasted, with its headings: without bullets, boxes and numbers; several that stand in
 * one line are parted. Nothing is left out but the heading of the whole: whoever pastes a line wants it.
 */
export function pastedIngredients(text: string): PastedItem[] {
  const lines = linesIn(text);
  return lines.flatMap((line, at) => {
    const heading = headingOf(line.text);
    const words = heading?.part === 'ingredients' ? heading.rest : line.text;
    if (words === '') return [];
    if (words === line.text && isGroupHeading(lines, at, true, true))
      return { text: headingLine(line.text), isHeading: true };
    return listedIn(words) > 1 ? ingredientTexts(words).map(item) : item(words);
  });
}

/**
 * The steps of a method that was pasted. A lone paragraph is parted by sentence where it is the whole method
 * (`isWhole`): a single step has several sentences, too. A heading goes before its first step.
 */
export function pastedSteps(text: string, isWhole: boolean): string[] {
  const steps: { text: string; number: number | null }[] = [];
  let before = '';
  for (const line of linesIn(text)) {
    const heading = headingOf(line.text);
    const words = heading?.part === 'method' ? heading.rest : line.text;
    if (words === '') continue;
    if (line.number === null && isSubPart(words)) before = `${headingLine(words)}: `;
    else {
      steps.push({ text: `${before}${words}`, number: line.number });
      before = '';
    }
  }
  if (before !== '') steps.push({ text: headingLine(before), number: null });
  const parted = isWhole && steps.length === 1 ? stepsOf(steps) : [];
  return parted.length > 1 ? parted : steps.map((step) => step.text);
}
