import { wordTable } from '../word-table.ts';

/** Tags that end a line, where a page's source was pasted. */
export const LINE_TAG = /<\/?(?:p|li|ul|ol|h[1-6]|div|tr|table|br)\b[^<>]*>/i;

const NAMED = wordTable({
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', deg: '°', times: '×' },
  ...{ ndash: '–', mdash: '—', rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', hellip: '…' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', frac13: '⅓', frac23: '⅔', frac18: '⅛' },
  ...{ eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', acirc: 'â', ccedil: 'ç', ntilde: 'ñ', icirc: 'î', uuml: 'ü' },
});

/** A text without tags and with letters in place of entities: "&frac12; cup&nbsp;oats" → "½ cup oats". */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&#(x?)([\da-f]{2,6});/gi, (whole, hex: string, digits: string) => {
      const code = Number.parseInt(digits, hex ? 16 : 10);
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole;
    })
    .replace(/&([a-z]+\d*);/gi, (whole, name: string) => NAMED[name] ?? whole);

/** Mends letters that a scanner takes for others: "l onion", "25O ml", "l/2 tsp", "unti1". */
export const withoutMisprints = (text: string): string =>
  text
    .replace(/(?<![\d½¼¾⅓⅔.,/]\s?)(?<![\p{L}\p{N}])[lI](?=\s\p{Ll}|\/\d)/gu, (letter, at: number) =>
      letter === 'l' || text[at + 1] === '/' ? '1' : letter,
    )
    // "1.2 1itres", "PREP I0 MINS"
    .replace(/(?<=\d\s)1(?=\p{Ll}{3})/gu, 'l')
    .replace(/(?<![\p{L}\p{N}])[Il](?=\d\s)/gu, '1')
    .replace(/(?<=\d)[Oo](?=[\s\d]|g\b|ml\b)/g, '0')
    .replace(/(?<=\p{Ll})0(?=\p{Ll})/gu, 'o')
    .replace(/(?<=\p{Ll})1(?=\p{Ll}|(?![\p{L}\p{N}]))/gu, 'l');
