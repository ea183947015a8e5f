import { describe, expect, it } from 'vitest';
import { guidesNamedIn } from '#src/domain/guides/named-guides.ts';

const guide = (id: string, ...names: string[]) => ({ id, title: id, names });
const TOFU = guide('tofu', 'tofu', 'firm tofu');
const SILKEN = guide('silken', 'silken tofu');
const BEANS = guide('beans', 'black bean', 'chickpea');
const all = [BEANS, TOFU, SILKEN];
const idsIn = (...lines: string[]) => guidesNamedIn(lines, all).map(({ id }) => id);

describe('the guides that a recipe names', () => {
  it('are each named once, in the order of the recipe', () => {
    expect(idsIn('400 g firm tofu', '1 tin chickpeas', 'Fry the tofu, add the black beans.')).toEqual([
      'tofu',
      'beans',
    ]);
    expect(idsIn('black beans, then tofu')).toEqual(['beans', 'tofu']);
  });

  it('are those of whole words, and of the longest name', () => {
    expect(idsIn('300 g silken tofu')).toEqual(['silken']);
    expect(idsIn('300 g silken tofu and some tofu')).toEqual(['silken', 'tofu']);
    expect(idsIn('tofurkey', 'blackbeans', '2 tbsp soya sauce')).toEqual([]);
  });

  it('are none where nothing is named', () => expect(guidesNamedIn([], all)).toEqual([]));
});
