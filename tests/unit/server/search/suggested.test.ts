import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Dictionary, openDictionary, type Reading } from '#src/domain/search/dictionary.ts';
import { env } from '#src/server/base/env.ts';
import { DICTIONARY, writeIndexFiles } from '#src/server/search/search-index.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { openPagefind } from '#tests/support/pagefind.ts';
import { RAW_RECIPES } from '#tests/support/raw-recipes.ts';

seededDatabase();

interface Case {
  typed: string;
  /** One of these must be there. */
  finds: string[];
}

const TRUTH = join(import.meta.dirname, '../../domain/search/truth');
const casesOf = <T>(name: string): T[] => JSON.parse(readFileSync(join(TRUTH, name), 'utf8')) as T[];
/** Recipes that suggestions show. */
const SHOWN = 5;
const RIGHT = 0.9;

let read: (typed: string) => Reading;
let names: string[];
let pagefind: Awaited<ReturnType<typeof openPagefind>>;
beforeAll(async () => {
  const folder = join(env().DATA_DIR, 'index');
  await writeIndexFiles(folder);
  const dictionary = JSON.parse(await readFile(join(folder, DICTIONARY), 'utf8')) as Dictionary;
  read = openDictionary(dictionary);
  names = dictionary.things.flatMap(([own, others]) => [...own, ...others]);
  pagefind = await openPagefind(folder);
});
afterAll(() => vi.unstubAllGlobals());

const answers = new Map<string, string[]>();
async function search(query: string): Promise<string[]> {
  const known = answers.get(query);
  if (known) return known;
  const { results } = await pagefind.search(query);
  const pages = await Promise.all(results.slice(0, SHOWN).map(({ data }) => data()));
  const found = pages.map(({ url }) => url.split('/').at(-1) ?? '');
  answers.set(query, found);
  return found;
}

/** The recipes that the field suggests for what is typed. */
async function suggested(typed: string): Promise<string[]> {
  const found = new Set<string>();
  for (const query of read(typed).queries) {
    if (found.size >= SHOWN) break;
    for (const id of await search(query)) found.add(id);
  }
  return [...found].slice(0, SHOWN);
}

/** A text with its last word cut short: each beginning of three letters or more. */
function beginningsOf(text: string): string[] {
  const [last = ''] = text.split(' ').slice(-1);
  return Array.from({ length: Math.max(0, last.length - 3) }, (_, i) => text.slice(0, i + 3 - last.length));
}

async function missesOf(cases: readonly Case[], answer: (typed: string) => Promise<string[]>): Promise<string[]> {
  const misses: string[] = [];
  for (const { typed, finds } of cases) {
    const found = await answer(typed);
    if (!found.some((id) => finds.includes(id))) misses.push(`${typed}: ${found.join(', ') || 'nothing'}`);
  }
  return misses;
}

describe('words that are not finished', () => {
  it.each(['found-prefixes.json', 'found-prefixes-later.json', 'found-prefixes-newest.json'])(
    'suggest what is meant: %s',
    async (name) => {
      const cases = casesOf<Case>(name);
      const misses = await missesOf(cases, suggested);
      expect(1 - misses.length / cases.length, misses.join('\n')).toBeGreaterThanOrEqual(RIGHT);
    },
  );
});

it('offers no search for words that say nothing of a dish', () => {
  expect(read('recipe for chick').searches[0]).toBe('chickpeas');
});

it('looks behind other words for what is begun before the beginning as a word: a pan is nothing to eat', async () => {
  expect(read('gluten free pan').queries[0]).toBe('gluten free pancake');
  expect(await suggested('gluten free pan')).toContain('fluffy-banana-pancakes');
});

describe('what is offered for an unfinished word is not worse than what the finished word finds', () => {
  /** Of so many beginnings other ends may be meant: "tofu sal" is a salad before it is a saltado. */
  const [TITLES, NAMES] = [0.99, 0.95];

  it('finds the recipe of a title whose last word is not finished', async () => {
    const cases = RAW_RECIPES.flatMap(({ id, title }) =>
      beginningsOf(title.toLowerCase()).map((typed) => ({ typed, finds: [id] })),
    );
    const misses = await missesOf(cases, suggested);
    expect(cases.length).toBeGreaterThan(500);
    expect(1 - misses.length / cases.length, misses.join('\n')).toBeGreaterThanOrEqual(TITLES);
  });

  it('finds what the whole name of a food or dish finds', async () => {
    const cases: Case[] = [];
    for (const name of names) {
      const finds = await suggested(name);
      if (finds.length > 0) cases.push(...beginningsOf(name).map((typed) => ({ typed, finds })));
    }
    const misses = await missesOf(cases, suggested);
    expect(cases.length).toBeGreaterThan(5000);
    expect(1 - misses.length / cases.length, misses.join('\n')).toBeGreaterThanOrEqual(NAMES);
  });
});
