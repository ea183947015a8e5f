import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foodWords } from '#src/domain/foods/find.ts';
import { FOODS } from '#src/domain/foods/table.ts';
import { CLAIMS } from '#src/domain/ingredients/vegan.ts';

const files = globSync('src/domain/**/{tables,words}/*.json').toSorted();

describe('the tables of foods and words', () => {
  it.each(files)('%s has one entry a line, so that a change of one is a change of one line', (file) => {
    const text = readFileSync(file, 'utf8');
    const entries = Object.entries(JSON.parse(text) as object).map(([key, value]) => {
      const written = text.startsWith('[') ? JSON.stringify(value) : `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
      return written.replaceAll(' ', '');
    });
    const lines = text.split('\n').slice(1, -2);
    expect(lines.map((line) => line.replace(/,$/, '').replaceAll(' ', ''))).toEqual(entries);
  });

  it.each(files)('%s says nothing twice', (file) => {
    const table = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    const entries = (Array.isArray(table) ? table : Object.keys(table as object)).map((entry) => JSON.stringify(entry));
    expect(new Set(entries).size).toBe(entries.length);
  });

  it('gives every food an id of its own', () => {
    expect(new Set(FOODS.map(({ id }) => id)).size).toBe(FOODS.length);
  });

  it('is unsure only of names that its foods have', () => {
    for (const { id, names, unsure = [] } of FOODS) {
      for (const name of unsure) expect(names, id).toContain(name);
    }
  });

  it('gives weights of their own to names that its foods have', () => {
    for (const { id, names, named = {} } of FOODS) {
      for (const called of Object.keys(named))
        expect(
          names.some((name) => ` ${foodWords(name).join(' ')} `.includes(` ${called} `)),
          `${id}: ${called}`,
        ).toBe(true);
    }
  });

  it('writes claims as lines are read', () => {
    expect(CLAIMS.every(({ words }) => words.length > 0 && foodWords(words.join(' ')).join() === words.join())).toBe(
      true,
    );
  });
});
