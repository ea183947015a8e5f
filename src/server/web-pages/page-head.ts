import type { CheerioAPI } from 'cheerio';
import { bounded } from '#src/domain/pattern.ts';
import type { PageFacts } from '#src/domain/schema-org/own-recipe.ts';

/** Between a page's name and its site's: "Red dal - Soup Site", "Red dal | Soup Site". */
const SITE_BEHIND = bounded(400, /\s+[|–—•»·-]\s+[^|–—•»·]{1,60}$/);
const SIGNS_BEHIND = bounded(400, /[\s|–—•»·:-]+$/);
const LONGEST = 300;
const HEADINGS = 3;

/** The language that a page declares. */
export const declaredLanguage = ($: CheerioAPI): string | null => $('html').attr('lang')?.trim() || null;

/** What a page says of itself: where it is at home, and what it is called. `url` is where it was found. */
export function pageFacts($: CheerioAPI, url: string | null): PageFacts {
  const content = (selector: string): string => ($(selector).first().attr('content') ?? '').slice(0, LONGEST).trim();
  const site = content('meta[property="og:site_name"]');
  const named = [content('meta[property="og:title"]'), content('meta[name="twitter:title"]')];
  const headings = $('h1')
    .slice(0, HEADINGS)
    .toArray()
    .map((heading) => $(heading).text().slice(0, LONGEST));
  const written = [named[0], ...headings, named[1], $('head title').first().text().slice(0, LONGEST)];
  const titles = written.flatMap((title) => {
    const plain = (title ?? '').replace(/\s+/g, ' ').trim();
    const bare = site !== '' && plain.endsWith(site) ? plain.slice(0, -site.length).replace(SIGNS_BEHIND, '') : plain;
    return bare === '' ? [] : [bare.replace(SITE_BEHIND, '')];
  });
  const said = [$('link[rel~=canonical]').first().attr('href'), content('meta[property="og:url"]')];
  const addresses = said.flatMap((address) => addressOf(address, url) ?? []);
  return {
    address: addresses.find((address) => !isFrontPage(address) || isFrontPage(url)) ?? url,
    titles: [...new Set(titles)],
  };
}

function addressOf(written: string | undefined, base: string | null): string | null {
  const address = written ? URL.parse(written.trim(), base ?? undefined) : null;
  return address && /^https?:$/.test(address.protocol) ? address.href : null;
}

/** A canonical link to a site's front page is a mistake of its theme. */
const isFrontPage = (address: string | null): boolean =>
  address !== null && URL.parse(address)?.pathname === '/' && URL.parse(address)?.search === '';
