import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  ])('is left out of "%s"', (search, asked, out) => {
    expect(read(search)).toMatchObject({ asked, out });
  });

  it.each(['well-known soup', 'pan - fried tofu', '- garlic soup', 'stir-fry', 'gluten-free pasta', '🍄 pasta 😋'])(
    'is nothing in "%s"',
    (search) => {
      expect(read(search).out.filter((each) => each !== 'gluten-free')).toEqual([]);
    },
  );

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
    ['no treenuts', ['nut-free']],
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

it('tells what it read a slip as', () => {
  expect(read('soup without garlik').mended).toEqual([{ typed: 'garlik', meant: 'garlic' }]);
  expect(read('soup without garlic').mended).toEqual([]);
});
