import { describe, expect, it } from 'vitest';
import { csvText } from '#src/domain/csv.ts';
import { csvRows } from '#src/domain/csv-rows.ts';

const cellsOf = (text: string) => [...csvRows(text)].map(({ cells }) => cells);

describe('csvRows', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n1;"2;3"',
      [
        ['a', 'b'],
        ['1', '2;3'],
      ],
    ],
    [
      'a\tb\n1\t2\n\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"say ""hi""","two\r\nlines"',
      [
        ['a', 'b'],
        ['say "hi"', 'two\r\nlines'],
      ],
    ],
    ['a,b\n1', [['a', 'b'], ['1']]],
    [
      'sep=;\r\na;b,c\r\n1;2',
      [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    ],
    ['a|b', [['a', 'b']]],
    ['"a;b;c;d",e', [['a;b;c;d', 'e']]],
    ['a,"b"c"d', [['a', 'bc"d']]],
    ['a,b,\n', [['a', 'b', '']]],
    ['', []],
  ])('reads %j', (text, cells) => expect(cellsOf(text)).toEqual(cells));

  it('says at which line each row begins', () => {
    expect([...csvRows('a\n"x\ny"\n\nz')].map(({ line }) => line)).toEqual([1, 2, 5]);
    expect([...csvRows('a\r\nb\r\n\r\nc')].map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('says which quote is never closed: what it swallows would be lost without a word', () => {
    expect(() => cellsOf('a,b\n1,2\n"never closed,1\n2,3')).toThrow('Line 3 opens a quote');
    expect(() => cellsOf(`a${','.repeat(10_000)}`)).toThrow('more than 10,000 cells');
  });

  it.each([
    ['a;=1+1', `"a;'=1+1"`],
    ["'=1+1;=1+2", `"'=1+1;'=1+2"`],
    ['a\n+1', `"a\n'+1"`],
    ['a|"@x', `"a|'""@x"`],
    ['\u0000=1', `"'\u0000=1"`],
    ['＝1', `"'＝1"`],
    ['-1.5', '-1.5'],
    ['Soup; and bread', '"Soup; and bread"'],
    ['a - b', 'a - b'],
  ])('writes %j as %s', (text, cell) => expect(csvText([['k', text]])).toBe(`k,${cell}\r\n`));

  it('reads back what is written, but for what keeps a formula from running', () => {
    const rows = [
      ['a', 'b'],
      ['1,5', 'quote " here'],
      ['two\nlines', 'it’s'],
    ];
    expect(cellsOf(csvText(rows))).toEqual(rows);
    expect(cellsOf(csvText([['x'], ['=cmd()']]))).toEqual([['x'], ["'=cmd()"]]);
  });

  it.each([
    ['a cell of eight million characters', `a\n${'b'.repeat(8_000_000)}`],
    ['quotes that hold quotes', `a\n${`"${'""'.repeat(40_000)}"\n`.repeat(100)}`],
    ['a million rows', 'a\n'.repeat(1_000_000)],
    ['a million empty ones', `a${'\n'.repeat(1_000_000)}`],
  ])('comes to an end with %s: whoever looked at a character twice would not', (_, text) => {
    let rows = 0;
    for (const _ of csvRows(text)) rows++;
    expect(rows).toBeGreaterThan(0);
  });

  it('does not go through a whole list for the end of a quote', () => {
    expect(() => cellsOf(`a\n"${'""'.repeat(2_000_000)}"`)).toThrow('Line 2 opens a quote');
  });
});
