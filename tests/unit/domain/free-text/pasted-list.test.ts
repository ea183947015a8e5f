import { describe, expect, it } from 'vitest';
import { pastedIngredients, pastedSteps } from '#src/domain/free-text/pasted-list.ts';

/** Headings with a hash before them. */
const read = (text: string): string[] =>
  pastedIngredients(text).map((item) => (item.isHeading ? `# ${item.text}` : item.text));

describe('pastedIngredients', () => {
  it.each([
    ['• 1 onion\n☐ 2 carrots\n\n[ ] 3. 200 g rice', ['1 onion', '2 carrots', '200 g rice']],
    ['For the sauce:\n- 2 tbsp oil', ['# For the sauce', '2 tbsp oil']],
    [
      'Ingredients\n200 g flour\n**Filling**\n100 g jam\nTO SERVE\n1 tsp icing sugar',
      ['200 g flour', '# Filling', '100 g jam', '# TO SERVE', '1 tsp icing sugar'],
    ],
    ['Ingredients: 1 onion, 2 carrots and 3 cloves garlic', ['1 onion', '2 carrots', '3 cloves garlic']],
    ['1 onion, finely chopped', ['1 onion, finely chopped']],
    ['Qty;Unit;Item\n3;tbsp;cold water\n200;g;flour', ['3 tbsp cold water', '200 g flour']],
    [
      '200 g flour\nserves 4, says my aunt\n1 mystery spice',
      ['200 g flour', 'serves 4, says my aunt', '1 mystery spice'],
    ],
    ['one line', ['one line']],
    ['', []],
  ])('reads %j', (text, lines) => expect(read(text)).toEqual(lines));
});

describe('pastedSteps', () => {
  it.each([
    ['1) Chop it. 2) Boil it. 3) Serve.', ['Chop it.', 'Boil it.', 'Serve.']],
    ['Method\n• Chop the onion.\n• Fry it.', ['Chop the onion.', 'Fry it.']],
    ['For the sauce:\nWhisk the oil.\nFry the tofu.', ['For the sauce: Whisk the oil.', 'Fry the tofu.']],
    ['STEP 1\nChop the onion.\nSTEP 2\nFry it.', ['Chop the onion.', 'Fry it.']],
    ['a. Chop the onion.\nb. Fry it.', ['Chop the onion.', 'Fry it.']],
    ['one line', ['one line']],
  ])('reads %j', (text, steps) => expect(pastedSteps(text, false)).toEqual(steps));

  it('parts a paragraph that is the whole method, and leaves one step of several sentences alone', () => {
    const text = 'Chop the onion.Fry it in the oil for 5 minutes. Do not let it brown. Add the rice and stir.';
    expect(pastedSteps(text, true)).toEqual([
      'Chop the onion.',
      'Fry it in the oil for 5 minutes. Do not let it brown.',
      'Add the rice and stir.',
    ]);
    expect(pastedSteps(text, false)).toHaveLength(1);
  });
});
