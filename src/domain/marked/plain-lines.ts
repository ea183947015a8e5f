import { BULLET, NUMBERED } from '../free-text/clean.ts';
import { bounded } from '../pattern.ts';

/** Longest line that is looked at. */
const LONGEST = 4000;

/** A line of a page as a cook reads it: without marks of Markdown, boxes to tick, and blanks too many. */
export const plainLine = (line: string): string =>
  line
    .slice(0, LONGEST)
    .replace(/[\u200b-\u200d\u2060-\u2064\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/__([^_]+)__/g, '$1')
    // Paragraphs that were run together: "Chop it.Fry it."
    .replace(/(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/gu, ' ')
    .trim()
    .replace(BULLET, '')
    .trim();

/** Brackets in brackets, empty ones, and commas that a form has left alone. */
const MENDED: readonly (readonly [RegExp, string])[] = [
  [/\(\s*\(/g, '('],
  [/\)\s*\)/g, ')'],
  [/\(\s*[,;]\s*/g, '('],
  [bounded(4_000, /\s*[,;]\s*\)/g), ')'],
  [/\(\s*\)/g, ''],
  [bounded(4_000, /\s+([,;)])/g), '$1'],
  [/,(?:\s*,)+/g, ','],
  [/\(\s+/g, '('],
];

/** An ingredient's line. */
export function plainIngredient(line: string): string {
  const isDoubled = /\(\s*\(/.test(line) && /\)\s*\)/.test(line);
  const mended = MENDED.slice(isDoubled ? 0 : 2).reduce(
    (words, [pattern, by]) => words.replace(pattern, by),
    plainLine(line),
  );
  return mended
    .replace(bounded(4_000, /[\s,;]+$/), '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A number alone, as some pages have before each step. */
const ONLY_NUMBER = /^(?:step\s*)?\(?\d{1,2}\s*[.:)]?$/i;

/** A step without its number; empty where it is nothing else. */
export const plainStep = (line: string): string => {
  const words = plainLine(line);
  return ONLY_NUMBER.test(words) ? '' : words.replace(NUMBERED, '').trim();
};
