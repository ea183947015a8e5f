/** A number may begin with a sign; anything else that a spreadsheet would take for a formula is text, and says so. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** The beginning of a formula, in wide letters too, behind what spreadsheets pass over. */
const FORMULA = /^[\t\r\n]|^[\p{C}\p{Z}]*[=+@＝＋＠－-]/u;
/** The same in a part of a cell, where quotes may stand before it. */
const PART_FORMULA = /^[\p{C}\p{Z}"']*[=+@＝＋＠－-]/u;

/** Behind these a cell begins for whoever parts cells otherwise than by commas, in quotes or not. */
const parts = (value: string): string[] => value.split(/(?<=[;|\t\r\n])/);

function csvCell(value: string): string {
  const [first = '', ...others] = parts(value);
  const inside = [first, ...others.map((part) => (PART_FORMULA.test(part) ? `'${part}` : part))].join('');
  const safe = FORMULA.test(inside) && !NUMBER.test(inside) ? `'${inside}` : inside;
  return /[",;|\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as RFC 4180 CSV that no spreadsheet runs anything of, wherever it takes cells to end. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
