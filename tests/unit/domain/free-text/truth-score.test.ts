import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLine, type LineTruth } from '#tests/support/ingredient-truth.ts';
import { recipeTruths, scoreOf } from '#tests/support/recipe-truth.ts';

const TRUTHS = recipeTruths(join(import.meta.dirname, 'truth'));

const line = (amount: LineTruth['amount'], unit: string, food: string): LineTruth => ({ amount, unit, food });

/** The truth itself, as a reader that makes no mistake would give it. */
const perfect = (truth: (typeof TRUTHS)[number]) => ({
  title: truth.title ?? 'Untitled',
  ingredients: truth.lines.map(({ amount, unit, food }) => ({
    amount: Array.isArray(amount) ? amount.join('–') : String(amount),
    unit,
    name: food,
  })),
  ingredientGroups: truth.groups,
  instructions: truth.steps.length > 0 ? truth.steps : ['Eat.'],
  prepTime: truth.prep?.[0] ?? 0,
  cookTime: truth.cook?.[0] ?? 0,
  restTime: truth.rest?.[0] ?? 0,
  servings: truth.servings?.[0] ?? 4,
  tips: truth.tips.join('. '),
});

describe('the truth about pasted recipes', () => {
  it('is of 30 texts, and its groups begin where there are lines', () => {
    expect(TRUTHS).toHaveLength(30);
    for (const { groups, lines } of TRUTHS) for (const { at } of groups) expect(at).toBeLessThan(lines.length);
  });

  it('finds nothing wrong with a reader who makes no mistake', () => {
    for (const truth of TRUTHS) {
      const { lines, linesRight, invented, facts, factsRight, wrong } = scoreOf(truth, perfect(truth));
      expect(wrong, truth.name).toEqual([]);
      expect([linesRight, invented, factsRight], truth.name).toEqual([lines, 0, facts]);
    }
  });

  it('sees a line, a step and a group that are missing', () => {
    const [truth] = TRUTHS.filter(({ name }) => name === 'boxes-and-groups');
    if (!truth) throw new Error('There is no such text');
    const read = perfect(truth);
    const less = {
      ...read,
      ingredients: read.ingredients.slice(1),
      instructions: read.instructions.slice(1),
      ingredientGroups: [],
    };
    const { lines, linesRight, facts, factsRight } = scoreOf(truth, less);
    expect([lines - linesRight, facts - factsRight]).toEqual([1, 2]);
  });
});

describe('isLine', () => {
  it.each([
    [line(2, '400 g tin', 'chopped tomatoes'), { amount: '2', unit: '400 g tins', name: 'chopped tomatoes, drained' }],
    [line(2, '400 g tin', 'chopped tomatoes'), { amount: '800', unit: 'g', name: 'chopped tomatoes' }],
    [line(1, '400 g tin', 'chickpeas'), { amount: 'a', unit: 'tin', name: 'chickpeas (400 g)' }],
    [line(1, '14 oz block', 'tofu'), { amount: '1', unit: '14-ounce block', name: 'extra-firm tofu' }],
    [line(18, 'tbsp', 'flour'), { amount: '1⅛', unit: 'cups', name: 'plain flour' }],
    [line(0.5, 'cup', 'red onion'), { amount: '1/2', unit: 'C', name: 'diced red onion' }],
    [line([2, 3], 'tbsp', 'oil'), { amount: '2–3', unit: 'tablespoons', name: 'oil' }],
    [line(1.5, 'kg', 'tomatoes'), { amount: '1½', unit: 'kg', name: 'ripe tomatoes' }],
    [line(1, '', 'lime'), { amount: '', unit: '', name: 'juice of 1 lime' }],
    [line(2, 'clove', 'garlic'), { amount: '2', unit: '', name: 'garlic cloves' }],
    [line('', '', 'salt'), { amount: '', unit: '', name: 'salt, to taste' }],
    [line('a', 'pinch', 'salt'), { amount: '', unit: 'pinch', name: 'salt' }],
    [line(3, 'tbsp', 'oil'), { amount: 'three', unit: 'tablespoonfuls', name: 'oil' }],
  ])('takes %j for %j', (truth, read) => expect(isLine(truth, read)).toBe(true));

  it.each([
    [line(1, 'tbsp', 'oil'), { amount: '1', unit: 'tsp', name: 'oil' }],
    [line(18, 'tbsp', 'flour'), { amount: '2', unit: 'tbsp', name: 'flour' }],
    [line([2, 3], 'tbsp', 'oil'), { amount: '2', unit: 'tbsp', name: 'oil' }],
    [line(1, 'tbsp', 'olive oil'), { amount: '1', unit: '', name: 'T olive oil' }],
    [line(1, '400 g tin', 'chickpeas'), { amount: '1', unit: 'tin', name: 'chickpeas' }],
    [line(200, 'g', 'red lentils'), { amount: '200', unit: 'g', name: 'green lentils' }],
    [line('', '', 'salt'), { amount: '1', unit: 'tsp', name: 'salt' }],
  ])('does not take %j for %j', (truth, read) => expect(isLine(truth, read)).toBe(false));
});
