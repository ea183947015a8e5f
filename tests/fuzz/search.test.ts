import { fc, test } from '@fast-check/vitest';
import { beforeAll, describe, expect } from 'vitest';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { CATALOGUES, type CatalogueName, openCatalogue } from '#tests/support/fuzz/catalogues.ts';
import { kitchenWords } from '#tests/support/fuzz/kitchen-words.ts';
import { watchedInputs, withinProcessor } from '#tests/support/fuzz/processor.ts';
import { runs } from '#tests/support/fuzz/runs.ts';
import { texts } from '#tests/support/fuzz/texts.ts';

seededDatabase();
watchedInputs();

interface Answer {
  recipes: { title: string }[];
  left: string[];
  notUnderstood: string[];
}

async function search(text: string): Promise<Answer> {
  const query = new URLSearchParams({ search: text });
  const { status, body } = await withinProcessor(text, () => api('GET', `/api/recipes?${query}`));
  expect(status, text).toBe(200);
  return body as Answer;
}

/** A word of the kitchen: whole, cut short, or with one slip of a finger. */
const word = fc
  .tuple(
    fc.nat(kitchenWords().length - 1),
    fc.constantFrom('whole', 'whole', 'whole', 'cut', 'slip'),
    fc.nat(40),
    fc.constantFrom(...'etaoinsrhld'),
  )
  .map(([index, how, place, letter]) => {
    const name = kitchenWords()[index] ?? '';
    const at = place % Math.max(1, name.length);
    if (how === 'cut') return name.slice(0, Math.max(2, at));
    return how === 'slip' ? name.slice(0, at) + letter + name.slice(at + 1) : name;
  });
const between = fc.constantFrom(' ', ' ', ' with ', ' and ', ' or ', ' without ', ', ', ' no ', ' not ');
const pair = fc.tuple(word, between, word).map((parts) => parts.join(''));

describe.each(Object.keys(CATALOGUES) as CatalogueName[])('a search of a catalogue that is %s', (name) => {
  beforeAll(() => openCatalogue(name));

  test.prop([fc.oneof(word, pair)], runs(500, 0.1))('is answered for what the kitchen knows', async (text) => {
    const { recipes } = await search(text);
    if (name === 'empty') expect(recipes).toEqual([]);
  });

  test.prop([texts(SEARCH_MAX_LENGTH)], runs(150, 0.05))('is answered whatever is typed', async (text) => {
    await search(text);
  });

  const nonsense = fc.stringMatching(/^[bcdfgkpqvwxz]{9,12}$/);
  test.prop([word, nonsense], runs(60, 0.02))('loses no word in silence', async (known, unknown) => {
    // In front: behind "for my" it would be somebody who eats.
    const { recipes, left, notUnderstood } = await search(`${unknown} ${known}`);
    if (recipes.length > 0) expect([...left, ...notUnderstood].join(' ')).toContain(unknown);
  });
});
