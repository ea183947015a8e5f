import { describe, expect, it } from 'vitest';
import { breakLines, losesLetters, type TextLine, type TextMeasure } from '#src/server/pdf/lines.ts';
import type { TextStyle } from '#src/server/pdf/style.ts';

const text: TextStyle = { font: 'text', size: 10, leading: 14, colour: 'text' };
const strong: TextStyle = { ...text, font: 'bold' };
const display: TextStyle = { ...text, font: 'display', leading: 20 };

/** Every character is ten points wide; the display font knows no fractions, and no font knows Chinese. */
const measure: TextMeasure = {
  width: (characters) => [...characters].length * 10,
  has: (character, font) => !/\p{Script=Han}/u.test(character) && !(font === 'display' && character === '⅓'),
};
const said = (lines: readonly TextLine[]): string[] =>
  lines.map(({ pieces }) => pieces.map((piece) => piece.text).join(''));

describe('breakLines', () => {
  it('fills lines up to their width, and keeps the words of two lines apart', () => {
    const lines = breakLines([{ text: 'aa bb cc dddd', style: text }], 50, measure);
    expect(said(lines)).toEqual(['aa bb ', 'cc ', 'dddd']);
    expect(lines.map(({ width }) => width)).toEqual([50, 20, 40]);
  });

  it('never parts an amount from its unit', () => {
    expect(said(breakLines([{ text: 'aaaa 1\u00a0kg x', style: text }], 60, measure))).toEqual(['aaaa ', '1 kg x']);
  });

  it('goes on in another style within a word, and knows where each stretch begins', () => {
    const [line] = breakLines(
      [
        { text: 'Add ', style: text },
        { text: '2 eggs', style: strong },
        { text: ', stir.', style: text },
      ],
      500,
      measure,
    );
    expect(line?.pieces).toEqual([
      { text: 'Add ', style: text, x: 0 },
      { text: '2 eggs', style: strong, x: 40 },
      { text: ', stir.', style: text, x: 100 },
    ]);
  });

  it('takes a word that is too long for a line to pieces, and loses no letter', () => {
    const word = 'Donaudampfschifffahrt';
    const lines = breakLines([{ text: `a ${word} b`, style: text }], 80, measure);
    expect(said(lines).join('')).toBe(`a ${word} b`);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(80);
  });

  it('borrows a sign from another font, and says where none has it', () => {
    const [line] = breakLines([{ text: 'A⅓汤', style: display }], 500, measure);
    expect(line?.pieces.map(({ text: part, style }) => [part, style.font])).toEqual([
      ['A', 'display'],
      ['⅓', 'bold'],
      ['?', 'display'],
    ]);
  });

  it('writes a letter without its accent rather than not at all', () => {
    const latin: TextMeasure = { ...measure, has: (character) => /[a-z]/i.test(character) };
    expect(said(breakLines([{ text: 'Ph\u1edf', style: text }], 500, latin))).toEqual(['Pho']);
  });

  it('knows when a text says less on paper, a picture between words aside', () => {
    const latin: TextMeasure = { ...measure, has: (character) => /[ -~é½]/.test(character) };
    for (const text of ['汤', 'Ph\u1edf', 'عدس']) expect(losesLetters(text, latin), text).toBe(true);
    for (const text of ['Soup? 🍲', 'e\u0301clair', '½\u00a0cup\tnon\u2011dairy\n']) {
      expect(losesLetters(text, latin), text).toBe(false);
    }
  });

  it('starts a line where the text does, and is as high as the highest of its words', () => {
    const lines = breakLines(
      [
        { text: 'One\ntwo ', style: text },
        { text: 'three', style: display },
      ],
      500,
      measure,
    );
    expect(said(lines)).toEqual(['One ', 'two three']);
    expect(lines.map(({ leading }) => leading)).toEqual([14, 20]);
  });

  it('makes no line of nothing', () => {
    expect(breakLines([{ text: ' \n ', style: text }], 100, measure)).toEqual([]);
  });
});
