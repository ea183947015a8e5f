import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RECIPE_FORMAT_NAMES } from '#src/domain/recipes/formats/formats.ts';
import { recipeFileJsonSchema } from '#src/domain/recipes/formats/recipe-file.ts';
import { fieldEntries } from '#src/domain/recipes/recipe-fields.ts';

const document = readFileSync('docs/format.md', 'utf8');

describe('docs/format.md', () => {
  it('names every field of a recipe as the forms do, in their order', () => {
    const [, fields = ''] = document.split(/^## /m);
    const rows = [...fields.matchAll(/^\| `(\w+)` \| ([^|]+?) \| [^|]*\|$/gm)].map(([, name, label]) => [name, label]);
    expect(rows).toEqual(fieldEntries.map(([name, { label }]) => [name, label]));
  });

  it('names every format', () => {
    for (const format of RECIPE_FORMAT_NAMES) expect(document).toMatch(new RegExp(`\`${format}\`|format=${format}`));
  });

  it('stands on the schema that files are checked by', async () => {
    const schema = `${JSON.stringify(recipeFileJsonSchema(), null, 2)}\n`;
    await expect(schema).toMatchFileSnapshot('../../../../../docs/recipe.schema.json');
  });
});
