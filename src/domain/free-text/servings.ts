import { bounded, patternFrom } from '../pattern.ts';
import { inDigits } from '../quantities/in-digits.ts';

const COUNT =
  '(?:about |around |roughly |approx(?:imately|\\.)? |up to |at least |some )?(?:the )?(\\d{1,3})(?:\\s*(?:-|–|to|or)\\s*\\d{1,3})?';
const PIECES =
  '(?:servings?|portions?|people|persons?|bowls?|slices?|squares?|pieces?|bars?|muffins?|cookies|biscuits?|pancakes?|burgers?|balls?|rolls?|buns?|patties|cupcakes?|truffles?|wraps?|tacos|glass(?:es)?|mugs?|(?:big |large |small )?(?:glass|jar|bowl|loaf|cake))';
const NO_MEASURE = '(?!\\s*(?:-|–)?\\s*(?:minutes?|mins?|hours?|g\\b|ml\\b|kg\\b|cups?\\b|litres?))';
/** From the surest to the vaguest. */
const TOLD: readonly RegExp[] = [
  bounded(4_000, patternFrom(`\\b${COUNT}\\s+(?:servings?|portions?)\\b`, 'i')),
  bounded(
    4_000,
    patternFrom(`\\b(?:serves|serving|servings|portions|feeds|fed)\\b\\s*:?\\s*${COUNT}\\b${NO_MEASURE}`, 'i'),
  ),
  bounded(
    4_000,
    patternFrom(`\\b(?:yields?|makes|enough for|cuts into|recipe for)\\b\\s*:?\\s*${COUNT}\\b${NO_MEASURE}`, 'i'),
  ),
  patternFrom(`\\bfor ${COUNT}(?=\\s*\\))`, 'i'),
  patternFrom(`\\bfor ${COUNT} (?:(?:hungry )?${PIECES}|as an? )`, 'i'),
  bounded(4_000, patternFrom(`(?:^|[^\\p{L}\\d\\s])\\s*${COUNT} (?:people|persons?)\\b`, 'imu')),
  bounded(
    4_000,
    patternFrom(`\\b(?:into|makes|shape into|cut into) ${COUNT}(?: equal| large| small| even)? ${PIECES}`, 'i'),
  ),
  patternFrom(`\\b(?:serves|feeds|fed|makes)[^.\\n]{0,20}?\\b${COUNT}\\b`, 'i'),
];

/** The number that a text says it serves or makes; the smaller end of a range, `null` where it does not say. */
export function servingsIn(text: string): number | null {
  const written = inDigits(text.replace(/[*_]/g, '').replaceAll(/[‐‑—−~]/g, '–'));
  for (const pattern of TOLD) {
    const count = Number(pattern.exec(written)?.[1] ?? 0);
    if (count >= 1 && count <= 100) return count;
  }
  const forSo = /\bfor (\d{1,2})(?=\s*[.!,:]|\s*$)/i.exec(written.split('\n')[0] ?? '')?.[1];
  if (forSo) return Number(forSo);
  // As printed recipes have it: "SERVES  PREP  COOK" over "4  20 mins  50 mins".
  return Number(/\d+/.exec(cellUnder(written, /^serves$|^servings?$|^portions$|^yield$/i) ?? '')?.[0]) || null;
}

/** The cell of the next line under a column's head, or `null`. */
export function cellUnder(text: string, column: RegExp): string | null {
  const rows = text.split('\n').map((line) => line.trim().split(/\t+|\s{2,}|\s*\|\s*/));
  for (const [at, heads] of rows.entries()) {
    const index = heads.findIndex((head) => column.test(head));
    const cells = rows[at + 1];
    if (index >= 0 && heads.length > 1 && cells && cells.length === heads.length) {
      // "Prep (min)" over "25"
      const unit = /\((min|h)\w*\)/i.exec(heads[index] ?? '')?.[1] ?? '';
      return `${cells[index] ?? ''} ${unit}`.trim();
    }
  }
  return null;
}
