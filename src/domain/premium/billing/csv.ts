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
