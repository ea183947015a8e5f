import fc from 'fast-check';
import { CATEGORIES, DIETS, DIFFICULTIES } from '#src/domain/recipes/kitchen.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { WHOLE } from '../a-whole-recipe.ts';

/** Words of a kitchen, and what formats take for signs of their own. */
const PIECES = [
  ...[
    'onion',
    'olive oil',
    '200 g',
    '½ tsp',
    'salt',
    'für den Teig',
    '日本',
    '🧂',
    '3',
    '1.',
    '- ',
    '10–12 minutes',
    '180 °C',
  ],
  ...[
    '@',
    '#',
    '~',
    '{',
    '}',
    '{2%g}',
    '(chopped)',
    '--',
    '---',
    '[-',
    '-]',
    '>',
    '>> key: value',
    '=',
    '== Dough',
    '\\',
    '\\n',
  ],
  ...[
    '&amp;',
    '<b>',
    '"',
    "'",
    ':',
    '%',
    '|',
    '*',
    '_',
    '`',
    '![x](y)',
    ',',
    ';',
    'null',
    'true',
    '~',
    '\n',
    '\n\n',
    '   ',
  ],
];

/** A text within a field's limits, as saving one leaves it. */
const text = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 })
    .map((pieces) => pieces.join(' ').trim().slice(0, most).trim())
    .filter((written) => written.length >= least);
const line = (most: number) =>
  text(1, most)
    .map((written) => written.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean);
const orNull = <T>(what: fc.Arbitrary<T>) => fc.option(what, { nil: null });
const minutes = orNull(fc.integer({ min: 0, max: 2880 }));
const slug = fc.constantFrom('one-pot', 'thai', 'no-bake', 'a1', '30-minutes');
const some = <T>(of: readonly T[], most: number) => fc.uniqueArray(fc.constantFrom(...of), { maxLength: most });
const address = orNull(fc.constantFrom('https://example.com/a?b=c#d', 'https://example.org/%C3%BC'));

const ingredients = fc.array(line(RECIPE_FIELDS.ingredients.longest), { minLength: 1, maxLength: 8 });
const groupsOf = (length: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: length - 1 }), { maxLength: 3 })
    .chain((places) =>
      fc.tuple(...places.toSorted((a, b) => a - b).map((at) => line(60).map((name) => ({ name, at })))),
    )
    .map((groups) => [...groups]);

/** Any recipe whose fields keep the rules of saving one, with marks that fit its steps. */
export const anyRecipe: fc.Arbitrary<Recipe> = fc
  .record({
    title: line(120).filter((written) => written.length >= 3),
    description: text(1, 600),
    category: fc.constantFrom(...CATEGORIES),
    categories: some(CATEGORIES, 6),
    cuisine: orNull(line(40)),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    tags: fc.uniqueArray(slug, { maxLength: 5 }),
    dietaryRestrictions: some(DIETS, 4),
    ...{ prepTime: minutes, cookTime: minutes, restTime: minutes },
    servings: fc.integer({ min: 1, max: 100 }),
    ingredients,
    instructions: fc.array(text(1, 400), { minLength: 1, maxLength: 6 }),
    nutritionalBenefits: orNull(text(1, 300)),
    tipsAndNotes: orNull(text(1, 300)),
    author: orNull(line(80)),
    sourceUrl: address,
    videoUrl: address,
    seoTitle: orNull(line(70)),
    seoDescription: orNull(line(200)),
    isPremiumOnly: fc.boolean(),
    createdAt: fc.integer({ min: 1_000_000_000_000, max: 2_000_000_000_000 }),
  })
  .chain((fields) =>
    groupsOf(fields.ingredients.length).map((ingredientGroups) => ({ ...WHOLE, ...fields, ingredientGroups })),
  )
  .map((recipe) => ({ ...recipe, marks: marksOf(recipe) }));

/** A mark on the first word of each step, in turn of a line and of a time. */
function marksOf({ instructions, ingredients: lines }: Pick<Recipe, 'instructions' | 'ingredients'>): Recipe['marks'] {
  return instructions.flatMap((step, at): Recipe['marks'] => {
    const word = /\p{L}+/u.exec(step);
    const time = /10–12 minutes/.exec(step);
    return [
      ...(word
        ? [
            {
              of: 'ingredient' as const,
              step: at,
              start: word.index,
              text: word[0],
              line: at % lines.length,
              share: 1 as const,
            },
          ]
        : []),
      ...(time
        ? [{ of: 'time' as const, step: at, start: time.index, text: time[0], minutes: { min: 10, max: 12 } }]
        : []),
    ];
  });
}
