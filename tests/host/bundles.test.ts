import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import rows from '#src/domain/foods/tables/foods.json' with { type: 'json' };

/** Names of foods that stand nowhere but in their table. */
const telling = rows.filter(({ names }) => names.split('|').length > 3).map(({ names }) => names);

describe('the files that browsers load', () => {
  it('hold no table of foods: what follows from it is told by the server', () => {
    const files = globSync('dist/client/**/*.js');
    expect(files.length).toBeGreaterThan(20);
    const holding = files.filter((file) => {
      const code = readFileSync(file, 'utf8');
      return telling.some((names) => code.includes(names));
    });
    expect(holding).toEqual([]);
  });
});
