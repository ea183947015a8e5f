import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import type { FontName } from './style.ts';

// As text in the program, so that no host has to find a file. `npm run fonts` makes them.
const SOURCES: Record<FontName, () => Promise<{ default: string }>> = {
  text: () => import('./fonts/text.ttf?inline'),
  bold: () => import('./fonts/bold.ttf?inline'),
  display: () => import('./fonts/display.ttf?inline'),
};
const NAMES: readonly FontName[] = ['text', 'bold', 'display'];

/** The three fonts of every document, and what can be told of them without one. */
export interface Fonts {
  readonly files: Record<FontName, Font>;
  /** Width of a text in points. */
  width(text: string, font: FontName, size: number): number;
  has(character: string, font: FontName): boolean;
}

let opened: Promise<Fonts> | undefined;

/** The fonts of this process, read once. */
export function openFonts(): Promise<Fonts> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Fonts> {
  const files = Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, await read(name)])));
  return { files, ...measuring(files) };
}

async function read(name: FontName): Promise<Font> {
  const { default: address } = await SOURCES[name]();
  const font = create(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  if (!('layout' in font)) throw new Error(`${name}.ttf is not a single font`);
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
