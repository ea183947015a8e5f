import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Dictionary, openDictionary, type Reading } from '#src/domain/search/dictionary.ts';
import { env } from '#src/server/base/env.ts';
import { DICTIONARY, writeIndexFiles } from '#src/server/search/search-index.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { openPagefind } from '#tests/support/pagefind.ts';

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
let pagefind: Awaited<ReturnType<typeof openPagefind>>;
beforeAll(async () => {
  const folder = join(env().DATA_DIR, 'index');
  await writeIndexFiles(folder);
  read = openDictionary(JSON.parse(await readFile(join(folder, DICTIONARY), 'utf8')) as Dictionary);
  pagefind = await openPagefind(folder);
});
afterAll(() => vi.unstubAllGlobals());

/** The recipes that the field suggests for what is typed. */
async function suggested(typed: string): Promise<string[]> {
  const found = new Map<string, string>();
  for (const query of read(typed).queries) {
    if (found.size >= SHOWN) break;
    for (const { id, data } of (await pagefind.search(query)).results.slice(0, SHOWN))
      if (!found.has(id)) found.set(id, (await data()).url.split('/').at(-1) ?? '');
  }
  return [...found.values()].slice(0, SHOWN);
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
  it.each(['found-prefixes.json', 'found-prefixes-later.json'])('suggest what is meant: %s', async (name) => {
    const cases = casesOf<Case>(name);
    const misses = await missesOf(cases, suggested);
    expect(1 - misses.length / cases.length, misses.join('\n')).toBeGreaterThanOrEqual(RIGHT);
  });
});

it('offers no search for words that say nothing of a dish', () => {
  expect(read('recipe for chick').searches[0]).toBe('chickpeas');
});

it('looks behind other words for what is begun before the beginning as a word: a pan is nothing to eat', async () => {
  expect(read('gluten free pan').queries.slice(0, 2)).toEqual(['gluten free pancake', 'pancake']);
  expect(await suggested('gluten free pan')).toContain('fluffy-banana-pancakes');
});
