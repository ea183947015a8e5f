import { describe, expect, it } from 'vitest';
import { UNKNOWN_MICRONUTRIENTS } from '#src/domain/nutrition/recipe-micronutrients.ts';
import { type EntrySource, entryOf } from '#src/domain/search/catalogue-entry.ts';
import { filterCheck } from '#src/domain/search/filter-check.ts';
import { NO_FILTERS, type SearchFilters } from '#src/domain/search/search-filters.ts';

const per100 = { energy: 200, fat: 0, saturated: 0, carbs: 0, sugars: 0, fibre: 0, protein: 5, salt: 200, vitaminC: 0 };
/** 400 kcal and 10 g of protein in a serving; an hour from start to table, half of it waiting. */
const SOUP: EntrySource = {
  ...{ number: 1, id: 'lentil-soup', category: 'dinner', cuisine: null, createdAt: 0, isPremiumOnly: false },
  title: 'Lentil Soup',
  ingredients: ['200 g red lentils', '2 carrots', '1 onion'],
  categories: ['dinner', 'lunch'],
  tags: ['one-pot', 'budget'],
  dietaryRestrictions: ['gluten-free', 'nut-free'],
  instructions: ['Fry the onion, then boil the lentils for 20 minutes.'],
  allergens: { contains: [], check: [{ allergen: 'celery', foods: ['stock'] }], unknown: [] },
  facts: { equipment: ['hob'], cost: 'fair', families: ['soup'], occasions: ['packed-lunch'], seasons: ['winter'] },
  difficulty: 'easy',
  prepTime: 10,
  cookTime: 20,
  restTime: 30,
  servings: 4,
  nutrition: {
    ...{ per100, servingGrams: 200, knownWeight: 1, fruitVegLegumePercent: 60 },
    micronutrients: UNKNOWN_MICRONUTRIENTS,
  },
};

const keeps = (filters: Partial<SearchFilters>, recipe = SOUP) =>
  isKept(filterCheck({ ...NO_FILTERS, ...filters }), recipe);
const isKept = (check: ReturnType<typeof filterCheck>, recipe: EntrySource) =>
  check.keepsLimits(entryOf(recipe)) && check.isWithout(recipe);
const isAskedFor = (filters: Partial<SearchFilters>) => {
  const check = filterCheck({ ...NO_FILTERS, ...filters });
  return check.isAskedFor(entryOf(SOUP)) && check.hasWanted(SOUP);
};

describe('a recipe held against filters', () => {
  it('keeps every limit of filters that has none', () => {
    expect([keeps({}), isAskedFor({})]).toEqual([true, true]);
  });

  it.each<[string, Partial<SearchFilters>, Partial<SearchFilters>]>([
    ['all diets', { diets: ['gluten-free', 'nut-free'] }, { diets: ['gluten-free', 'soy-free'] }],
    ['the time, waiting included', { maxMinutes: 60 }, { maxMinutes: 59 }],
    ['the work, however long it waits', { maxWorkMinutes: 30 }, { maxWorkMinutes: 29 }],
    ['the number of people', { servings: 4 }, { servings: 5 }],
    ['how hard it is', { difficulty: 'easy' }, { difficulty: 'hard' }],
    ['the energy of a serving', { maxKcal: 400 }, { maxKcal: 399 }],
    ['the protein of a serving', { minProtein: 10 }, { minProtein: 10.5 }],
    ['the most protein', { maxProtein: 10 }, { maxProtein: 9 }],
    ['the salt, in grams', { maxSalt: 0.5 }, { minSalt: 0.5 }],
    ['the least time', { minMinutes: 60 }, { minMinutes: 61 }],
    ['the most people', { maxServings: 4 }, { maxServings: 3 }],
    ['the number of ingredients', { maxIngredients: 3 }, { maxIngredients: 2 }],
    ['the cost', { cost: 'fair' }, { cost: 'cheap' }],
    ['equipment that is missing', { withoutEquipment: ['oven'] }, { withoutEquipment: ['oven', 'hob'] }],
    ['that nothing is cooked', {}, { equipment: ['no-cook'] }],
    ['ways of cooking', { withoutMethods: ['bake'] }, { withoutMethods: ['fry'] }],
    ['allergens, those by product too', { without: ['sesame'] }, { without: ['celery'] }],
    ['dishes that are not wanted', { excluded: ['curry'] }, { excluded: ['soups'] }],
    ['what must not be among the ingredients', { excluded: ['mushrooms'] }, { excluded: ['mushrooms', 'carrots'] }],
    ['what must not be in its title', { excluded: ['tofu'] }, { excluded: ['soup'] }],
  ])('keeps to %s', (_, kept, broken) => {
    expect([keeps(kept), keeps(broken)]).toEqual([true, false]);
  });

  it('keeps no limit of what nobody knows', () => {
    const allergens = { contains: [], check: [], unknown: ['glorp'] };
    expect(keeps({ without: ['lupin'] }, { ...SOUP, allergens })).toBe(false);
    const facts = { ...SOUP.facts, equipment: [], cost: null };
    expect([
      keeps({ withoutEquipment: ['oven'] }, { ...SOUP, facts }),
      keeps({ cost: 'fair' }, { ...SOUP, facts }),
    ]).toEqual([false, false]);
  });

  it('keeps no limit of a figure nobody knows', () => {
    const unknown = { ...SOUP, nutrition: null };
    expect(keeps({}, unknown)).toBe(true);
    expect([keeps({ maxKcal: 9000 }, unknown), keeps({ minProtein: 1 }, unknown)]).toEqual([false, false]);
  });

  it('keeps no limit of times and servings nobody knows', () => {
    const unknown = { ...SOUP, prepTime: null, servings: null };
    expect(keeps({}, unknown)).toBe(true);
    for (const limit of [{ maxMinutes: 9000 }, { maxWorkMinutes: 9000 }, { minMinutes: 0 }, { servings: 1 }])
      expect(keeps(limit, unknown), JSON.stringify(limit)).toBe(false);
    expect(keeps({ maxMinutes: 30 }, { ...SOUP, restTime: null })).toBe(true);
  });

  it.each<[string, Partial<SearchFilters>, Partial<SearchFilters>]>([
    ['one of its categories', { category: 'lunch' }, { category: 'desserts' }],
    ['all tags', { tags: ['one-pot', 'budget'] }, { tags: ['one-pot', 'italian'] }],
    ['occasions', { occasions: ['packed-lunch'] }, { occasions: ['christmas'] }],
    ['seasons', { seasons: ['winter'] }, { seasons: ['summer'] }],
    ['equipment', { equipment: ['hob'] }, { equipment: ['air-fryer'] }],
    ['all foods wanted', { wanted: ['lentils', 'carrots'] }, { wanted: ['lentils', 'tofu'] }],
  ])('is asked for by %s', (_, asked, other) => {
    expect([isAskedFor(asked), isAskedFor(other)]).toEqual([true, false]);
  });
});
