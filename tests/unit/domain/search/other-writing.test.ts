import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMentioned, mentionOf } from '#src/domain/foods/mention.ts';
import { readSearch } from '#src/domain/search/search-words.ts';

const read = (search: string) => {
  const { asked, limits, notUnderstood, mended } = readSearch(search);
  const { excluded, diets, without } = limits;
  return {
    asked: asked.map(({ words }) => words.join(' ')),
    out: [...excluded, ...diets, ...without],
    notUnderstood,
    mended,
  };
};

describe('what is refused without a word for it', () => {
  it.each([
    ['soup -garlic', ['soup'], ['garlic']],
    ['curry -coconut milk -onion', ['curry'], ['coconut milk', 'onion']],
    ['❌ garlic soup', ['soup'], ['garlic']],
    ['pasta, nuts ❌', ['pasta'], ['nut-free']],
    ['🚫🥜 curry', ['curry'], ['peanuts']],
    ['🥜 allergy', [], ['peanuts']],
    ['0 garlic soup', ['soup'], ['garlic']],
    ['pasta omitting garlic', ['pasta'], ['garlic']],
    ['-mushroom', [], ['mushroom']],
    ['soup  -celery', ['soup'], ['celery']],
    ['dessert !nuts', ['dessert'], ['nut-free']],
    ['—nuts cake', ['cake'], ['nut-free']],
    ['cake W/O NUTS', ['cake'], ['nut-free']],
    ['dinner excl. nuts', ['dinner'], ['nut-free']],
    ['nut fre cake', ['cake'], ['nut-free']],
    ['soy-fre curry', ['curry'], ['soy-free']],
    ['nonuts salad', ['salad'], ['nut-free']],
    ['🚫🥜', [], ['peanuts']],
    ['ohne gluten', [], ['gluten-free']],
    ['senza nuts dinner', ['dinner'], ['nut-free']],
    ['sin peanuts dessert', ['dessert'], ['peanuts']],
    ['no baking powder cake', ['cake'], ['baking powder']],
    ['no tahini hummus', ['hummus'], ['tahini']],
    ['without an oven cake', ['cake'], []],
    ['can’t eat tofu, tempeh is fine', [], ['tofu']],
    ['no tree nuts but peanuts ok', ['peanuts'], ['nuts']],
  ])('is left out of "%s"', (search, asked, out) => {
    expect(read(search)).toMatchObject({ asked, out });
  });

  it.each([
    'well-known soup',
    'nut tree',
    'chilli sin carne',
    'burgers that hold together',
    'noodles',
    'pan - fried tofu',
    '- garlic soup',
    'stir-fry',
    'gluten-free pasta',
    '🍄 pasta 😋',
  ])('is nothing in "%s"', (search) => {
    expect(read(search).out.filter((each) => each !== 'gluten-free')).toEqual([]);
  });

  it('is never wished for, whatever stands before the minus', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('soup', 'quick dinner', 'zorp', 'rice, beans', '🍝'),
        fc.constantFrom('garlic', 'tahini', 'basil'),
        (dish, food) => {
          const { asked, out } = read(`${dish} -${food}`);
          expect(asked).not.toContain(food);
          expect(out).toContain(food);
        },
      ),
    );
  });
});

describe('a food of two words', () => {
  it.each([
    ['no soymilk', ['soy milk']],
    ['no treenuts', ['nuts']],
    ['allergic to pinenuts', ['pine nut']],
  ])('is known as one in "%s"', (search, out) => {
    expect(read(search).out).toEqual(out);
  });

  it('is looked for as two', () => {
    expect(read('coconutmilk curry').asked).toEqual(['coconut milk', 'curry']);
  });
});

describe('an allergen', () => {
  it.each([
    ['allergic to soja', 'soy-free'],
    ['allergic to soybeans', 'soy-free'],
    ['no soya beans', 'soy-free'],
    ['no sulfites', 'sulphites'],
    ['allergic to groundnuts', 'peanuts'],
    ['no lupine', 'lupin'],
    ['spelt allergy', 'spelt'],
    ['kamut allergy', 'kamut'],
  ])('is known by the word of "%s"', (search, out) => {
    expect(read(search).out).toEqual([out]);
  });
});

describe('what somebody’s health asks for', () => {
  it.each([
    ['low histamine dinner', 'low histamine'],
    ['low purine soup', 'low purine'],
    ['kidney friendly dinner', 'kidney friendly'],
    ['pregnancy safe breakfast', 'pregnancy safe'],
    ['no sulphurous things', 'sulphurous'],
    ['histamine intolerance', 'histamine intolerance'],
    ['gout friendly dinner', 'gout friendly'],
    ['ohne Nüsse', 'Nüsse'],
    ['sin cebolla', 'cebolla'],
  ])('is said not to be understood in "%s"', (search, said) => {
    const { notUnderstood, asked } = read(search);
    expect(notUnderstood).toEqual([said]);
    expect(asked.join(' ')).not.toContain(said.split(' ')[1] ?? said);
  });

  it.each(['low fat dinner', 'low salt soup', 'kid friendly lunch', 'freezer friendly soup', 'budget friendly dinner'])(
    'is understood where recipes tell, as in "%s"',
    (search) => {
      expect(read(search).notUnderstood).toEqual([]);
    },
  );
});

it('reads a sentence’s last mark as nothing', () => {
  for (const search of ['dessert no bake', 'no coconut curry', 'no onion or garlic curry', 'nut fre brownies'])
    expect(read(`${search}.`), search).toEqual(read(search));
});

it('leaves out what holds what is refused, by whatever name', () => {
  for (const [out, line] of [
    ['salt', '3 tbsp white miso'],
    ['sodium', '1 tbsp soy sauce'],
    ['added sugar', '100 g dark chocolate'],
    ['yeast', '4 slices sourdough bread'],
    ['vinegar', '1 tsp Dijon mustard'],
    ['spelt', '200 g pearled farro'],
  ] as const)
    expect(isMentioned(line, mentionOf(out)), out).toBe(true);
  expect(isMentioned('100 g cocoa powder', mentionOf('sugar'))).toBe(false);
});

it('reads a half as a half', () => {
  expect(readSearch('1/2 hour dinner').limits.maxMinutes).toBe(30);
  expect(readSearch('dinner in 1 1/2 hours').limits.maxMinutes).toBe(90);
  expect(readSearch('20+ grams protein dinner').limits.minProtein).toBe(20);
});

it('tells what it read a slip as', () => {
  expect(read('soup without garlik').mended).toEqual([{ typed: 'garlik', meant: 'garlic' }]);
  expect(read('soup without garlic').mended).toEqual([]);
});
