import { AppError } from '#src/domain/errors.ts';

/** User units, of which a pixel is one, of what else a length may be in. */
const UNITS: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };
const LARGEST = 100_000;

export interface SvgSize {
  width: number;
  height: number;
  viewBox: string;
}

/** The size of a drawing from its root's attributes. Throws `validation` for one that says none: it would be as large as its place. */
export function svgSize({ width, height, viewBox }: Record<string, string | undefined>): SvgSize {
  const box = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, wide = 0, high = 0] = box;
  const hasBox = box.length === 4 && box.every(Number.isFinite) && isLength(wide) && isLength(high);
  const own = { width: lengthOf(width), height: lengthOf(height) };
  if (hasBox) return { width: wide, height: high, viewBox: [x, y, wide, high].join(' ') };
  if (own.width === null || own.height === null)
    throw new AppError(
      'validation',
      'This SVG doesn’t say how large it is. Export it with a size, or with a viewBox, and try again.',
    );
  return { width: own.width, height: own.height, viewBox: `0 0 ${own.width} ${own.height}` };
}

const isLength = (value: number): boolean => value > 0 && value <= LARGEST;

function lengthOf(text = ''): number | null {
  const [, number, unit = ''] = /^\s{0,8}(\d{1,6}(?:\.\d{1,12})?)([a-z]{0,2})\s{0,8}$/.exec(text) ?? [];
  const factor = UNITS[unit];
  if (number === undefined || factor === undefined) return null;
  const length = Number(number) * factor;
  return isLength(length) ? length : null;
}
