import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import type { System } from '#src/domain/quantities/units.ts';
import { scalableRecipe } from '#src/domain/recipes/scalable-recipe.ts';
import { shownRecipe } from '#src/domain/recipes/shown-recipe.ts';
import { readMarked } from '#src/domain/scaling/mark-notation.ts';
import { neededIn, partText, type ScalableRecipe, type StepPart, scaledLine } from '#src/domain/scaling/scaling.ts';

/** A recipe of these lines and marked steps, as many times over. */
function recipe(ingredients: string[], steps: string[], factor = 1, system: System | null = null): ScalableRecipe {
  const read = readMarked(steps, ingredients);
  if (!('marks' in read)) throw new Error(read.join('; '));
  const written = scalableRecipe({ id: 'dish', servings: 2, category: 'dinner', ingredients, ...read });
  return shownRecipe(written, { factor, system, scale: null, swaps: new Map() });
}

/** A step with its highlights in square and its times in angle brackets. */
const drawn = (parts: readonly StepPart[] = []): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'seconds' in part ? `<${partText(part)}>` : `[${partText(part)}]`;
    })
    .join('')
    .replaceAll('\u00a0', ' ');

const step = (ingredients: string[], text: string, factor = 1, system: System | null = null): string =>
  drawn(recipe(ingredients, [text], factor, system).steps[0]);

describe('scalableRecipe', () => {
  it('says the amount where all of a line is marked, and scales it', () => {
    const noodles = ['200 g rice noodles', '1 lime, juiced'];
    const text = 'Soak the {noodles} for {8 minutes}. Drain the noodles.';
    expect(step(noodles, text)).toBe('Soak the [200 g noodles] for <8 minutes>. Drain the noodles.');
    expect(step(noodles, text, 1.5)).toContain('[300 g noodles]');
  });

  it('says nothing where nothing is marked, however clear the words are', () => {
    expect(step(['200 g rice noodles'], 'Soak the rice noodles for 8 minutes.')).toBe(
      'Soak the rice noodles for 8 minutes.',
    );
  });

  it('counts pieces in the step as in the list', () => {
    const lines = ['1 onion, sliced', '4 garlic cloves'];
    expect(step(lines, 'Fry the {onion} and {garlic}.')).toBe('Fry the [onion] and [4 cloves garlic].');
    expect(step(lines, 'Fry the {onion} and {garlic}.', 2)).toBe('Fry the [2 onions] and [8 cloves garlic].');
  });

  it.each([
    [['3 cloves garlic'], 'Fry the {garlic cloves|garlic}.', '[3 garlic cloves]', '[6 garlic cloves]'],
    [['1 stick celery'], 'Fry the {celery stick|celery}.', '[celery stick]', '[2 celery sticks]'],
    [['12–15 leaves of sage'], 'Fry the {leaves of sage}.', '[12–15 leaves of sage]', '[24–30 leaves of sage]'],
  ])('counts once what line and step both count: %s', (lines, text, once, twice) => {
    expect(step(lines, text)).toBe(`Fry the ${once}.`);
    expect(step(lines, text, 2)).toBe(`Fry the ${twice}.`);
  });

  it('scales an amount that the step says', () => {
    const text = 'Heat {2 tbsp of the olive oil}. Add {the rest of the olive oil|rest}.';
    expect(step(['3 tbsp olive oil'], text)).toBe('Heat [2 tbsp of the olive oil]. Add [the rest of the olive oil].');
    expect(step(['3 tbsp olive oil'], text, 2)).toContain('[4 tbsp of the olive oil]');
  });

  it('says behind a part of a line what it comes to', () => {
    const text = 'Add {half of the salt|½} and {a third of the water|⅓}.';
    const lines = ['1 tsp salt', '600 ml water'];
    expect(step(lines, text)).toBe('Add [half of the salt (½ tsp)] and [a third of the water (200 ml)].');
    expect(step(lines, text, 2)).toBe('Add [half of the salt (1 tsp)] and [a third of the water (400 ml)].');
  });

  it.each([
    [['10 g fresh rosemary'], '{half of the rosemary|½}', 0.5, null, '[half of the rosemary]'],
    [['10 g fresh rosemary'], '{half of the rosemary|½}', 1, 'us', '[half of the rosemary]'],
    [['30 g desiccated coconut'], '{half of the coconut|½}', 1, 'us', '[half of the coconut (2 tbsp + 2 tsp)]'],
    [['30 g vegan butter'], '{one third of the butter|⅓}', 1, 'us', '[one third of the butter (2 tsp)]'],
    [['200 ml coconut milk'], '{3 tbsp of the coconut milk}', 3, null, '[135 ml of the coconut milk]'],
    [['200 g tahini'], '{3 tbsp of the tahini}', 3, null, '[9 tbsp of the tahini]'],
    [['¾ tsp salt'], '{half of the salt|½}', 1, null, '[half of the salt (heaped ¼ tsp)]'],
    [['¾ tsp salt'], '{half of the salt|½}', 2, null, '[half of the salt (¾ tsp)]'],
    [['275 g vegan butter'], '{half of the butter|½}', 1, 'us', '[half of the butter (1 stick + 2 tbsp)]'],
    [['2 red chillies'], '{half of the chillies|½}', 1 / 2, null, '[half of the chilli]'],
    [['1 onion'], '{the rest of the onion|rest}', 2, null, '[the rest of the onions]'],
    [['4 garlic cloves'], '{half of the garlic|½}', 1 / 4, null, '[half of the garlic]'],
    [['5 g fresh mint leaves'], '{mint leaves}', 1, 'us', '[mint leaves]'],
    [['60 g smooth peanut butter'], '{peanut butter}', 1, 'us', '[¼ cup peanut butter]'],
    [['1 pinch of ground nutmeg'], '{nutmeg}', 2, null, '[nutmeg]'],
    [['5 tbsp soy sauce'], '{4 tbsp of the soy sauce}', 2, null, '[120 ml of the soy sauce]'],
  ] as const)('measures a part of %j, %s, %d times over (units: %s)', (lines, text, factor, system, expected) => {
    expect(step([...lines], text, factor, system)).toBe(expected);
  });

  it.each([
    [2, 'Divide [between eight bowls].'],
    [3, 'Divide [between twelve bowls].'],
    [4, 'Divide [between 16 bowls].'],
    [1 / 4, 'Put [into one bowl].'],
  ])('divides between bowls for %d times as many', (factor, expected) => {
    expect(step([], 'Divide {between four bowls|count}.', factor)).toBe(expected);
  });

  it('rounds as the food wants it, and leaves out in a step what is no number', () => {
    const lines = ['3 star anise', '1 onion', '5 g fresh mint leaves', '4 tbsp lemon juice', '4 tbsp tahini'];
    const shownLines = (factor: number) =>
      recipe(lines, [], factor).lines.map((line) => {
        const { amount, rest } = scaledLine(line);
        return `${amount} ${rest}`.replaceAll('\u00a0', ' ');
      });
    expect(shownLines(0.5)).toEqual([
      'about 2 star anise',
      '½ onion',
      'a few fresh mint leaves',
      '2 tbsp lemon juice',
      '2 tbsp tahini',
    ]);
    expect(shownLines(3).slice(3)).toEqual(['180 ml lemon juice', '12 tbsp tahini']);
    expect(step(lines, 'Add the {star anise} and the {mint leaves}.', 0.5)).toBe(
      'Add the [2 star anise] and the [mint leaves].',
    );
  });

  it('puts onto one plate, and all of one jar', () => {
    expect(step([], 'Divide {between two plates|count} and serve.', 0.5)).toBe('Put [onto one plate] and serve.');
    expect(step([], 'Spoon it {into 2 jars|count}.', 0.5)).toBe('Spoon it [into 1 jar].');
  });

  it('loses no word of any step of the catalogue', async () => {
    const all = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];
    for (const each of all) {
      for (const [index, parts] of scalableRecipe(each).steps.entries()) {
        const said = parts.map((part) => {
          if (typeof part === 'string' || !('line' in part)) return partText(part);
          if (part.share === 'said') return partText(part);
          const name = typeof part.name === 'string' ? part.name : partText({ ...part, amount: null });
          const { many, one } = typeof part.name === 'string' ? { many: name, one: name } : part.name;
          const written = each.instructions[index] ?? '';
          return part.before + (written.includes(part.before + many) ? many : one);
        });
        expect(said.join('').replaceAll('\u00a0', ' '), each.id).toBe(each.instructions[index]);
      }
    }
  });
});

describe('neededIn', () => {
  it('lists whole lines, and parts of lines as the step words them', () => {
    const dish = recipe(
      ['3 tbsp olive oil', '1 onion, sliced', '1 tsp salt'],
      ['Heat {2 tbsp of the olive oil} and fry the {onion} with {half of the salt|½}.'],
      2,
    );
    const needed = neededIn(dish.steps[0] ?? [], dish).map((text) => text.replaceAll('\u00a0', ' '));
    expect(needed).toEqual(['4 tbsp of the olive oil', '2 onions, sliced', 'half of the salt (1 tsp)']);
  });
});
