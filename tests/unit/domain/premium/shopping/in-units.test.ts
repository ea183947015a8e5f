import { describe, expect, it } from 'vitest';
import { listInUnits } from '#src/domain/premium/shopping/in-units.ts';
import type { ShoppingItem } from '#src/domain/premium/shopping/list.ts';

const item = (amount: string): ShoppingItem => ({
  key: 'food:x',
  name: '400 g of my own words',
  aisle: 'tins',
  isStaple: false,
  isTicked: false,
  amount,
  purchase: null,
  sources: [],
});
const shown = (amount: string, system: 'us' | 'metric' | null) =>
  listInUnits({ items: [item(amount)] }, system).items[0]?.amount.replaceAll('\u00a0', ' ');

describe('listInUnits', () => {
  it.each([
    ['2 × 400 g tins (480 g drained, 60 g over)', '2 × 14 oz tins (1 lb 1 oz drained, 2 oz over)'],
    ['1 × 1 l carton (600 ml over)', '1 × 34 fl oz carton (2½ cups over)'],
    ['2 × 400 ml tins', '2 × 13½ fl oz tins'],
    ['1 × 1.5 kg bag', '1 × 3¼ lb bag'],
    ['1 × 500 g bag', '1 × 1 lb 2 oz bag'],
    ['1 × 90 g jar (80 g over)', '1 × 3 oz jar (most of it over)'],
    ['3.8 kg (about 38)', '8½ lb (about 38)'],
    ['600 g (about 4)', '1 lb 5 oz (about 4)'],
    ['1.5 kg + 1 handful', '3¼ lb + 1 handful'],
    ['3 bulbs (25 cloves)', '3 bulbs (25 cloves)'],
    ['2 tbsp', '2 tbsp'],
    ['', ''],
  ])('shows %j as %j', (metric, us) => {
    expect(shown(metric, 'us')).toBe(us);
    expect(shown(metric, 'metric')).toBe(metric);
    expect(shown(metric, null)).toBe(metric);
  });

  it('leaves names alone', () => {
    expect(listInUnits({ items: [item('400 g')] }, 'us').items[0]?.name).toBe('400 g of my own words');
  });
});
