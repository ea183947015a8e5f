import { describe, expect, it } from 'vitest';
import { csvRows, csvText } from '#src/domain/csv.ts';

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
    ['a,b\n"never closed,1\n2,3', [['a', 'b'], ['never closed,1\n2,3']]],
    ['', []],
  ])('reads %j', (text, cells) => expect(cellsOf(text)).toEqual(cells));

  it('says at which line each row begins', () => {
    expect([...csvRows('a\n"x\ny"\n\nz')].map(({ line }) => line)).toEqual([1, 2, 5]);
    expect([...csvRows('a\r\nb\r\n\r\nc')].map(({ line }) => line)).toEqual([1, 2, 4]);
  });

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
    ['quotes alone', '"'.repeat(2_000_001)],
    ['a row that is never closed', `a${',"'.repeat(1_000_000)}`],
    ['a million rows', 'a\n'.repeat(1_000_000)],
  ])('comes to an end with %s: whoever looked at a character twice would not', (_, text) => {
    let rows = 0;
    for (const _ of csvRows(text)) rows++;
    expect(rows).toBeGreaterThan(0);
  });
});
