import { isFacts, isOrder } from './headings.ts';
import type { MethodParagraph } from './sections.ts';
import { sentencesOf } from './sentences.ts';
import { tellsToCook } from './verbs.ts';

/**
 * The steps of a method: its numbers, else its paragraphs; a lone paragraph is parted by sentence, where one that tells
 * nothing to do ("Don't let them brown") goes with the one before.
 */
export function stepsOf(blocks: readonly MethodParagraph[]): string[] {
  const told = blocks
    .map(({ text, number }) => ({ text: withoutFacts(text), number }))
    .filter(({ text }) => text !== '');
  if (told.length !== 1 || told[0]?.number !== null) return told.map(({ text }) => text);
  const steps: string[] = [];
  for (const sentence of sentencesOf(told[0].text)) {
    if (tellsToCook(sentence) || steps.length === 0) steps.push(sentence);
    else steps[steps.length - 1] += ` ${sentence}`;
  }
  return steps;
}

/** "… until soft. Serves four." */
const withoutFacts = (text: string): string => {
  const sentences = sentencesOf(text);
  return sentences.length === 1
    ? text
    : sentences.filter((sentence) => !isFacts(sentence) || isOrder(sentence)).join(' ');
};
