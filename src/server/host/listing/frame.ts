import type { ListingCounts } from '#src/domain/recipes/listing-counts.ts';

/** A search that nobody types, in whose place another is put. */
export const SEARCH_PLACE = 'zqsearchplacezq';
/** Stand for it in a frame, by how it is written there; private-use characters, which no page of ours contains. */
const AS_TEXT = '\uE010';
const AS_ATTRIBUTE = '\uE011';
const IN_ADDRESS = '\uE012';
const ANY_PLACE = /[\uE010-\uE012]/g;

/** An option of a filter: what is around its count, and what it is when it leaves nothing. */
interface Option {
  facet: keyof ListingCounts;
  slug: string;
  before: string;
  after: string;
  dead: string;
}

/** The listing in a state as it was rendered, with places left open for what differs from one search to another. */
export interface Frame {
  beforeCards: readonly FramePiece[];
  afterCards: readonly FramePiece[];
}
type FramePiece = string | { option: Option } | { word: number };

/** What is put into the places of a frame. */
export interface Filling {
  search: string;
  counts: ListingCounts;
  /** The cards, one after the other. */
  cards: string;
  /** In place of the words the frame was made of, in their order. */
  words: readonly string[];
}

const CARD = /<li><article\b.*?<\/article><\/li>/gs;
const OPTION = /<a id="[^"]*"[^>]* data-n="(\d+)".*?<\/a>/gs;

/** The cards in a page, each an item of a list. */
export const cardsIn = (html: string): string[] => html.match(CARD) ?? [];

/** Counts each of which is made of its place among them, from 0. */
export function markedCounts(counts: ListingCounts, mark: (place: number) => number): ListingCounts {
  const marked = structuredClone(counts);
  for (const [place, { facet, slug }] of optionsOf(counts).entries()) {
    (marked[facet] as Record<string, number>)[slug] = mark(place);
  }
  return marked;
}

const optionsOf = (counts: ListingCounts) =>
  Object.entries(counts).flatMap(([facet, slugs]) =>
    Object.keys(slugs).map((slug) => ({ facet: facet as keyof ListingCounts, slug })),
  );

/** A page rendered for {@link SEARCH_PLACE}: once with the counts 1, 2, 3 and so on, and once with nothing but 0. */
export interface Rendered {
  alive: string;
  dead: string;
  counts: ListingCounts;
  /** What it says that is to be a place: letters, figures, blanks and hyphens. */
  words: readonly string[];
}

/** The frame in a rendered page. Throws where the page is not as expected. */
export function frameOf({ alive, dead, counts, words }: Rendered): Frame {
  const names = optionsOf(counts);
  const deadOptions = Array.from(opened(dead).matchAll(OPTION), ([option]) => option);
  const html = opened(alive);
  const first = html.search(CARD);
  const cards = cardsIn(html).join('');
  const parts = first < 0 ? [html, ''] : [html.slice(0, first), html.slice(first + cards.length)];
  let at = 0;
  const [beforeCards = [], afterCards = []] = parts.map((part) => {
    const withOptions = cut([part], OPTION, ([text, count]) => {
      const name = names[Number(count) - 1];
      const [before, after] = text.split(`data-n="${count}"`);
      const deadOption = deadOptions[at++];
      if (!name || before === undefined || after === undefined || !deadOption) throw new Error('an option is unknown');
      return { option: { ...name, before: `${before}data-n="`, after: `"${after}`, dead: deadOption } };
    });
    return words.reduce((pieces, text, word) => cut(pieces, new RegExp(text, 'g'), () => ({ word })), withOptions);
  });
  if (at !== deadOptions.length) throw new Error('a page has other options where they leave nothing');
  return { beforeCards, afterCards };
}

/** Puts something else in place of what matches, in the texts among some pieces. */
function cut(
  pieces: readonly FramePiece[],
  what: RegExp,
  instead: (match: RegExpExecArray) => FramePiece,
): FramePiece[] {
  return pieces.flatMap((piece) => {
    if (typeof piece !== 'string') return [piece];
    const parts: FramePiece[] = [];
    let from = 0;
    for (const match of piece.matchAll(what)) {
      parts.push(piece.slice(from, match.index), instead(match));
      from = match.index + match[0].length;
    }
    return [...parts, piece.slice(from)];
  });
}

/** The page with a mark for each time it says what was searched for, by how it is written there. */
const opened = (html: string): string =>
  html.replaceAll(SEARCH_PLACE, (_, at: number) => {
    if (html.endsWith('search=', at)) return IN_ADDRESS;
    return html.lastIndexOf('<', at) > html.lastIndexOf('>', at) ? AS_ATTRIBUTE : AS_TEXT;
  });

/** The page of a frame for one search. */
export function filled(frame: Frame, { search, counts, cards, words }: Filling): string {
  const written: Record<string, string> = {
    [AS_TEXT]: asText(search),
    [AS_ATTRIBUTE]: asAttribute(search),
    [IN_ADDRESS]: new URLSearchParams({ search }).toString().slice('search='.length).replaceAll('%2C', ','),
  };
  const fill = (pieces: readonly FramePiece[]): string =>
    pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        if ('word' in piece) return words[piece.word] ?? '';
        const { facet, slug, before, after, dead } = piece.option;
        const count = (counts[facet] as Record<string, number>)[slug] ?? 0;
        return count === 0 ? dead : before + count + after;
      })
      .join('')
      .replace(ANY_PLACE, (place) => written[place] ?? '');
  return fill(frame.beforeCards) + cards + fill(frame.afterCards);
}

/** As Astro writes a text, and the value of an attribute. */
const asText = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[letter]};`);
const asAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
