import type { CheerioAPI } from 'cheerio';
import { headingLine, headingOf } from '#src/domain/free-text/headings.ts';
import { lineCount, type MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import { type Elements, plainText, pushReversed } from './plain-text.ts';

type Element = Elements[number];
const LONGEST_HEADING = 80;
const MOST_LINES = 500;
const nameOf = (element: Element): string => ('name' in element ? element.name : '');

/** Words that stand over others: a heading, or a paragraph that is bold or ends in a colon. */
export function headingText($: CheerioAPI, element: Element): string | null {
  const name = nameOf(element);
  const isHeading = /^h[1-6]$/.test(name);
  if (!isHeading && !/^(?:p|div|span|strong|b|dt|summary)$/.test(name)) return null;
  const node = $(element) as Elements;
  const words = node
    .text()
    .slice(0, LONGEST_HEADING + 1)
    .replace(/\s+/g, ' ')
    .trim();
  if (!/\p{L}{2}/u.test(words) || words.length > LONGEST_HEADING || node.find('li').length > 0) return null;
  if (isHeading) return words;
  const bold = /^(?:strong|b)$/.test(name) ? words : node.find('strong, b').first().text().replace(/\s+/g, ' ').trim();
  const isBold = bold !== '' && bold.length >= words.replace(/:$/, '').length;
  return (isBold && !/[.!?]$/.test(words)) || /[^.!?\d]:$/.test(words) ? words : null;
}

/**
 * The lines of a list in a recipe card, under their headings: items, and paragraphs where there are no items (or, with
 * `paragraphs`, beside them).
 */
export function partsIn($: CheerioAPI, container: Elements, item: string, paragraphs: boolean): MarkedPart[] {
  const parts: MarkedPart[] = [{ heading: null, lines: [] }];
  const takesParagraphs = paragraphs || container.find(item).length === 0;
  let count = 0;
  const waiting: Element[] = container.toArray().reverse();
  for (let element = waiting.pop(); element && count < MOST_LINES; element = waiting.pop()) {
    if (element.type === 'text' || !('children' in element)) continue;
    const node = $(element) as Elements;
    const isItem = node.is(item) && node.find(item).length === 0;
    const isBlock = takesParagraphs && nameOf(element) === 'p';
    const heading = isItem || container.is(node) ? null : headingText($, element);
    if (heading !== null) {
      // "Ingredients" stands over all of them.
      const isOverAll = headingOf(heading)?.rest === '' && lineCount(parts) === 0;
      if (!isOverAll) parts.push({ heading: headingLine(heading), lines: [] });
    } else if (isItem || isBlock) {
      const lines = plainText(node)
        .split('\n')
        .map((line) => line.replace(/^• /, '').replace(/\s+/g, ' ').trim())
        .filter(Boolean);
      parts.at(-1)?.lines.push(...(isItem ? [lines.join(' ')] : lines).filter(Boolean));
      count++;
    } else pushReversed(waiting, element.children);
  }
  return parts.filter(({ lines }) => lines.length > 0);
}
