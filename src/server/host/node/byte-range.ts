import { parse, type Range } from 'range-parser';

/**
 * The one range of bytes a `Range` header asks for, first and last included. `null`: the whole file, for several ranges and for
 * what is none; `'unsatisfiable'`: there are no such bytes.
 */
export function byteRange(header: string | undefined, bytes: number): Range | 'unsatisfiable' | null {
  const { code, type, ranges } = parse(bytes, header ?? '');
  if (type !== 'bytes') return null;
  // A bit each for what cannot be read and for what cannot be had.
  if (code === 2 && ranges.length === 0) return 'unsatisfiable';
  const [range, ...more] = ranges;
  return code === 0 && range && more.length === 0 ? range : null;
}
