import { describe, expect, it } from 'vitest';
import { type Amount, amountText, measurable, scaledAmount } from '#src/domain/quantities/amounts.ts';

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
    [amount(1, 'tbsp'), 5 / 3, '1 tbsp + 2 tsp'],
    [amount(2.5, 'tbsp'), 0.5, '1 tbsp + 1 tsp'],
    [amount(1.5, 'tbsp'), 0.5, '2¼ tsp'],
    [amount(1, 'tsp'), 1 / 3, 'heaped ¼ tsp'],
    [amount(1.25, 'tsp'), 0.5, 'heaped ½ tsp'],
    [amount(0.5, 'tsp'), 1 / 3, 'scant ¼ tsp'],
    [amount(0.5, 'tsp'), 0.25, '⅛ tsp'],
    [amount(2), 0.75, '1½'],
    [amount(1), 0.25, '¼'],
  ])('writes the fractions a cook can measure', (value, factor, text) => {
    expect(shown(value, factor)).toBe(text);
  });

  it.each([
    [amount(250, 'g'), 1.5, '375 g'],
    [amount(125, 'ml'), 1.25, '155 ml'],
    [amount(15, 'g'), 0.5, '8 g'],
    [amount(7, 'g'), 0.5, '3.5 g'],
    [amount(15, 'g'), 1.5, '25 g'],
    [amount(25, 'g'), 0.5, '13 g'],
    [amount(7, 'g'), 2, '14 g'],
    [amount(35, 'g'), 0.5, '18 g'],
    [amount(25, 'ml'), 0.5, '2½ tsp'],
    [amount(30, 'ml'), 0.5, '1 tbsp'],
  ])('rounds weights and volumes to what a scale shows, ', (value, factor, text) => {
    expect(shown(value, factor)).toBe(text);
  });

  it.each([
    [amount(800, 'g'), 2, '1.6 kg'],
    [amount(600, 'ml'), 2, '1.2 litres'],
    [amount(500, 'ml'), 2, '1 litre'],
    [amount(1.2, 'kg'), 0.5, '600 g'],
    [amount(1, 'litre'), 0.5, '500 ml'],
    [amount(2, 'tsp'), 3, '2 tbsp'],
    [amount(2, 'tsp'), 2, '4 tsp'],
    [amount(1, 'tbsp'), 1 / 3, '1 tsp'],
    [amount(1, 'tbsp'), 2 / 3, '2 tsp'],
    [amount(0.25, 'cups'), 0.5, '2 tbsp'],
    [amount(0.25, 'cups'), 1, '¼ cups'],
    [amount(0.25, 'cups'), 1 / 12, '1 tsp'],
    [amount(4, 'tbsp', { isFluid: true }), 3, '180 ml'],
    [amount(4, 'tbsp'), 3, '12 tbsp'],
    [amount(0.75, 'tsp'), 0.5, 'heaped ¼ tsp'],
  ])('goes on in the next unit where its own is too small or too large', (value, factor, text) => {
    expect(shown(value, factor)).toBe(text);
  });

  it.each([
    [amount(3), 1.5, '5'],
    [amount(4), 1 / 3, '1½'],
    [amount(1), 1 / 3, '¼'],
    [amount(1), 0.125, 'a little'],
    [amount(3, '', { isWhole: true }), 1.5, '5'],
    [amount(3, '', { isWhole: true }), 0.5, 'about 2'],
    [amount(1, '', { isWhole: true }), 0.125, 'a piece of'],
    [amount(0.25, 'tsp'), 0.25, 'a pinch of'],
    [amount(5, 'g', { least: 'a few' }), 0.5, 'a few'],
  ])('counts pieces by halves, small ones whole, and says where it is no number', (value, factor, text) => {
    expect(shown(value, factor)).toBe(text);
  });

  it('comes within 15 % of what it is, whatever is weighed or spooned', () => {
    const cups = { cup: 16, cups: 16, tbsp: 1, tsp: 1 / 3, ml: 1 / 15, litre: 1000 / 15, litres: 1000 / 15 };
    const size: Record<string, number> = { ...cups, g: 1 / 15, kg: 1000 / 15 };
    for (const unit of ['g', 'ml', 'tbsp', 'tsp']) {
      for (let quantity = unit === 'tsp' || unit === 'tbsp' ? 1 / 2 : 2; quantity < 60; quantity *= 1.01) {
        const { quantity: number, unit: shownUnit, plus, lead } = scaledAmount(amount(quantity, unit), 1, false);
        const eighth = lead === 'heaped' ? 1 / 8 : 0;
        const is = (number + eighth) * (size[shownUnit] ?? 0) + (plus ? plus.quantity * (size[plus.unit] ?? 0) : 0);
        const wanted = quantity * (size[unit] ?? 0);
        expect(Math.abs(is - wanted) / wanted, `${quantity} ${unit}`).toBeLessThan(0.151);
      }
    }
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
    expect(shown({ ...sprigs, isWhole: true }, 0.125)).toBe('½ sprig');
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
