import { describe, expect, it } from 'vitest';
import { type NutriScoreInput, nutriScore } from '#src/domain/nutrition/nutri-score.ts';

const food = (over: Partial<NutriScoreInput> = {}): NutriScoreInput => ({
  kind: 'general',
  energyKj: 0,
  sugars: 0,
  saturated: 0,
  salt: 0,
  fibre: 0,
  protein: 0,
  fruitVegLegumePercent: 0,
  ...over,
});

describe('nutriScore', () => {
  it('agrees with Open Food Facts on gazpacho', () => {
    const gazpacho = { energyKj: 148, sugars: 3, saturated: 0.2, salt: 0.5, fibre: 1.1, protein: 0.9 };
    expect(nutriScore(food({ ...gazpacho, fruitVegLegumePercent: 95 }))).toEqual({ grade: 'A', score: -3 });
  });

  it('agrees with Open Food Facts on a soy drink', () => {
    const drink = { energyKj: 178, sugars: 0.5, saturated: 0.6, salt: 0.03, fibre: 0.5, protein: 3.9 };
    expect(nutriScore(food({ kind: 'beverage', ...drink, fruitVegLegumePercent: 8 }))).toEqual({
      grade: 'B',
      score: -4,
    });
  });

  it('agrees with Open Food Facts on tofu', () => {
    const tofu = { energyKj: 82, sugars: 1.5, saturated: 0, salt: 0.03, fibre: 11.7, protein: 20 };
    expect(nutriScore(food(tofu))).toEqual({ grade: 'A', score: -12 });
  });

  it.each([
    ['energy', { energyKj: 335 }, { energyKj: 335.1 }],
    ['sugars', { sugars: 3.4 }, { sugars: 3.41 }],
    ['saturates', { saturated: 1 }, { saturated: 1.01 }],
    ['salt', { salt: 0.2 }, { salt: 0.21 }],
    ['salt at 0.6, which floats miss', { salt: 0.6 }, { salt: 0.61 }],
  ])('gives a negative point for %s only above the threshold', (_, at, above) => {
    expect(nutriScore(food(above)).score - nutriScore(food(at)).score).toBe(1);
  });

  it.each([
    ['energy', { energyKj: 1e5 }, 10],
    ['sugars', { sugars: 100 }, 15],
    ['saturates', { saturated: 100 }, 10],
    ['salt', { salt: 100 }, 20],
    ['fibre', { fibre: 100 }, -5],
    ['protein', { protein: 100 }, -7],
    ['fruit above 40 %', { fruitVegLegumePercent: 41 }, -1],
    ['fruit above 60 %', { fruitVegLegumePercent: 61 }, -2],
    ['fruit at 80 %', { fruitVegLegumePercent: 80 }, -2],
    ['fruit above 80 %', { fruitVegLegumePercent: 81 }, -5],
  ])('scores %s with %j as %i', (_, input, score) => {
    expect(nutriScore(food(input)).score).toBe(score);
  });

  it.each([
    [41, -2],
    [61, -4],
    [81, -6],
  ])('scores a drink of %i %% fruit as %i', (fruitVegLegumePercent, score) => {
    expect(nutriScore(food({ kind: 'beverage', fruitVegLegumePercent })).score).toBe(score);
  });

  it('ignores protein from eleven negative points on, except in drinks', () => {
    const protein = { protein: 100 };
    expect(nutriScore(food({ salt: 2.1, ...protein })).score).toBe(10 - 7);
    expect(nutriScore(food({ salt: 2.3, ...protein })).score).toBe(11);
    expect(nutriScore(food({ kind: 'beverage', salt: 2.3, ...protein })).score).toBe(11 - 7);
  });

  it.each([
    [0, 'A'],
    [1, 'B'],
    [2, 'B'],
    [3, 'C'],
    [10, 'C'],
    [11, 'D'],
    [18, 'D'],
    [19, 'E'],
  ])('grades a general score of %i %s', (score, grade) => {
    expect(nutriScore(food({ salt: score * 0.2 + 0.05 }))).toEqual({ score, grade });
  });

  it.each([
    [2, 'B'],
    [3, 'C'],
    [6, 'C'],
    [7, 'D'],
    [9, 'D'],
    [10, 'E'],
  ])('grades a drink with a score of %i %s', (score, grade) => {
    expect(nutriScore(food({ kind: 'beverage', salt: score * 0.2 + 0.05 }))).toEqual({ score, grade });
  });

  it('gives A among drinks to water alone, and four points for a sweetener', () => {
    expect(nutriScore(food({ kind: 'beverage' })).grade).toBe('B');
    expect(nutriScore(food({ kind: 'beverage', water: true })).grade).toBe('A');
    expect(nutriScore(food({ kind: 'beverage', sweetener: true }))).toEqual({ score: 4, grade: 'C' });
  });

  it('judges oils by their saturates: olive oil, counted as fruit, is B, coconut oil is E', () => {
    const olive = { fat: 100, saturated: 14, fruitVegLegumePercent: 100 };
    expect(nutriScore(food({ kind: 'fat', energyKj: 3700, ...olive }))).toEqual({ grade: 'B', score: 0 });
    expect(nutriScore(food({ kind: 'fat', energyKj: 3700, fat: 100, saturated: 87 })).grade).toBe('E');
  });

  it('counts the share of saturates from its threshold on', () => {
    const at = nutriScore(food({ kind: 'fat', fat: 10, saturated: 1 })).score;
    const below = nutriScore(food({ kind: 'fat', fat: 10, saturated: 0.99 })).score;
    expect(at - below).toBe(1);
  });
});
