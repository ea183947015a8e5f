import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** A family's files in its package; `{part}` stands for the letters that one has. */
export const FIGTREE = '@fontsource-variable/figtree/files/figtree-{part}-wght-normal.woff2';
export const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-{part}-full-normal.woff2';
/** Fraunces as the house has it, at any weight. */
export const FRAUNCES_AXES = { opsz: 144, SOFT: 50, WONK: 0 } as const;

interface PairFamily {
  name: string;
  from: string;
  /** Axes other than the weight, each at one place. */
  axes?: Record<string, number>;
}
/** The families of the pairs besides the house's; none reserves its name, which subsets then may keep. */
export const PAIRS: Record<'press' | 'market' | 'book', { display: PairFamily; text: PairFamily }> = {
  press: {
    display: {
      name: 'Newsreader',
      from: '@fontsource-variable/newsreader/files/newsreader-{part}-opsz-normal.woff2',
      axes: { opsz: 48 },
    },
    text: { name: 'Inter', from: '@fontsource-variable/inter/files/inter-{part}-wght-normal.woff2' },
  },
  market: {
    display: {
      name: 'Bricolage Grotesque',
      from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-{part}-opsz-normal.woff2',
      axes: { opsz: 48 },
    },
    text: {
      name: 'Hanken Grotesk',
      from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-{part}-wght-normal.woff2',
    },
  },
  book: {
    display: {
      name: 'Literata',
      from: '@fontsource-variable/literata/files/literata-{part}-opsz-normal.woff2',
      axes: { opsz: 48 },
    },
    text: { name: 'Nunito Sans', from: '@fontsource-variable/nunito-sans/files/nunito-sans-{part}-wght-normal.woff2' },
  },
};

/** The name of a family's files: "bricolage-grotesque". */
export const fileOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

/** Western letters, those of the rest of Europe, and Vietnam's. */
export type Part = 'latin' | 'latin-ext' | 'vietnamese';

const partFile = (family: string, part: Part): string => `node_modules/${family.replace('{part}', part)}`;
/** Figtree knows no Vietnamese. */
export const hasPart = (family: string, part: Part): boolean => existsSync(partFile(family, part));
export const readPart = (family: string, part: Part): Promise<Buffer> => readFile(partFile(family, part));

/** Every character between two code points, which belong to them. */
export const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
