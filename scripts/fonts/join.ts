import type { Font } from 'fontkit';
import { create } from 'fontkit';
import { type Glyph, readTrueType, type TrueType, writeTrueType } from './truetype.ts';

/** Flags of a component in a composite glyph. */
const COMPONENT = { words: 1, isOffset: 2, scale: 8, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const;
const FRACTION_SLASH = '\u2044';
/** Points a composite of three plain glyphs can have, and more. */
const MOST_POINTS = 1000;

/**
 * One font from a base and what it lacks: letters of another part of the same family, and the vulgar fractions, set from
 * the family's own small digits. The `name` table says whose it is.
 */
export function joinFonts(
  base: Buffer,
  others: readonly Buffer[],
  { fractions, family, style }: { fractions: string; family: string; style: string },
): Buffer {
  const font = readTrueType(base);
  const shaped = openFont(base);
  const characters = new Map(shaped.characterSet.map((code) => [code, shaped.glyphForCodePoint(code).id]));
  for (const other of others) appendGlyphs(font, characters, other);
  if (shaped.availableFeatures.includes('frac')) {
    for (const fraction of fractions) {
      const code = fraction.codePointAt(0) ?? 0;
      if (characters.has(code)) continue;
      characters.set(code, font.glyphs.push(composed(shaped, font, fraction.normalize('NFKC'))) - 1);
    }
    allowComposites(font);
  }
  font.tables.set('name', names(family, style, shaped.copyright));
  return writeTrueType(font, characters);
}

function openFont(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('A single font, please');
  return font;
}

/** Takes over every glyph of a font, and those of its characters that are not there yet. */
function appendGlyphs(font: TrueType, characters: Map<number, number>, other: Buffer): void {
  const first = font.glyphs.length;
  for (const glyph of readTrueType(other).glyphs) {
    font.glyphs.push({ ...glyph, outline: moved(glyph.outline, first) });
  }
  const shaped = openFont(other);
  for (const code of shaped.characterSet) {
    if (!characters.has(code)) characters.set(code, first + shaped.glyphForCodePoint(code).id);
  }
  allowComposites(font);
}

/** An outline whose components are so many glyphs further on. */
function moved(outline: Buffer, by: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const copy = Buffer.from(outline);
  for (let at = 10, flags: number = COMPONENT.more; flags & COMPONENT.more; ) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + by, at + 2);
    at += 4 + (flags & COMPONENT.words ? 4 : 2);
    at += flags & COMPONENT.matrix ? 8 : flags & COMPONENT.twoScales ? 4 : flags & COMPONENT.scale ? 2 : 0;
  }
  return copy;
}

/** "1⁄3" as one glyph, set as the font's own fractions are. */
function composed(shaped: Font, font: TrueType, text: string): Glyph {
  if (!text.includes(FRACTION_SLASH)) throw new Error(`"${text}" is no fraction`);
  const { glyphs, positions, bbox } = shaped.layout(text, ['frac']);
  let x = 0;
  const components = glyphs.map(({ id }, i) => {
    const bytes = Buffer.alloc(8);
    const more = i < glyphs.length - 1 ? COMPONENT.more : 0;
    bytes.writeUInt16BE(COMPONENT.words | COMPONENT.isOffset | more);
    bytes.writeUInt16BE(id, 2);
    bytes.writeInt16BE(Math.round(x + (positions[i]?.xOffset ?? 0)), 4);
    x += positions[i]?.xAdvance ?? 0;
    return bytes;
  });
  const header = Buffer.alloc(10);
  header.writeInt16BE(-1);
  for (const [i, edge] of [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].entries()) {
    header.writeInt16BE(Math.round(edge), 2 + 2 * i);
  }
  const leftBearing = font.glyphs[glyphs[0]?.id ?? 0]?.leftBearing ?? 0;
  return { outline: Buffer.concat([header, ...components]), advance: Math.round(x), leftBearing };
}

/** Raises what `maxp` promises of composites. */
function allowComposites({ tables }: TrueType): void {
  const maxp = Buffer.from(tables.get('maxp') ?? Buffer.alloc(32));
  const raise = (at: number, least: number) => maxp.writeUInt16BE(Math.max(least, maxp.readUInt16BE(at)), at);
  for (const at of [6, 10]) raise(at, MOST_POINTS);
  for (const at of [8, 12]) raise(at, MOST_POINTS / 10);
  raise(28, 8);
  raise(30, 3);
  tables.set('maxp', maxp);
}

/** A `name` table for Windows in English. */
function names(family: string, style: string, copyright: string): Buffer {
  const full = `${family} ${style}`;
  const records = [
    [0, copyright],
    [1, full],
    [2, 'Regular'],
    [4, full],
    [6, full.replaceAll(' ', '-')],
    [13, 'SIL Open Font License 1.1'],
  ] as const;
  const texts = records.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + 12 * records.length);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  let at = 0;
  for (const [i, [id]] of records.entries()) {
    const length = texts[i]?.length ?? 0;
    for (const [j, value] of [3, 1, 0x409, id, length, at].entries()) head.writeUInt16BE(value, 6 + 12 * i + 2 * j);
    at += length;
  }
  return Buffer.concat([head, ...texts]);
}
