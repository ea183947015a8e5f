import type { ListingCounts } from '#src/domain/search/listing-counts.ts';

/** A search that nobody types, in whose place another is put. */
export const SEARCH_PLACE = 'zqsearchplacezq';

/** How what was typed is written, by where it stands. */
type Manner = 'text' | 'attribute' | 'address';
/** Bytes of a page, and what was typed between them. */
type Searched = readonly (Buffer | Manner)[];
/** An option of a filter: what is around its count, and what it is when it leaves nothing. */
interface Option {
  facet: keyof ListingCounts;
  slug: string;
  before: Searched;
  after: Searched;
  dead: Searched;
}
type Cut = string | { option: Option } | { word: number };
type Piece = Buffer | Manner | Exclude<Cut, string>;

/** The listing in a state as it was rendered, with places left open for what differs from one search to another. */
export interface Frame {
  beforeCards: readonly Piece[];
  afterCards: readonly Piece[];
}

/** What is put into the places of a frame. */
export interface Filling {
  search: string;
  counts: ListingCounts;
  cards: readonly Buffer[];
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
export interface RenderedTwice {
  alive: string;
  dead: string;
  counts: ListingCounts;
  /** What it says that is to be a place: letters, figures, blanks and hyphens. */
  words: readonly string[];
}

/** The frame in a rendered page. Throws where the page is not as expected. */
export function frameOf({ alive, dead, counts, words }: RenderedTwice): Frame {
  const names = optionsOf(counts);
  const deadOptions = Array.from(dead.matchAll(OPTION), ([option]) => searched(option));
  const first = alive.search(CARD);
  const cards = cardsIn(alive).join('');
  const parts = first < 0 ? [alive, ''] : [alive.slice(0, first), alive.slice(first + cards.length)];
  let at = 0;
  const [beforeCards = [], afterCards = []] = parts.map((part) => {
    const withOptions = cut([part], OPTION, ([text, count]) => {
      const name = names[Number(count) - 1];
      const [before, after] = text.split(`data-n="${count}"`);
      const deadOption = deadOptions[at++];
      if (!name || before === undefined || after === undefined || !deadOption) throw new Error('an option is unknown');
      return {
        option: {
          ...name,
          before: searched(`${before}data-n="`),
          after: searched(`"${after}`),
          dead: deadOption,
        },
      };
    });
    const pieces = words.reduce((all, text, word) => cut(all, new RegExp(text, 'g'), () => ({ word })), withOptions);
    return pieces.flatMap<Piece>((piece) => (typeof piece === 'string' ? searched(piece) : piece));
  });
  if (at !== deadOptions.length) throw new Error('a page has other options where they leave nothing');
  return { beforeCards, afterCards };
}

/** Puts something else in place of what matches, in the texts among some pieces. */
function cut(pieces: readonly Cut[], what: RegExp, instead: (match: RegExpExecArray) => Cut): Cut[] {
  return pieces.flatMap((piece) => {
    if (typeof piece !== 'string') return [piece];
    const parts: Cut[] = [];
    let from = 0;
    for (const match of piece.matchAll(what)) {
      parts.push(piece.slice(from, match.index), instead(match));
      from = match.index + match[0].length;
    }
    return [...parts, piece.slice(from)];
  });
}

/** A part of a page, taken apart where it says what was searched for. */
function searched(html: string): (Buffer | Manner)[] {
  const texts = html.split(SEARCH_PLACE);
  return texts.flatMap((text, i) =>
    i < texts.length - 1 ? [Buffer.from(text), mannerAfter(text)] : [Buffer.from(text)],
  );
}

/** How a text stands that follows this one. */
function mannerAfter(html: string): Manner {
  if (html.endsWith('search=')) return 'address';
  return /="[^"]*$/.test(html) ? 'attribute' : 'text';
}

/** The page of a frame for one search. */
export function filled(frame: Frame, { search, counts, cards, words }: Filling): Buffer<ArrayBuffer> {
  const written: Record<Manner, Buffer> = {
    text: Buffer.from(asText(search)),
    attribute: Buffer.from(asAttribute(search)),
    address: Buffer.from(new URLSearchParams({ search }).toString().slice('search='.length).replaceAll('%2C', ',')),
  };
  const bytes: Buffer[] = [];
  const put = (pieces: readonly Piece[]): void => {
    for (const piece of pieces) {
      if (Buffer.isBuffer(piece)) bytes.push(piece);
      else if (typeof piece === 'string') bytes.push(written[piece]);
      else if ('word' in piece) bytes.push(Buffer.from(words[piece.word] ?? ''));
      else {
        const { facet, slug, before, after, dead } = piece.option;
        const count = (counts[facet] as Record<string, number>)[slug] ?? 0;
        if (count === 0) put(dead);
        else {
          put(before);
          bytes.push(Buffer.from(String(count)));
          put(after);
        }
      }
    }
  };
  put(frame.beforeCards);
  bytes.push(...cards);
  put(frame.afterCards);
  return Buffer.concat(bytes);
}

/** As Astro writes a text, and the value of an attribute. */
const asText = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[letter]};`);
const asAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
