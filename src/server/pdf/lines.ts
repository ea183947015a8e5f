import type { Fonts } from './fonts.ts';
import type { FontName, TextStyle } from './style.ts';

/** A stretch of text in one style. Its no-break spaces keep words together; a line feed ends the line. */
export interface Run {
  text: string;
  style: TextStyle;
}

/** A stretch of a line, `x` points from where the line begins. */
interface TextPiece extends Run {
  x: number;
}

export interface TextLine {
  pieces: TextPiece[];
  width: number;
  /** Height of the line. */
  leading: number;
}

export type TextMeasure = Pick<Fonts, 'width' | 'has'>;

interface Word {
  parts: Run[];
  /** Style of the space before it, if there is one. */
  space: TextStyle | null;
  startsLine: boolean;
}

/** The fonts to look in for a character that a font lacks. */
const FALLBACKS: Record<FontName, FontName[]> = { text: ['text'], bold: ['bold'], display: ['display', 'bold'] };
const UNKNOWN = '?';
/** Characters left out where no font has them: it sits on other letters or is not seen, or it is a picture and not a word. */
const LEFT_OUT = /\p{M}|\p{Cf}|\p{Cc}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;

/** Sets runs into lines of at most so many points; only a word longer than a line is cut. */
export function breakLines(runs: readonly Run[], width: number, measure: TextMeasure): TextLine[] {
  const lines: TextLine[] = [];
  let line: TextLine | undefined;
  for (const { parts, space, startsLine } of wordsOf(runs, measure).flatMap((word) => cut(word, width, measure))) {
    const gap = line && space ? measure.width(' ', space.font, space.size) : 0;
    if (line && (startsLine || line.width + gap + widthOf(parts, measure) > width)) {
      const last = line.pieces.at(-1);
      // Whoever copies the text finds the words of two lines apart.
      if (last && space) last.text += ' ';
      line = undefined;
    }
    if (!line) {
      line = { pieces: [], width: 0, leading: 0 };
      lines.push(line);
    } else if (space) extend(line, { text: ' ', style: space }, measure);
    for (const part of parts) extend(line, part, measure);
  }
  return lines;
}

function extend(line: TextLine, { text, style }: Run, measure: TextMeasure): void {
  const last = line.pieces.at(-1);
  if (last?.style === style) last.text += text;
  else line.pieces.push({ text, style, x: line.width });
  line.width += measure.width(text, style.font, style.size);
  line.leading = Math.max(line.leading, style.leading);
}

const widthOf = (parts: readonly Run[], measure: TextMeasure): number =>
  parts.reduce((sum, { text, style }) => sum + measure.width(text, style.font, style.size), 0);

function wordsOf(runs: readonly Run[], measure: TextMeasure): Word[] {
  const words: Word[] = [];
  let word: Word | undefined;
  let space: TextStyle | null = null;
  let startsLine = false;
  for (const { text, style } of runs) {
    for (const token of text.split(/([ \t\r\n]+)/)) {
      if (/^[ \t\r\n]/.test(token)) {
        space = style;
        startsLine ||= token.includes('\n');
        word = undefined;
      } else if (token) {
        if (!word) {
          word = { parts: [], space, startsLine };
          words.push(word);
          space = null;
          startsLine = false;
        }
        word.parts.push(...typed(token, style, measure));
      }
    }
  }
  return words;
}

/** Whether a letter of the text is printed without its marks, or not at all: nothing else may pass for what it says. */
export const losesLetters = (text: string, measure: TextMeasure): boolean =>
  characters(text).some(
    (character) =>
      !/\s/.test(character) && !LEFT_OUT.test(character) && glyphFor(character, 'text', measure).text !== character,
  );

const characters = (text: string): string[] => [
  ...text
    .normalize('NFC')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\u2010\u2011]/g, '-'),
];

/** A word in characters the fonts have, parted where another font has to help out. */
function typed(word: string, style: TextStyle, measure: TextMeasure): Run[] {
  const parts: Run[] = [];
  for (const character of characters(word)) {
    const { text, font } = glyphFor(character, style.font, measure);
    const last = parts.at(-1);
    if (last?.style.font === font) last.text += text;
    else parts.push({ text, style: font === style.font ? style : { ...style, font } });
  }
  return parts;
}

function glyphFor(character: string, wanted: FontName, measure: TextMeasure): { text: string; font: FontName } {
  const bare = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  for (const text of [character, bare]) {
    const font = FALLBACKS[wanted].find((each) => text !== '' && measure.has(text, each));
    if (font) return { text, font };
  }
  return { text: LEFT_OUT.test(character) ? '' : UNKNOWN, font: wanted };
}

/** A word that is too long for a line, in pieces that are not. */
function cut(word: Word, width: number, measure: TextMeasure): Word[] {
  if (widthOf(word.parts, measure) <= width) return [word];
  const words: Word[] = [{ ...word, parts: [] }];
  for (const { text, style } of word.parts) {
    for (const character of text) {
      const current = words.at(-1)?.parts ?? [];
      const letter = { text: character, style };
      if (current.length > 0 && widthOf([...current, letter], measure) > width) {
        words.push({ parts: [letter], space: null, startsLine: false });
      } else current.push(letter);
    }
  }
  return words;
}

/** A line with a space at its end, so that a copied text has one between this line and the next. */
export const withSpace = (line: TextLine): TextLine => ({
  ...line,
  pieces: line.pieces.map((piece, i) => (i === line.pieces.length - 1 ? { ...piece, text: `${piece.text} ` } : piece)),
});
