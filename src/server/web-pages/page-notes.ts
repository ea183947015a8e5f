import type { CheerioAPI } from 'cheerio';
import { type Elements, plainText } from './plain-text.ts';

const NOTES = '[class*=recipe i][class*=notes i], [id*=recipe i][id*=notes i], [class*=recipe i] > [class=notes i]';
const LONGEST = 4000;
const MOST = 20;

/** The notes of a recipe on a page without a card that is known; a remark behind an ingredient is none. */
export function shownNotes($: CheerioAPI): string[] {
  const found = $(NOTES)
    .slice(0, MOST)
    .toArray()
    .map((element) => $(element) as Elements)
    .filter((element) => !/ingredient|comment/i.test(`${element.attr('class')} ${element.attr('id')}`))
    .filter(
      (element) =>
        !element.is('li, span, h1, h2, h3, h4, h5, h6') &&
        element.parents('[class*=ingredient i], [class*=comment i]').length === 0,
    )
    .map((element) => plainText(element))
    .filter((text) => text.length > 0 && text.length <= LONGEST);
  return (found[0] ?? '')
    .split('\n')
    .map((line) => line.replace(/^• /, '').trim())
    .filter(Boolean);
}
