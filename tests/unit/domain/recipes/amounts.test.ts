import { describe, expect, it } from 'vitest';
import { type Amount, amountText, measurable } from '#src/domain/recipes/amounts.ts';

const amount = (quantity: number, unit = '', more: Partial<Amount> = {}): Amount => ({
  quantity,
  quantityMax: null,
  unit,
  ...more,
});
const shown = (value: Amount, factor: number) => amountText(value, factor).replaceAll('\u00a0', ' ');

describe('amountText', () => {
  it.each([
    [amount(1, 'tsp'), 0.5, '½ tsp'],
    [amount(1, 'tbsp'), 1.5, '1½ tbsp'],
    [amount(1, 'tsp'), 1 / 3, '⅓ tsp'],
    [amount(0.5, 'tsp'), 0.25, '⅛ tsp'],
    [amount(2), 2 / 3, '1⅓'],
    [amount(3), 0.25, '¾'],
  ])('writes proper fractions', (value, factor, text) => {
    expect(shown(value, factor)).toBe(text);
  });

  it.each([
    [amount(250, 'g'), 1.5, '375 g'],
    [amount(125, 'ml'), 1.25, '155 ml'],
    [amount(15, 'g'), 0.5, '8 g'],
    [amount(7, 'g'), 0.5, '3.5 g'],
    [amount(800, 'g'), 2, '1600 g'],
    [amount(1.2, 'kg'), 0.5, '0.6 kg'],
  ])('rounds weights and volumes to what a scale shows, in their own unit', (value, factor, text) => {
    expect(shown(value, factor)).toBe(text);
  });

  it('leaves what is not scaled exactly as written', () => {
    expect(shown(amount(7.3, 'g'), 1)).toBe('7.3 g');
    expect(shown(amount(283, 'ml'), 1)).toBe('283 ml');
  });

  it('scales both ends of a range, and joins ends that become one', () => {
    expect(shown(amount(2, '', { quantityMax: 3 }), 2)).toBe('4–6');
    expect(shown(amount(100, 'g', { quantityMax: 101 }), 0.5)).toBe('50 g');
  });

  it('uses the singular of a counting word for one or less', () => {
    const sprigs = amount(4, 'sprigs', { unitOfOne: 'sprig' });
    expect(shown(sprigs, 1)).toBe('4 sprigs');
    expect(shown(sprigs, 0.25)).toBe('1 sprig');
    expect(shown(sprigs, 0.125)).toBe('½ sprig');
  });
});

describe('measurable', () => {
  it('never makes nothing of something', () => {
    for (const unit of ['g', 'ml', 'kg', 'tsp', '']) expect(measurable(0.01, unit)).toBeGreaterThan(0);
  });

  it('counts whole pieces from ten on', () => {
    expect(measurable(17.6, '')).toBe(18);
  });
});
