import { describe, expect, it } from 'vitest';
import { type Appealing, byAppeal } from '#src/domain/recipes/appeal.ts';
import { seasonAt } from '#src/domain/recipes/facts/seasons.ts';

const AUTUMN = Date.UTC(2026, 9, 15);
const SPRING = Date.UTC(2026, 3, 15);

const recipe = (id: string, more: Partial<Appealing> = {}): Appealing => ({
  id,
  category: 'dinner',
  tags: [],
  seasons: [],
  imageUrl: `/images/${id}.jpg`,
  nutriScore: null,
  isPremiumOnly: false,
  createdAt: 0,
  ...more,
});
const ids = (recipes: Appealing[], now = AUTUMN) => byAppeal(recipes, now).map(({ id }) => id);

describe('seasonAt', () => {
  it.each([
    [0, 'winter'],
    [1, 'winter'],
    [2, 'spring'],
    [5, 'summer'],
    [8, 'autumn'],
    [10, 'autumn'],
    [11, 'winter'],
  ])('month %i is %s', (month, season) => {
    expect(seasonAt(Date.UTC(2026, month, 1))).toBe(season);
  });
});

describe('byAppeal', () => {
  it('puts what is in season first, and what is not behind what is eaten all year', () => {
    const recipes = [
      recipe('asparagus', { seasons: ['spring'] }),
      recipe('pumpkin', { seasons: ['autumn'] }),
      recipe('dal'),
    ];
    expect(ids(recipes)).toEqual(['pumpkin', 'dal', 'asparagus']);
    expect(ids(recipes, SPRING)).toEqual(['asparagus', 'dal', 'pumpkin']);
  });

  it('prefers a picture, a good label and what everybody can cook, then the newer', () => {
    const recipes = [
      recipe('bare', { imageUrl: null, createdAt: 9 }),
      recipe('locked', { isPremiumOnly: true }),
      recipe('old'),
      recipe('new', { createdAt: 1 }),
      recipe('light', { nutriScore: 'A' }),
    ];
    expect(ids(recipes)).toEqual(['light', 'new', 'old', 'locked', 'bare']);
    expect(ids(recipes.toReversed())).toEqual(['light', 'new', 'old', 'locked', 'bare']);
  });

  it('shows drinks and basics last, however new they are', () => {
    const recipes = [
      recipe('oat-milk', { category: 'beverages', nutriScore: 'A', createdAt: 9 }),
      recipe('pesto', { category: 'lunch', tags: ['sauce'], createdAt: 8 }),
      recipe('nuts', { category: 'snacks', createdAt: 7 }),
      recipe('brownies', { category: 'desserts' }),
      recipe('curry', { imageUrl: null }),
    ];
    expect(ids(recipes)).toEqual(['brownies', 'curry', 'nuts', 'oat-milk', 'pesto']);
  });

  it('has no two of one category in a row while there is another', () => {
    const recipes = [
      ...['a', 'b', 'c'].map((id) => recipe(id, { seasons: ['autumn'] })),
      recipe('mousse', { category: 'desserts' }),
      recipe('juice', { category: 'beverages' }),
    ];
    expect(ids(recipes)).toEqual(['a', 'mousse', 'b', 'juice', 'c']);
  });
});
