import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { scalableRecipe } from '#src/domain/scaling/scalable-steps.ts';
import { mentionText, neededIn, type StepPart } from '#src/domain/scaling/scaling.ts';

const recipe = (ingredients: string[], ...instructions: string[]) =>
  scalableRecipe({ id: 'dish', servings: 2, ingredients, instructions });

/** A step with its highlights in square and its times in angle brackets. */
const drawn = (parts: readonly StepPart[] = [], factor = 1): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('seconds' in part) return `<${part.text}>`;
      const { amount, name } = mentionText(part, factor);
      return `[${amount ? `${amount} ` : ''}${name}]`;
    })
    .join('')
    .replaceAll('\u00a0', ' ');

describe('scalableRecipe', () => {
  it('repeats the amount where an ingredient is first used, and scales it', () => {
    const { steps } = recipe(
      ['200 g rice noodles', '1 lime, juiced'],
      'Soak the rice noodles for 8 minutes. Drain the noodles.',
    );
    expect(drawn(steps[0])).toBe('Soak the [200 g rice noodles] for <8 minutes>. Drain the noodles.');
    expect(drawn(steps[0], 1.5)).toContain('[300 g rice noodles]');
  });

  it('counts pieces in the step as in the list', () => {
    const { steps } = recipe(['1 onion, sliced', '4 garlic cloves'], 'Fry the onion and garlic.');
    expect(drawn(steps[0])).toBe('Fry the [onion] and [4 cloves garlic].');
    expect(drawn(steps[0], 2)).toBe('Fry the [2 onions] and [8 cloves garlic].');
  });

  it('scales a share the step measures out, and says no other amount there', () => {
    const { steps } = recipe(['3 tbsp olive oil'], 'Heat 2 tbsp of the olive oil.', 'Add the rest of the olive oil.');
    expect(drawn(steps[0])).toBe('Heat [2 tbsp of the olive oil].');
    expect(drawn(steps[0], 2)).toBe('Heat [4 tbsp of the olive oil].');
    expect(drawn(steps[1])).toBe('Add the rest of the olive oil.');
  });

  it('puts describing words between amount and noun', () => {
    const { steps } = recipe(['4 small flatbreads, warmed'], 'Serve with the warm flatbreads.');
    expect(drawn(steps[0])).toBe('Serve with the [4 warm flatbreads].');
  });

  it.each(['Add a splash of water.', 'Rinse under cold running water.', 'Cook in plenty of water.'])(
    'leaves "%s" without the amount of the list',
    (step) => {
      expect(drawn(recipe(['500 ml water'], step).steps[0])).toBe(step);
    },
  );

  it('loses no word of any step of the catalogue', async () => {
    for (const { id, servings, ingredients, instructions } of (await readCatalogue()).recipes) {
      const { steps } = scalableRecipe({ id, servings, ingredients, instructions });
      for (const [index, parts] of steps.entries()) {
        const written = parts.map((part) => {
          if (typeof part === 'string') return part;
          if ('seconds' in part) return part.text;
          const { amount, name } = mentionText(part, 1);
          return part.isShare ? `${amount} ${name}` : name;
        });
        expect(written.join('').replaceAll('\u00a0', ' '), id).toBe(instructions[index]);
      }
    }
  });
});

describe('neededIn', () => {
  it('lists whole lines, and shares as the step words them', () => {
    const dish = recipe(['3 tbsp olive oil', '1 onion, sliced'], 'Heat 2 tbsp of the olive oil and fry the onion.');
    const needed = neededIn(dish.steps[0] ?? [], dish, 2).map((text) => text.replaceAll('\u00a0', ' '));
    expect(needed).toEqual(['4 tbsp of the olive oil', '2 onions, sliced']);
  });
});
