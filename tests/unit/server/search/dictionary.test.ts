import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { foodWords } from '#src/domain/foods/food-words.ts';
import { type Dictionary, openDictionary, type Reading } from '#src/domain/search/dictionary.ts';
import { env } from '#src/server/base/env.ts';
import { dictionaryMaker } from '#src/server/search/dictionary.ts';
import { DICTIONARY, writeIndexFiles } from '#src/server/search/search-index.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { FIRST_WORDS, LATER_WORDS } from '../../domain/search/dictionary-words.ts';

seededDatabase();

let text: string;
let read: (typed: string) => Reading;
beforeAll(async () => {
  const folder = join(env().DATA_DIR, 'index');
  await writeIndexFiles(folder);
  text = await readFile(join(folder, DICTIONARY), 'utf8');
  read = openDictionary(JSON.parse(text) as Dictionary);
});

describe('the dictionary of the catalogue', () => {
  it('takes at most 20 KB', () => expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(20 * 1024));

  it.each(FIRST_WORDS)('reads %j as %j', (typed, meant) => {
    const inSingular = read(typed).searches.map((search) => foodWords(search).join(' '));
    expect(inSingular).toContain(foodWords(meant).join(' '));
  });

  it.each(['tofu with', 'tofu want', 'lentil please'])('finds for %j what its food finds', (typed) =>
    expect(read(typed)).toEqual(read(`${typed} `)),
  );
  it('takes a small word for the beginning of a name as long as it may become one', () =>
    expect(read('tofu nice').searches).toContain('tofu nice cream'));
});

it('reads most of the words that were written after it was finished', () => {
  const inSingular = (text: string) => foodWords(text).join(' ');
  const right = LATER_WORDS.filter(([typed, meant]) =>
    read(typed).searches.map(inSingular).includes(inSingular(meant)),
  );
  expect(right.length).toBeGreaterThanOrEqual(10);
});

describe('dictionaryMaker', () => {
  it('tells of what a visitor may not read the title alone', () => {
    const maker = dictionaryMaker();
    maker.add({ title: 'Secret Xylotart', category: 'dinner', ingredients: [] });
    const told = JSON.stringify(maker.finish());
    expect(told).toContain('xylotart');
    expect(told).not.toContain('parsnip');
  });
});
