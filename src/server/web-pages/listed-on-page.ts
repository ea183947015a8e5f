import type { CheerioAPI } from 'cheerio';
import { headingLine, headingOf } from '#src/domain/free-text/headings.ts';
import { lineCount, type MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import { wordsKey } from '#src/domain/marked/same-lines.ts';
import { headingText } from './card-lists.ts';
import { type Elements, plainText, pushReversed } from './plain-text.ts';

/** Characters that may stand between a heading and the list under it. */
const NEAR = 60;
const MOST_ELEMENTS = 100_000;
const LONGEST_ITEM = 3000;
const LONGEST_AMOUNT = 30;
const AMOUNT = /^[\d½⅓⅔¼¾⅛]/;
const ITEMS = new Set(['li', 'p', 'tr', 'dd']);
const NO_TEXT = new Set(['script', 'style', 'noscript', 'svg', 'template']);

/**
 * Lines of a recipe where a page shows them, under the headings that stand between them there. Of lines that have no amounts
 * those are the same that have one in front.
 */
export function listedOnPage($: CheerioAPI, lines: readonly string[]): MarkedPart[] {
  const wanted = new Set(lines.map(wordsKey).filter(Boolean));
  const isBare = !lines.some((line) => AMOUNT.test(line));
  const wantedIn = (text: string): string | undefined => {
    const key = wordsKey(text);
    if (wanted.has(key)) return key;
    const isShort = (bare: string): boolean => key.length <= bare.length + LONGEST_AMOUNT;
    return isBare && AMOUNT.test(text)
      ? [...wanted].find((bare) => key.endsWith(` ${bare}`) && isShort(bare))
      : undefined;
  };
  const parts: MarkedPart[] = [{ heading: null, lines: [] }];
  let heading: { words: string; distance: number } | null = null;
  let looked = 0;
  const waiting: Elements[number][] = $('body').toArray().reverse();
  for (let element = waiting.pop(); element && looked < MOST_ELEMENTS; element = waiting.pop()) {
    looked++;
    if (element.type === 'text') {
      if (heading) heading.distance += element.data.trim().length;
      continue;
    }
    if (!('children' in element)) continue;
    const name = 'name' in element ? element.name : '';
    if (NO_TEXT.has(name)) continue;
    // Amounts of their own stand in a row of any kind beside what they are of.
    const mayBeItem = ITEMS.has(name) || (isBare && name === 'div');
    const text = mayBeItem
      ? plainText($(element) as Elements)
          .slice(0, LONGEST_ITEM)
          .replace(/\s+/g, ' ')
          .trim()
      : '';
    const key = text === '' ? undefined : wantedIn(text);
    if (key) {
      wanted.delete(key);
      if (heading && heading.distance <= NEAR) parts.push({ heading: nameOf(heading.words, parts), lines: [] });
      heading = null;
      parts.at(-1)?.lines.push(text);
      continue;
    }
    const words = headingText($, element);
    if (words !== null) heading = { words, distance: 0 };
    else pushReversed(waiting, element.children);
  }
  const shown = parts.filter((part) => part.lines.length > 0);
  const isHeaded = shown.some((part, at) => part.heading !== null && at > 0);
  // What stands over the first alone stands over the whole.
  return shown.map((part, at) => (at === 0 && !isHeaded ? { ...part, heading: null } : part));
}

/** "Ingredients" over the first names no group, and a number no section. */
const nameOf = (words: string, before: readonly MarkedPart[]): string | null =>
  (headingOf(words)?.rest === '' && lineCount(before) === 0) || /^(?:step\b)?\W*\d{1,3}\W?$|^step$/i.test(words)
    ? null
    : headingLine(words);
