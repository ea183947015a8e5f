import { describe, expect, it } from 'vitest';
import { statementText } from '#src/domain/ingredients/allergen-statement.ts';
import { allergensOf } from '#src/domain/ingredients/allergens.ts';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { gateIssues } from '#src/domain/recipes/publishing-gate.ts';
import ASKED from './steps-asked.json' with { type: 'json' };
import ASKED_AFTER from './steps-asked-after.json' with { type: 'json' };
import SILENT from './steps-silent.json' with { type: 'json' };
import SILENT_AFTER from './steps-silent-after.json' with { type: 'json' };

const PLAIN = ['300 g rice', '1 onion', '2 tbsp oil'];
/** A list, and a step, then what is asked about or, behind a colon, an allergen that the statement must name. */
const read = (list: string, step: string) => {
  const ingredients = [...PLAIN, ...list.split('|').filter(Boolean)];
  const issues = gateIssues({ servings: 2, ingredients, instructions: [step] });
  return {
    asked: issues.filter(({ path }) => path.startsWith('instructions')).map(({ line }) => line),
    said: statementText(allergensOf(parseIngredientLines(ingredients), [step])),
  };
};

describe('foods that only a step names', () => {
  it.each([...ASKED, ...ASKED_AFTER] as [string, string, string][])(
    'with “%s”, asks of “%s” about %s',
    (list, step, wanted) => {
      const { asked, said } = read(list, step);
      const [words = '', allergens = ''] = wanted.split(':');
      expect(asked).toEqual(words.split('|').filter(Boolean));
      for (const allergen of allergens.split('|').filter(Boolean)) expect(said).toContain(`${allergen} (`);
    },
  );

  it.each([...SILENT, ...SILENT_AFTER] as [string, string][])('with “%s”, asks nothing of “%s”', (list, step) => {
    const { asked, said } = read(list, step);
    const own = statementText(allergensOf(parseIngredientLines([...PLAIN, ...list.split('|').filter(Boolean)])));
    expect(asked).toEqual([]);
    if (!step.includes('vegan')) expect(said).toBe(own);
  });
});

describe('foods that only the tips name', () => {
  const asked = (tipsAndNotes: string) =>
    gateIssues({ servings: 2, ingredients: PLAIN, instructions: ['Boil the rice.'], tipsAndNotes })
      .filter(({ path }) => path === 'tipsAndNotes')
      .map(({ line }) => line);

  it.each([
    ['Tastes best with a spoon of sour cream and fried bacon.', ['sour cream', 'bacon']],
    ['Keeps for 3 days.\nTop with grated parmesan.', ['grated parmesan']],
  ])('asks about what “%s” puts in', (tips, foods) => expect(asked(tips)).toEqual(foods));

  it.each([
    'Serve with a spoon of vegan sour cream.',
    'Check the packet, as some noodles contain egg.',
    'Instead of butter use oil.',
    'It sets to a soft cream.',
  ])('asks nothing of “%s”', (tips) => expect(asked(tips)).toEqual([]));
});
