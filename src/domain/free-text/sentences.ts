import { bounded } from '../pattern.ts';

/** A full stop before a small letter ends a sentence of people who write none large, but no unit. */
const SMALL_LETTER = /(?<=(?:\p{L}{3}|\bfor \d{1,2})[.!?])\s+(?=\p{Ll})/u;
const UNIT = /\b(?:tbsp|tbs|tsp|min|mins|hrs|approx|large|med|pkg|deg)\.$/i;
const ABBREVIATION = /\b(?:tsp|tbsp|tbs|lbs?|oz|pkg|pt|qt|mrs?|dr|st|approx|ca|no|e\.g|i\.e|vs|fl|med|lg|sm)\.$/i;

/** The sentences of a paragraph, each with its full stop. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index } of paragraph.matchAll(
    bounded(4_000, /(?<=(?<!\.{3})[.!?][)"”’']?)\s+(?=["“‘'(]?[\p{Lu}\d])|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/gu),
  )) {
    const sentence = paragraph.slice(from, index);
    if (ABBREVIATION.test(sentence)) continue;
    sentences.push(sentence.trim());
    from = index;
  }
  sentences.push(paragraph.slice(from).trim());
  return sentences.flatMap(partedAtSmallLetters).filter(Boolean);
}

function partedAtSmallLetters(sentence: string): string[] {
  const parts = sentence.split(SMALL_LETTER);
  return parts.some((part) => UNIT.test(part)) ? [sentence] : parts;
}
