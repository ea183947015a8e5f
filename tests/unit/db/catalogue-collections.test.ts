import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { readCollections } from '#src/db/seed/collections.ts';
import { pansOf, saysOnePot } from '#src/db/seed/contradictions.ts';
import { findFood } from '#src/domain/foods/find.ts';
import { dietSchema } from '#src/domain/recipes/kitchen.ts';
import { totalTime } from '#src/domain/recipes/times.ts';

const catalogue = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];
const byId = new Map(catalogue.map((recipe) => [recipe.id, recipe]));
const collections = await readCollections();
const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const TENS: Record<string, number> = {
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  'twenty-two': 22,
  thirty: 30,
  forty: 40,
  fifty: 50,
};
const numberOf = (word: string): number => {
  const small = NUMBERS.indexOf(word.toLowerCase());
  return Number(word) || (small >= 0 ? small : (TENS[word.toLowerCase()] ?? Number.NaN));
};
const WORD = `\\d+|${[...NUMBERS, ...Object.keys(TENS)].toSorted((a, b) => b.length - a.length).join('|')}`;

type Recipe = (typeof catalogue)[number];
const textOf = (recipe: Recipe): string =>
  [recipe.title, recipe.description, recipe.tipsAndNotes, ...recipe.ingredients, ...recipe.instructions, ...recipe.tags]
    .join(' ')
    .toLowerCase();
const minutesOf = (recipe: Recipe): number[] => {
  const { prepTime, cookTime, restTime = 0 } = recipe;
  const said = [...textOf(recipe).matchAll(new RegExp(`(${WORD})(?:–(${WORD}))? (?:minutes?|seconds?)`, 'gi'))];
  return [
    prepTime,
    cookTime,
    restTime,
    prepTime + cookTime,
    prepTime + cookTime + restTime,
    ...said.map(([, least = '']) => numberOf(least)),
  ];
};

/** A food that is drunk beside a dish, not in it. */
const BESIDE: readonly string[] = ['coffee'];

const lines = collections.flatMap(({ id, picks }) =>
  picks.map(({ id: recipeId, text }) => ({ name: `${id}: ${recipeId}`, recipe: byId.get(recipeId), text })),
);

describe('the catalogue’s collections', () => {
  it('are twelve, each of recipes that are there, none twice', () => {
    expect(collections).toHaveLength(12);
    for (const { id, picks, rule } of collections) {
      const ids = picks.map((pick) => pick.id);
      expect(
        ids.filter((each) => !byId.has(each)),
        id,
      ).toEqual([]);
      expect(new Set(ids).size, id).toBe(ids.length);
      expect(ids.length, id).toBeGreaterThanOrEqual(rule ? 4 : 6);
    }
  });

  it('count what they have', () => {
    for (const { id, description, picks } of collections) {
      const [first = ''] = description.split(' ');
      if (NUMBERS.includes(first.toLowerCase())) expect(picks.length, id).toBe(numberOf(first));
      const [, courses] = /(\w+)-course/.exec(description) ?? [];
      if (courses) expect(picks.filter(({ heading }) => heading).length, id).toBe(numberOf(courses));
    }
  });

  it.each(collections.filter(({ holds }) => holds))(
    '$title: what is promised holds of every recipe',
    ({ holds, picks, rule }) => {
      const named = picks.flatMap(({ id }) => byId.get(id) ?? []);
      const ruled = rule
        ? catalogue.filter(
            ({ category, dietaryRestrictions }) =>
              (!rule.category || category === rule.category) &&
              (rule.dietaryPreferences ?? []).every((diet) => dietaryRestrictions.includes(diet)),
          )
        : [];
      for (const { title, category, dietaryRestrictions, restTime = 0, ...times } of [...named, ...ruled]) {
        if (holds?.maxTotal) expect(totalTime({ ...times, restTime }), title).toBeLessThanOrEqual(holds.maxTotal);
        for (const diet of holds?.diets ?? []) expect(dietaryRestrictions, title).toContain(diet);
        if (holds?.category) expect(category, title).toBe(holds.category);
      }
    },
  );

  it('say "one pan" of what takes one', () => {
    for (const { id, picks } of collections) {
      let heading = '';
      for (const pick of picks) {
        heading = pick.heading ?? heading;
        const recipe = byId.get(pick.id);
        if (recipe && saysOnePot(`${heading} ${pick.text}`))
          expect(pansOf(recipe), `${id}: ${pick.id}`).toHaveLength(1);
      }
    }
  });

  it.each(lines)('$name: minutes, days and diets are the recipe’s', ({ recipe, text }) => {
    if (!recipe) throw new Error('No such recipe');
    for (const [, word = ''] of text.matchAll(new RegExp(`(${WORD}) (?:minutes?|seconds?)`, 'gi')))
      expect(minutesOf(recipe), text).toContain(numberOf(word));
    for (const [, word = '', unit = ''] of text.matchAll(new RegExp(`(${WORD}) (days?|months?|slices?)`, 'gi'))) {
      const kept = new RegExp(`(?:${numberOf(word)}|${word}) ${unit.replace(/s$/, '')}`, 'i');
      const isServings = unit.startsWith('slice') && recipe.servings === numberOf(word);
      expect(isServings || kept.test(textOf(recipe)), text).toBe(true);
    }
    for (const [, word = ''] of text.matchAll(new RegExp(`(${WORD}) hours`, 'gi')))
      expect(minutesOf(recipe), text).toContain(numberOf(word) * 60);
    for (const diet of dietSchema.options)
      if (text.toLowerCase().includes(diet)) expect(recipe.dietaryRestrictions, text).toContain(diet);
    if (/no nuts/i.test(text)) expect(recipe.dietaryRestrictions, text).toContain('nut-free');
  });

  it.each(lines)('$name: names no food that is not in it', ({ recipe, text }) => {
    if (!recipe) throw new Error('No such recipe');
    const whole = textOf(recipe);
    const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
    const foods = words.filter((word) => word.length > 3 && findFood(word) && !BESIDE.includes(word));
    const missing = foods.filter((word) => !whole.includes(word.replace(/(?:ies|es|s)$/, '')));
    expect(missing, text).toEqual([]);
  });
});
