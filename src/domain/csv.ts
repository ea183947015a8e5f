/** A number may begin with a sign; anything else that a spreadsheet would take for a formula is text, and says so. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const FORMULA = /^[=+\-@\t\r\n]|^\s*[=+@]/;

function csvCell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as RFC 4180 CSV that no spreadsheet runs anything of. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

const BOM = '\uFEFF';
/** What stands between the cells of a row, where its program did not choose a comma. */
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The rows of a CSV file, with the number of the line each begins at, from 1. Empty rows are left out. Reads on where a
 * quote is not closed, to the end; every character is looked at once.
 */
export function* csvRows(text: string): Generator<{ line: number; cells: string[] }> {
  const source = text.startsWith(BOM) ? text.slice(1) : text;
  const head = source.slice(0, source.search(/[\r\n]|$/));
  const delimiter = DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  let [cells, cell, isQuoted, line, begun]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  for (let at = 0; at < source.length; at++) {
    const char = source[at] ?? '';
    if (char === '\n') line++;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (source[at + 1] === '"') cell += source[++at];
      else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && source[at + 1] === '\n') continue;
      cells.push(cell);
      if (cells.some((one) => one.trim() !== '')) yield { line: begun, cells };
      [cells, cell, begun] = [[], '', line];
    } else cell += char;
  }
  cells.push(cell);
  if (cells.some((one) => one.trim() !== '')) yield { line: begun, cells };
}
