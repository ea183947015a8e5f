import { describe, expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';

/** Made without a random generator that differs from run to run: the same thousand sentences each time. */
function picker(seed: number) {
  let state = seed;
  return <T>(list: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return list[Math.floor((state / 2_147_483_648) * list.length)] as T;
  };
}

const REFUSALS = ['no celery', 'she is allergic to sesame', 'mustard gives him hives', 'I hate kale', 'without soya'];
const FOODS = ['cashews', 'pistachios', 'walnuts', 'lentils', 'tofu', 'mushrooms', 'coconut', 'garlic'];
/** Verbs, and what follows them, that no lexicon has. */
const VERBS = ['flumph', 'zibble', 'quargle', 'snorf', 'blarg'];
const FRAMES: readonly ((food: string, verb: string) => string)[] = [
  (food, verb) => `my son ${verb}s ${food}`,
  (food, verb) => `${food} ${verb} her`,
  (food, verb) => `${food} are ${verb}ed`,
  (food, verb) => `we ${verb} at ${food}`,
  (food, verb) => `${verb} the ${food}`,
  (food, verb) => `${food} ${verb}`,
  (food, verb) => `${food} always ${verb} us`,
];

describe('the rule of safety', () => {
  it('wishes for no food of a clause that was not read whole, in a text that refuses anything', () => {
    const pick = picker(7);
    for (let times = 0; times < 1000; times++) {
      const food = pick(FOODS);
      const clauses = [pick(REFUSALS), pick(FRAMES)(food, pick(VERBS))];
      const sentence = (pick([true, false]) ? clauses : clauses.toReversed()).join(pick(['. ', '; ', ', but ']));
      const { text, wanted, notUnderstood, excluded, without } = readSentence(sentence);
      expect([text, ...wanted].join(' '), sentence).not.toContain(food);
      expect(notUnderstood.join(' '), sentence).not.toBe('');
      // Nothing is lost unsaid.
      expect([...notUnderstood, ...excluded, ...without].join(' '), sentence).toContain(food);
    }
  });

  it('wishes for what is wanted beside a refusal, or merely named', () => {
    for (const refusal of REFUSALS) {
      expect(readSentence(`${refusal}. I want tofu`).text, refusal).toContain('tofu');
      expect(readSentence(`${refusal}. A lentil soup`).text, refusal).toContain('lentil soup');
    }
  });

  it('says what was not understood, and where', () => {
    expect(readSentence('no celery. My son snorfs cashews. Dinner').notUnderstood).toEqual(['My son snorfs cashews']);
  });
});
