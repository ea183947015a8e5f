import type { CheerioAPI } from 'cheerio';
import { plainText } from './plain-text.ts';

/** Characters of a page's own text that are looked at. */
const LONGEST = 60_000;
/** The parts of a page that are never the recipe. */
const AROUND =
  'script, style, template, noscript, iframe, svg, form, nav, footer, aside, body > header, button, select, [hidden], [aria-hidden=true], [class*=comment], [id*=comment], [role=navigation], [role=search], [role=menu], [class*=breadcrumb], [class*=site-header], [class*=skip-link], [id*=menu], ul[class*=menu]';

/** What holds any of these is no part around the recipe. */
const WHOLE = 'body, main, article, h1';

/** The text a person would read: the part of the page that is about something, without what stands around it. */
export function mainText($: CheerioAPI): string {
  // Some wrap the whole page in a form, or call their body "has-comments".
  $(AROUND)
    .filter((_, element) => !$(element).is(WHOLE) && $(element).find(WHOLE).length === 0)
    .remove();
  const parts = $('main, article, [role=main]')
    .toArray()
    .map((element) => plainText($(element)));
  const longest = parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return (longest.length > 200 ? longest : plainText($('body'))).slice(0, LONGEST);
}
