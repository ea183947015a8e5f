import { numbersWithin } from '../free-text/clean.ts';
import { headingLine, headingOf, isSubPart } from '../free-text/headings.ts';
import { stepsOf } from '../free-text/sections.ts';
import type { MarkedPart } from './marked-recipe.ts';
import { plainLine, plainStep } from './plain-lines.ts';

/** A step, and the heading that stands before it in its source. */
export interface HeadedStep {
  text: string;
  heading: string | null;
}

const LONGEST_HEADING = 80;
const MOST_WORDS = 9;
const TITLED = /^\s*(?:#{1,6}\s+\S.*|(\*\*|__)[^*_]+\1:?\s*)$/;

/** "For the sauce:", "**Make the dough**", "Step 1: the dough:" of a line that says nothing else. */
function headingIn(line: string): string | null {
  const words = plainLine(line);
  const isShort = words.length <= LONGEST_HEADING && words.split(' ').length <= MOST_WORDS;
  if (!isShort || words === '') return null;
  return TITLED.test(line) || isSubPart(words) || /[^.!?]:$/.test(words) ? headingLine(words) : null;
}

/** The steps of a recipe in order, without numbers; a heading goes with the first step under it. */
export function headedSteps(parts: readonly MarkedPart[], isRunTogether: boolean): HeadedStep[] {
  const steps: HeadedStep[] = [];
  for (const { heading, lines } of parts) {
    let over = heading === null || headingOf(heading)?.part === 'method' ? null : headingLine(plainLine(heading));
    for (const line of lines) {
      const own = headingIn(line);
      if (own !== null) over = headingOf(own)?.part === 'method' ? over : own;
      for (const text of own === null ? partedAtNumbers(line) : []) {
        steps.push({ text, heading: over });
        over = null;
      }
    }
    if (over !== null && steps.length > 0 && over !== heading) steps.push({ text: over, heading: null });
  }
  return isRunTogether && steps.length === 1 ? steps.flatMap(bySentence) : steps;
}

/** A method in one paragraph is parted by sentence; what is marked as a step is one. */
const bySentence = ({ text, heading }: HeadedStep): HeadedStep[] =>
  stepsOf([{ text, number: null }]).map((each, at) => ({ text: each, heading: at === 0 ? heading : null }));

/** "1) Chop it. 2) Boil it." are two steps; a number alone is none. */
function partedAtNumbers(line: string): string[] {
  const words = plainLine(line);
  const chain = numbersWithin(words);
  if (chain.length < 2) return [plainStep(words)].filter(Boolean);
  const before = words.slice(0, chain[0]?.index).trim();
  return [before, ...chain.map(({ end }, at) => words.slice(end, chain[at + 1]?.index).trim())].filter(Boolean);
}
