import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSecret } from '#src/domain/recipes/formats/leftovers.ts';
import { saysNothing } from '#src/domain/recipes/formats/watched.ts';
import { toldRecipes } from '#tests/support/told-recipes.ts';

const FOLDER = join(import.meta.dirname, 'files');
const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const FILES = readdirSync(FOLDER);
/** What in a file is of its recipe, where it holds more. */
const OF_A_RECIPE: Record<string, RegExp> = {
  'kitchen-owl.json': /^recipes\./,
  'recipe-sage.json': /^recipes\./,
  'grocy.json': /^recipes(?:_pos)?\./,
  // By these its tables are joined.
  'mealie-backup.json': /^(?:recipes|recipe_\w+|recipes_ingredients|notes)\.(?!\d+\.(?:\w+_)?(?:id|position)$)/,
};

type Path = readonly string[];

/** Texts, numbers and flags in a value, by their paths. */
const leavesOf = (value: unknown, path: Path = []): { path: Path; value: unknown }[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]))
    : [{ path, value }];

function changed(value: unknown, [name, ...path]: Path, change: (value: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  const parts = Object.entries(value as object).map(([each, inner]) => [
    each,
    each === name ? changed(inner, path, change) : inner,
  ]);
  return Array.isArray(value) ? parts.map(([, inner]) => inner) : Object.fromEntries(parts);
}

/** One value of a file: where it stands, and the file with others in its place. */
interface Place {
  path: string;
  others: string[];
}

const othersOf = (value: unknown): unknown[] =>
  typeof value === 'boolean'
    ? [!value]
    : typeof value === 'number'
      ? [value + 1, -value, value * 7]
      : [`${value} zebra`, 'zebra', `https://zebra.example/${value}`, String(Number(value) + 17)];

const placesInJson = (text: string): Place[] =>
  leavesOf(JSON.parse(text)).flatMap(({ path, value }) =>
    saysNothing(value)
      ? []
      : {
          path: path.join('.'),
          others: othersOf(value).map((other) => JSON.stringify(changed(JSON.parse(text), path, () => other))),
        },
  );

/** Values of attributes and between marks, in cells and behind colons: each is found by what stands before it. */
const VALUES: Record<string, RegExp> = {
  mx2: /(?<=<(?!\?|mx2|\/)[^<>]*=")[^"]+|(?<=>)[^<>\n]+(?=<)/g,
  csv: /(?<=^|,)"[^"]+"/gm,
  md: /(?<=^\w+: ).+|(?<=^- ).+/gm,
  cook: /(?<=^ *\w+: ).+/gm,
  txt: /(?<=^\w+: ?).+|^(?!-).+$/gm,
};

function placesInText(text: string, pattern: RegExp): Place[] {
  const from = Math.max(text.indexOf('\n') + 1, text.indexOf('<RcpE'));
  return [...text.slice(from).matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const value = found.replaceAll('"', '');
    if (saysNothing(value)) return [];
    const [before, after] = [text.slice(0, from + index), text.slice(from + index + found.length)];
    const path = `${/(\w+): ?$/.exec(before)?.[1] ?? ''}: ${found}`;
    return {
      path,
      others: othersOf(value).map((other) => before + (found.startsWith('"') ? `"${other}"` : other) + after),
    };
  });
}

const isOfARecipe = (file: string, path: Path): boolean => OF_A_RECIPE[file]?.test(`${path.join('.')}.`) ?? true;

const placesIn = (file: string, text: string): Place[] =>
  file.endsWith('.json')
    ? placesInJson(text).filter(({ path }) => OF_A_RECIPE[file]?.test(path) ?? true)
    : placesInText(text, VALUES[file.split('.').at(-1) ?? ''] ?? /$^/g);

/** All that is made of a file: what the drafts have, and what is kept. */
function madeOf(text: string, file: string): string {
  try {
    return JSON.stringify(toldRecipes(text, file).recipes.map(({ account, ...recipe }) => [recipe, account?.within]));
  } catch (error) {
    return String(error);
  }
}

/** Whether a place is named as left behind, by itself or with all around it. The names that JSON-LD's grammar has are no fields. */
const isNamed = (path: string, from: string): boolean =>
  `.${namesIn(path)}.`.includes(`.${from.replace(': the rest', '')}.`) || /(?:^|\.)@\w+$/.test(path);
/** Names without the numbers of lists, as a report has them. */
const namesIn = (path: string): string =>
  path
    .replace(/: .*$/s, '')
    .replace(/(^|\.)\d+(?=\.|$)/g, '$1')
    .replace(/\.{2,}/g, '.')
    .replace(/^recipes_ingredients\b/, 'recipe_ingredient');

describe('source fields neither used nor kept', () => {
  it.each(FILES)('are none in %s that isn’t named', (file) => {
    const text = textOf(file);
    const { recipes } = toldRecipes(text, file);
    const named = recipes
      .flatMap(({ account }) => account?.fields ?? [])
      .flatMap(({ from, to }) => (to === null ? [from] : []));
    const made = madeOf(text, file);
    const places = placesIn(file, text);
    expect(places.length).toBeGreaterThan(5);
    const lost = places.filter(
      ({ path, others }) =>
        others.every((other) => madeOf(other, file) === made) && !['', ...named].some((from) => isNamed(path, from)),
    );
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
});

/** A file, and where the records in it are that may have more fields. */
const recordsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [
        ...(Array.isArray(value) ? [] : [path]),
        ...Object.entries(value).flatMap(([name, each]) => recordsOf(each, [...path, name])),
      ]
    : [];

/** Whether words stand in a line, as they are or as JSON writes them. */
const says = (line: string, words: string): boolean =>
  line.includes(words) || line.includes(JSON.stringify(words).slice(1, -1));

describe('a field that nobody knows', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
    .filter((each) => each.trim() !== '' && !isSecret(each) && !/^@|^schema:|^\d/.test(each));
  const word = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter((each) => !saysNothing(each.trim()));

  it.each(FILES.filter((file) => file.endsWith('.json')))('is seen again of %s, wherever it stands', (file) => {
    const text = textOf(file);
    const records = recordsOf(JSON.parse(text)).filter((path) => isOfARecipe(file, path));
    expect(records.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.constantFrom(...records), name, word, (path, called, said) => {
        const more = changed(JSON.parse(text), path, (record) =>
          Object.fromEntries([...Object.entries(record as object), [`zz${called}`, said]]),
        );
        const { recipes } = toldRecipes(JSON.stringify(more), file);
        const report = recipes.flatMap(({ kept, account }) => [
          ...leavesOf([kept, account?.within]).map((leaf) => `${leaf.path.join('.')}: ${leaf.value}`),
          ...(account?.fields ?? []).flatMap(({ from, to }) => (to === null ? [from] : [])),
        ]);
        const isSeen = report.some(
          (line) => (says(line, `zz${called}`) && says(line, said)) || isNamed([...path, 'zz'].join('.'), line),
        );
        expect(isSeen, `${path.join('.')}.zz${called}: ${said}`).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
