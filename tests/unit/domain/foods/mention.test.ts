import { describe, expect, it } from 'vitest';
import { isMentioned, isUsed, mentionOf, namesOf } from '#src/domain/foods/mention.ts';

/** What is said, a line that names it, and a line that only looks so. */
const MENTIONED: [name: string, line: string, other: string][] = [
  ['aubergine', '2 large eggplants, diced', '1 courgette'],
  ['eggplants', '1 aubergine', '1 tomato'],
  ['mushrooms', '20 g dried porcini', '1 tbsp tahini'],
  ['mushrooms', '200 g shiitake', '200 g tofu'],
  ['potatoes', '1 kg floury potatoes', '2 sweet potatoes'],
  ['olives', '80 g Kalamata olives', '3 tbsp olive oil'],
  ['peppers', '1 red pepper, sliced', '½ tsp black pepper'],
  ['peppers', '2 roasted red peppers from a jar', '1 tsp red pepper flakes'],
  ['pepper', 'freshly ground black pepper', '1 yellow pepper'],
  ['cherries', '100 g dried cherries', '250 g cherry tomatoes'],
  ['tomatoes', '250 g cherry tomatoes', '1 red onion'],
  ['tomatoes', '400 ml passata', '400 ml vegetable stock'],
  ['beans', '1 × 400 g tin black beans', '1 tsp vanilla bean paste'],
  ['coconut', '400 ml coconut milk', '400 ml oat milk'],
  ['chickpeas', '3 tbsp aquafaba', '2 tbsp white miso paste'],
  ['sesame', '2 tbsp tahini', '2 tbsp peanut butter'],
  ['garlic', '2 tbsp hummus', '1 tsp ground ginger'],
  ['onions', '4 spring onions', '1 tsp nigella seeds'],
  ['rice', '200 g rice noodles', '1 cauliflower, grated to cauliflower rice'],
  ['nightshades', '1 tsp smoked paprika', '1 tsp ground cumin'],
  ['marjolaine', '1 handful of marjolaine', '1 handful of parsley'],
];

describe('isMentioned', () => {
  it.each(MENTIONED)('finds %s in "%s", not in "%s"', (name, line, other) => {
    expect(isMentioned(line, mentionOf(name))).toBe(true);
    expect(isMentioned(other, mentionOf(name))).toBe(false);
  });
});

describe('isUsed', () => {
  it.each([
    ['rice', '300 g basmati rice', '2 tbsp rice vinegar'],
    ['oats', '80 g rolled oats', '300 ml oat milk'],
    ['coconut', '400 ml coconut milk', '2 tbsp coconut oil'],
    ['chickpeas', '1 × 400 g tin chickpeas, drained', '50 g chickpea flour'],
    ['peanuts', '50 g roasted peanuts', '2 tbsp peanut butter'],
    ['courgettes', '2 zucchini', '2 cucumbers'],
  ])('takes "%s" for what "%s" is of, not "%s"', (name, line, other) => {
    expect(isUsed(line, mentionOf(name))).toBe(true);
    expect(isUsed(other, mentionOf(name))).toBe(false);
  });
});

describe('namesOf', () => {
  it('gives names that tell, and none that is in half the kitchen', () => {
    expect(namesOf(mentionOf('aubergine'))).toEqual(expect.arrayContaining(['aubergine', 'eggplant']));
    expect(namesOf(mentionOf('olives'))).not.toContain('olive');
    expect(namesOf(mentionOf('olives'))).toContain('kalamata');
    expect(namesOf(mentionOf('!'))).toEqual([]);
  });
});
