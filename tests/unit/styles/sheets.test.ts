import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const SHEETS = globSync('src/**/*.css');
const MARKUP = globSync('src/**/*.{astro,tsx,ts}').map(read).join('\n');
const CSS_LINES_AT_MOST = 4_280;

/** The sheets that a sheet, or a page, imports from files of ours. */
const imports = (file: string): string[] =>
  [...read(file).matchAll(/@?import ['"]([^'"]+\.css)['"]/g)].map(([, to = '']) =>
    to.startsWith('#') ? to.slice(1) : join(dirname(file), to),
  );

/** Names of classes in the selectors of a sheet. */
function classesOf(file: string): string[] {
  const css = read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"/g, '""');
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const names = selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
  return [...new Set(names)];
}

/** A class is written out, or begins with words that an expression ends: `nutri-${letter}`. */
function isWorn(name: string): boolean {
  const starts = name.split('-').map((_, at, words) => `${words.slice(0, at).join('-')}-\${`);
  return (
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(MARKUP) || starts.slice(1).some((start) => MARKUP.includes(start))
  );
}

describe('the style sheets', () => {
  it('name no class that nothing wears', () => {
    const dead = SHEETS.flatMap((sheet) =>
      classesOf(sheet)
        .filter((name) => !isWorn(name))
        .map((name) => `${sheet} .${name}`),
    );
    expect(dead).toEqual([]);
  });

  it('are all taken in by a page, a layout or a sheet', () => {
    const taken = new Set([...SHEETS, ...globSync('src/**/*.{astro,tsx,ts}')].flatMap(imports));
    expect(SHEETS.filter((sheet) => !taken.has(sheet))).toEqual([]);
  });

  it(`have at most ${CSS_LINES_AT_MOST} lines: what Tailwind has a word for is said in the markup`, () => {
    const lines = SHEETS.reduce((sum, sheet) => sum + read(sheet).split('\n').length - 1, 0);
    expect(lines).toBeLessThanOrEqual(CSS_LINES_AT_MOST);
  });
});
