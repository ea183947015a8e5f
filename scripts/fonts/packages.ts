import { readFile } from 'node:fs/promises';

/** A family's files in its package; `{part}` stands for the letters that one has. */
export const FIGTREE = '@fontsource-variable/figtree/files/figtree-{part}-wght-normal.woff2';
export const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-{part}-full-normal.woff2';
/** Fraunces as the house has it, at any weight. */
export const FRAUNCES_AXES = { opsz: 144, SOFT: 50, WONK: 0 } as const;

/** Western letters, and those of the rest of Europe. */
export type Part = 'latin' | 'latin-ext';

export const readPart = (family: string, part: Part): Promise<Buffer> =>
  readFile(`node_modules/${family.replace('{part}', part)}`);

/** Every character between two code points, which belong to them. */
export const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
