import { describe, expect, it } from 'vitest';
import type { MarkedRecipe } from '#src/domain/marked/marked-recipe.ts';
import { readMarkedRecipe } from '#src/domain/marked/read-marked.ts';

const marked = (more: Partial<MarkedRecipe> = {}): MarkedRecipe => ({
  ...{ title: 'Roast vegetables', description: '', yields: ['6'], isRunTogether: false, notes: [], equipment: [] },
  minutes: { prep: 10, cook: 25, rest: null, total: null },
  ingredients: [{ heading: null, lines: ['1 onion', '2 carrots', '1 tbsp olive oil'] }],
  steps: [{ heading: null, lines: ['Chop the onion and the carrots.', 'Roast them in the oil.'] }],
  labels: { categories: [], cuisine: '', keywords: [] },
  ...{ language: null, addresses: [], parts: [] },
  ...more,
});
const read = (more: Partial<MarkedRecipe> = {}) => readMarkedRecipe(marked(more), null);
const listed = (...lines: string[]) => read({ ingredients: [{ heading: null, lines }] });

describe('readMarkedRecipe', () => {
  it('believes what is marked, and not the prose', () => {
    const recipe = read({
      description: 'This gives you 2 servings of vegetables, ready in 5 minutes.',
      steps: [
        { heading: null, lines: ['Roast it.', 'Cover it in the last 30 seconds of cooking time. Rest for 1 hour.'] },
      ],
    });
    expect(recipe).toMatchObject({ servings: 6, prepTime: 10, cookTime: 25, restTime: 0, assumed: [] });
  });

  it('keeps a yield that is measured among the notes', () => {
    const recipe = read({ yields: ['6 cups'] });
    expect(recipe).toMatchObject({ servings: 4, assumed: ['servings'], unread: [], tipsAndNotes: 'Makes 6 cups.' });
    expect(recipe.dietaryRestrictions).not.toEqual([]);
  });

  it('makes groups and steps of ours of parts', () => {
    const recipe = read({
      ingredients: [
        { heading: 'Vegetables', lines: ['1 onion', '2 carrots'] },
        { heading: 'FOR THE SAUCE:', lines: ['1 tbsp olive oil'] },
        { heading: 'Equipment', lines: ['1 large tray'] },
      ],
      steps: [
        { heading: null, lines: ['Chop the onion and the carrots.'] },
        { heading: 'For the sauce:', lines: ['1', 'Step 2. Warm the oil.', 'Pour it over.'] },
      ],
    });
    expect(recipe).toMatchObject({
      ingredientLines: ['1 onion', '2 carrots', '1 tbsp olive oil'],
      ingredientGroups: [
        { name: 'Vegetables', at: 0 },
        { name: 'For the sauce', at: 2 },
      ],
      instructions: ['Chop the onion and the carrots.', 'For the sauce: Warm the oil.', 'Pour it over.'],
      tipsAndNotes: 'Equipment: 1 large tray',
    });
  });

  it.each(['## Sauce', '**Sauce**', 'Sauce:', 'SAUCE', 'Dressing', 'For the sauce'])(
    'reads %j as a heading',
    (heading) => {
      const recipe = listed('1 onion', '2 carrots', heading, '1 tbsp olive oil');
      expect(recipe.ingredientLines).toEqual(['1 onion', '2 carrots', '1 tbsp olive oil']);
      expect(recipe.ingredientGroups).toMatchObject([{ at: 2 }]);
    },
  );

  it('takes no food for a heading', () => {
    expect(listed('1 onion', 'Salt', 'Zorblatt', '1 tbsp olive oil').ingredientGroups).toEqual([]);
  });

  it.each([
    ['▢ 1 onion', '1 onion'],
    ['1 onion ((chopped))', '1 onion (chopped)'],
    ['200 g tofu (, pressed)', '200 g tofu (pressed)'],
    ['1 onion ()', '1 onion'],
    ['100 ml Öl', '100 ml öl'],
    ['2 tbsp crème fraîche végétale', '2 tbsp crème fraîche végétale'],
  ])('writes %j as %j', (line, plain) => expect(listed('1 carrot', line).ingredientLines[1]).toBe(plain));

  it('puts footnotes to what they are about', () => {
    const recipe = read({
      ingredients: [{ heading: null, lines: ['1 onion*', '200 ml oat milk**', '2 carrots'] }],
      notes: ['Notes', '* Red or white.', '**Use warm oat milk.', '*** Left alone.'],
    });
    expect(recipe.ingredientLines).toEqual(['1 onion', '200 ml oat milk', '2 carrots']);
    expect(recipe.tipsAndNotes).toBe('Onion: Red or white.\nUse warm oat milk.\nLeft alone.');
  });

  it('parts a method that its source does not, and leaves a marked step whole', () => {
    const steps = [{ heading: null, lines: ['Chop the onion finely.Fry it softly in the oil.'] }];
    expect(read({ steps, isRunTogether: true }).instructions).toHaveLength(2);
    expect(read({ steps }).instructions).toEqual(['Chop the onion finely. Fry it softly in the oil.']);
  });

  it('accounts for every line, what a recipe has no room for included', () => {
    const lines = Array.from({ length: 70 }, (_, at) => `${at + 1} g salt`);
    const { source, unread, dietaryRestrictions } = listed(...lines);
    expect(source.spans.map(({ from, to }) => source.text.slice(from, to)).join('')).toBe(source.text);
    expect(source.spans.filter(({ used }) => used === null)).toHaveLength(10);
    expect(unread).toHaveLength(10);
    expect(dietaryRestrictions).toEqual([]);
  });

  it('says another language, which its source may name', () => {
    const german = ['250 g Linsen und eine Zwiebel mit der Brühe', 'Salz auf dem Teller und in den Topf bis zum Ende'];
    const parts = (lines: string[]) => [{ heading: null, lines }];
    expect(() => read({ ingredients: parts(german), steps: [] })).toThrow('It seems to be in German');
    const swedish = { ingredients: [{ heading: null, lines: ['2 dl grädde', 'salt och peppar', '1 lök'] }], steps: [] };
    expect(() => read({ ...swedish, title: 'Soppa', language: 'sv-SE' })).toThrow('in Swedish');
    expect(read({ language: 'sv' }).title).toBe('Roast vegetables');
  });

  it('refuses what lists nothing, and says what it has', () => {
    expect(() => read({ ingredients: [] })).toThrow('It has steps, but no list of ingredients');
  });
});
