import { AppError } from './errors.ts';

/** Signs between the cells of a row, where its program did not choose a comma. */
const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Cells that a row may have: nobody waits for one that has millions. */
const MOST_CELLS = 10_000;
/** Characters that a quote may hold: one that holds more was never meant to. */
const LONGEST_QUOTE = 100_000;
const BOM = '\uFEFF';

export interface CsvRow {
  /** Number of the line it begins at, from 1. */
  line: number;
  cells: string[];
}

/**
 * The rows of a CSV file; empty ones are left out. Every character is looked at a fixed number of times. Throws
 * `validation` for a quote that is never closed, because nobody can tell what it swallows.
 */
export function* csvRows(text: string): Generator<CsvRow> {
  const source = text.startsWith(BOM) ? text.slice(1) : text;
  // Excel says so in a line of its own.
  const said = /^sep=(.)\r?\n/.exec(source);
  const delimiter = said?.[1] ?? delimiterOf(source);
  let [at, line] = said ? [said[0].length, 2] : [0, 1];
  while (at < source.length) {
    const row: CsvRow = { line, cells: [] };
    for (let isOver = false; !isOver; ) {
      let cell = '';
      if (source[at] === '"') {
        const end = closingQuote(source, at, row.line);
        cell = source.slice(at + 1, end).replaceAll('""', '"');
        line += linesIn(source, at, end);
        at = end + 1;
      }
      const end = endOfCell(source, at, delimiter);
      row.cells.push(cell + source.slice(at, end));
      if (row.cells.length > MOST_CELLS)
        throw new AppError('validation', `Line ${row.line} has more than ${MOST_CELLS.toLocaleString('en-GB')} cells`);
      isOver = source[end] !== delimiter;
      at = end + (source[end] === '\r' && source[end + 1] === '\n' ? 2 : 1);
    }
    line++;
    if (row.cells.some((cell) => cell.trim() !== '')) yield row;
  }
}

/** The one that its first line has most of, outside of quotes. */
function delimiterOf(source: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const char of source) {
    if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (char === '\n' || char === '\r') break;
    else counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  const [most] = DELIMITERS.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return most ?? ',';
}

function closingQuote(source: string, from: number, line: number): number {
  for (let at = from + 1; ; at += 2) {
    at = source.indexOf('"', at);
    if (at === -1 || at - from > LONGEST_QUOTE)
      throw new AppError(
        'validation',
        `Line ${line} opens a quote that is never closed. Nothing was imported: close it, and import the list again.`,
      );
    if (source[at + 1] !== '"') return at;
  }
}

function linesIn(source: string, from: number, to: number): number {
  let lines = 0;
  for (let at = source.indexOf('\n', from); at !== -1 && at < to; at = source.indexOf('\n', at + 1)) lines++;
  return lines;
}

function endOfCell(source: string, from: number, delimiter: string): number {
  let at = from;
  while (at < source.length && source[at] !== delimiter && source[at] !== '\n' && source[at] !== '\r') at++;
  return at;
}
