import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import type { TypePairName } from '#src/domain/site/appearance/type-pairs.ts';
import type { FontName } from './style.ts';

// As text in the program, so that no host has to find a file. `npm run fonts` makes them.
type Source = () => Promise<{ default: string }>;
const TEXT: Source = () => import('./fonts/text.ttf?inline');
const BOLD: Source = () => import('./fonts/bold.ttf?inline');
/** Of headings, by the pair of the site. */
const DISPLAY: Record<TypePairName, Source> = {
  house: () => import('./fonts/display.ttf?inline'),
  press: () => import('./fonts/display-press.ttf?inline'),
  market: () => import('./fonts/display-market.ttf?inline'),
  book: () => import('./fonts/display-book.ttf?inline'),
};

/** The three fonts of a document, and what can be told of them without one. */
export interface Fonts {
  readonly files: Record<FontName, Font>;
  /** Width of a text in points. */
  width(text: string, font: FontName, size: number): number;
  has(character: string, font: FontName): boolean;
}

const opened = new Map<TypePairName, Promise<Fonts>>();

/** The fonts of documents of a pair, read once in this process. */
export function openFonts(pair: TypePairName): Promise<Fonts> {
  const fonts = opened.get(pair) ?? open(pair);
  opened.set(pair, fonts);
  return fonts;
}

async function open(pair: TypePairName): Promise<Fonts> {
  const [text, bold, display] = await Promise.all([read(TEXT), read(BOLD), read(DISPLAY[pair])]);
  const files = { text, bold, display };
  return { files, ...measuring(files) };
}

async function read(source: Source): Promise<Font> {
  const { default: address } = await source();
  const font = create(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  if (!('layout' in font)) throw new Error('A font of documents is not a single font');
  // A glyph remembers the character it was first asked for. Asked for as a part of another one, as the stem of an i, it
  // would have none, and every later document could be read but for that letter.
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  return font;
}

function measuring(files: Record<FontName, Font>): Pick<Fonts, 'width' | 'has'> {
  const ems = new LRUCache<string, number>({ max: 20_000 });
  return {
    width(text, font, size) {
      const key = `${font} ${text}`;
      let em = ems.get(key);
      if (em === undefined) {
        const file = files[font];
        em = file.layout(text).advanceWidth / file.unitsPerEm;
        ems.set(key, em);
      }
      return em * size;
    },
    has: (character, font) => files[font].hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  };
}
