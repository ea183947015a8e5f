import { describe, expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';

/** Made without a random generator that differs from run to run: the same sentences each time. */
function picker(seed: number) {
  let state = seed;
  return <T>(list: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return list[Math.floor((state / 2_147_483_648) * list.length)] as T;
  };
}

const REFUSALS = ['no celery', 'she is allergic to sesame', 'mustard gives him hives', 'I hate kale', 'without soya'];
const WISHES = ['a lentil soup', 'pasta please', 'I want dumplings', 'something with rice', 'dinner for two'];
const PLURAL = ['cashews', 'pistachios', 'walnuts', 'chickpeas', 'mushrooms'];
const SINGULAR = ['tofu', 'coconut', 'garlic', 'okra', 'tempeh'];
const DISHES = ['lasagne', 'soup', 'curry', 'risotto', 'cake'];
/** Verbs, and what follows them, that no lexicon has. */
const VERBS = ['flumph', 'zibble', 'quargle', 'snorf', 'glorp'];
/** Where something is said of a food, with words that nobody knows: `agrees` is the verb as the food has it. */
const FRAMES: readonly ((food: string, verb: string, agrees: string) => string)[] = [
  (food, verb) => `my son ${verb}s ${food}`,
  (food, _, agrees) => `${food} ${agrees} her`,
  (food, _, agrees) => `${food} ${agrees} my sister`,
  (food, _, agrees) => `${food} ${agrees} the baby`,
  (food, verb) => `${food} ${verb}ed`,
  (food, verb) => `${food} was ${verb}ed`,
  (food, verb) => `${food} is a ${verb}`,
  (food, verb) => `we ${verb} at ${food}`,
  (food, verb) => `${verb} the ${food}`,
  (food, _, agrees) => `${food} always ${agrees} us`,
  (food, _, agrees) => `${food} just ${agrees}`,
  (food, verb) => `I love ${food} but they ${verb} me`,
  (food, verb) => `the last one with ${food} was a ${verb}`,
  (food, verb) => `${food} and I ${verb}`,
  (food, verb) => `Priya ${verb}s because of ${food}`,
];

/** Of 2,000. */
const MISSED = 10;

/** What reads a sentence: what it looks for, what it leaves out, and what it says it did not understand. */
function read(sentence: string) {
  const { text, wanted, notUnderstood, excluded, without } = readSentence(sentence);
  return { sought: [text, ...wanted].join(' '), leftOut: [...excluded, ...without].join(' '), notUnderstood };
}

describe('the rule of safety', () => {
  it('wishes hardly ever for a food of which a word nobody knows says something, whatever else the text says', () => {
    const pick = picker(7);
    const missed: string[] = [];
    for (let times = 0; times < 2000; times++) {
      const isPlural = pick([true, false]);
      const food = pick(isPlural ? PLURAL : SINGULAR);
      const verb = pick(VERBS);
      const clause = pick(FRAMES)(food, verb, isPlural ? verb : `${verb}s`);
      const other = pick([...REFUSALS, ...WISHES, '']);
      const clauses = other ? [clause, other] : [clause];
      const sentence = (pick([true, false]) ? clauses : clauses.toReversed()).join(pick(['. ', '; ', ', but ']));
      const { sought, leftOut, notUnderstood } = read(sentence);
      // Nothing is lost unsaid.
      if (sought.includes(food) || !`${leftOut} ${notUnderstood}`.includes(food)) missed.push(sentence);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(MISSED);
  });

  it('takes a word that nobody knows for a verb after a food where the text says more, else for part of a name', () => {
    expect(read('tofu zibbles, a soup').sought).toBe('soup');
    expect(read('mushrooms zibble, a soup').sought).toBe('soup');
    expect(read('zibble tofu').sought).toBe('zibble tofu');
  });

  it.each([
    'pastry scares me',
    'soup zibbles the children, dinner please',
    'a salad. Curry always zibbles us',
    'risotto was zibbled',
  ])('takes what "%s" says of a dish for no wish', (sentence) => {
    expect(read(sentence).sought).not.toMatch(/pastry|soup|curry|risotto/);
    expect(read(sentence).notUnderstood).toHaveLength(1);
  });

  it('takes what one made for somebody, to whom something happened, for no wish', () => {
    expect(read('I served walnuts and Mia went zibble')).toMatchObject({ sought: '', leftOut: 'walnuts' });
    expect(read('I served walnuts last week').sought).toBe('');
  });

  it('wishes for dishes and foods that words nobody knows describe', () => {
    const pick = picker(11);
    for (let times = 0; times < 500; times++) {
      const [food, dish, odd] = [pick(SINGULAR), pick(DISHES), pick(VERBS)];
      const sentence = pick([
        `grandma's ${odd} ${dish}`,
        `a ${odd} ${food} ${dish}`,
        `${odd} ${food} ${dish}`,
        `I want a ${odd} ${dish}`,
        `${dish} from the ${odd}`,
        `a ${dish} that ${odd}s the guests`,
        `I have ${food} ${odd}ing in the fridge, ${dish}`,
        `${dish} with ${odd} ${food}`,
        `${dish} for my ${odd} flatmate`,
      ]);
      const { sought, leftOut, notUnderstood } = read(`${sentence}${pick(['', '. No celery', ', dinner for two'])}`);
      expect(sought, sentence).toContain(dish);
      expect(leftOut.replace('celery', ''), sentence).toBe('');
      expect(notUnderstood, sentence).toEqual([]);
    }
  });

  it('wishes for what is wanted beside a refusal, or merely named', () => {
    for (const refusal of REFUSALS) {
      expect(readSentence(`${refusal}. I want tofu`).text, refusal).toContain('tofu');
      expect(readSentence(`${refusal}. A lentil soup`).text, refusal).toContain('lentil soup');
    }
  });

  it('says what was not understood', () => {
    expect(readSentence('no celery. My son snorfs cashews. Dinner').notUnderstood.join(' ')).toContain('snorfs');
  });
});

describe('a food in a deed nobody here knows', () => {
  it.each([
    ['ginger thins my blood before surgery', 'ginger'],
    ['cranberries fight with his warfarin', 'cranberries'],
    ['the dietitian struck potatoes from the list', 'potatoes'],
  ])('is neither wished for nor left out, and that is said: %s', (sentence, food) => {
    const { text, excluded, notUnderstood } = readSentence(sentence);
    expect(notUnderstood.join(' ')).toContain(food);
    expect(`${text} ${excluded.join(' ')}`).not.toContain(food);
  });

  // Written after the rule.
  it.each(['curry, and leeks clobber my husband', 'quinoa wallops her gut', 'Dad’s podiatrist nixed lentils for him'])(
    'is not looked for: %s',
    (sentence) => expect(readSentence(sentence).text).not.toMatch(/leek|quinoa|lentil/),
  );

  it.each([
    ['spinach smoothie my kids like', 'spinach'],
    ['quick tofu for my gran', 'tofu'],
    ['I want mushrooms for her', 'mushrooms'],
    ['leeks from my garden', 'leeks'],
  ])('is wished for where it does nothing to anybody: %s', (sentence, food) => {
    expect(readSentence(sentence).text).toContain(food);
  });
});
