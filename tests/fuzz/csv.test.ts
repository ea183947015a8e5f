import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { csvText } from '#src/domain/csv.ts';
import { csvRows } from '#src/domain/csv-rows.ts';
import { runs } from '#tests/support/fuzz/runs.ts';
import { texts } from '#tests/support/fuzz/texts.ts';

/** What makes trouble in cells, mixed. */
const cell = fc.oneof(
  texts(80),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...'=+-@;,|\t\r\n"\' \u0000\u200b\ufeff＝＋－＠'),
        fc.constantFrom('a', '1', 'cmd', '\r\n'),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** What a spreadsheet sees that takes another character for the end of a cell, and quotes for nothing. */
const seenBy = (csv: string, delimiter: string): string[] =>
  csv.split(/[\r\n]/).flatMap((line) => line.split(delimiter).map((seen) => seen.replace(/^[\p{C}\p{Z}"]*/u, '')));

describe('a list that is written', () => {
  test.prop([fc.array(cell, { minLength: 1, maxLength: 4 })], runs(3000, 0.02))(
    'runs in no spreadsheet, wherever it takes cells to end',
    (cells) => {
      const csv = csvText([['k', ...cells]]);
      const [row] = [...csvRows(csv)];
      const seen = [...(row?.cells ?? []), ...[';', '\t', '|'].flatMap((delimiter) => seenBy(csv, delimiter))];
      for (const one of seen) if (!NUMBER.test(one)) expect(one).not.toMatch(/^[\p{C}\p{Z}]*[=+@＝＋＠－-]/u);
    },
  );

  test.prop([fc.array(cell, { minLength: 1, maxLength: 4 })], runs(3000, 0.02))(
    'says after it is read what it said before, but for the quotes that keep it still',
    (cells) => {
      const [row] = [...csvRows(csvText([['k', ...cells]]))];
      const bare = (texts: readonly string[]) => texts.map((text) => text.replaceAll("'", ''));
      expect(bare(row?.cells ?? [])).toEqual(bare(['k', ...cells]));
    },
  );
});
