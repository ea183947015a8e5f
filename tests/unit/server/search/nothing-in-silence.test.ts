import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { listRecipes } from '#src/server/listing/list-recipes.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const search = async (text: string) => {
  const { items, left, notUnderstood, pagination } = await listRecipes({ search: text }, { page: 1, limit: 60 });
  return { titles: items.map(({ title }) => title), items, left, notUnderstood, total: pagination.totalRecipes };
};

describe('a search whose words no recipe has all', () => {
  it.each([
    ['kale smoothie', ['kale'], /smoothie|lassi|shake|bowl/i],
    ['peanut butter cookies', ['peanut butter'], /cookies|macaroons/i],
    ['slow cooker chili', ['slow cooker'], /chilli/i],
    ['walnut brownies', ['walnut'], /brownies/i],
    ['vegetable lasagna', ['vegetable'], /lasagne/i],
    ['healthy gnocchi', ['healthy'], /gnocchi/i],
    ['mac and cheese', ['mac and cheese'], /lasagne|pasta|gnocchi|penne|minestrone/i],
  ])('keeps the dish of "%s" and says what it left out', async (text, left, first) => {
    const found = await search(text);
    expect(found.left).toEqual(left);
    expect(found.titles[0]).toMatch(first);
  });

  it.each(['coleslaw', 'brussels sprouts'])(
    'finds nothing in place of what has a name and no kind here: %s',
    async (text) => {
      expect(await search(text)).toMatchObject({ titles: [], left: [text] });
    },
  );
});

describe('the whole name of a food', () => {
  it('begins no other', async () => {
    expect((await search('peas')).titles.join()).not.toMatch(/peach|peanut|pear/i);
  });

  it('finds what the food is in, by either spelling', async () => {
    const [one, other] = [await search('yogurt'), await search('yoghurt')];
    expect(one.titles).toEqual(other.titles);
    expect(one.total).toBeGreaterThan(5);
  });
});

describe('words of labels', () => {
  it.each([
    ['nuts', 'nut-free'],
    ['soy', 'soy-free'],
    ['soya', 'soy-free'],
    ['gluten', 'gluten-free'],
    ['oil', 'oil-free'],
  ] as const)('find with "%s" nothing that is %s', async (text, diet) => {
    const { items, total } = await search(text);
    expect(total).toBeGreaterThan(10);
    expect(
      items.filter(({ dietaryRestrictions }) => dietaryRestrictions.includes(diet)).map(({ title }) => title),
    ).toEqual([]);
  });
});

describe('limits that no label of the index tells', () => {
  it('hold', async () => {
    // What is in exclusive ones is not for everybody to find out.
    const few = (await readCatalogue()).recipes
      .filter(({ ingredients }) => ingredients.length <= 7)
      .map(({ title }) => title);
    const found = await search('less than 8 ingredients');
    expect(found.titles.toSorted()).toEqual(few.toSorted());
    const [all, low] = [await search('breakfast'), await search('low salt breakfast')];
    expect(low.total).toBeLessThan(all.total);
    expect(low.total).toBeGreaterThan(0);
  });

  it.each(['sugar free dessert', 'dinner without garlic', 'less than 20 ingredients', 'not fried'])(
    'tell nothing of what is in exclusive recipes: %s',
    async (text) => {
      const { items } = await search(text);
      expect(items.length).toBeGreaterThan(0);
      expect(items.filter(({ isPremiumOnly }) => isPremiumOnly).map(({ title }) => title)).toEqual([]);
    },
  );

  it('find nothing where no recipe keeps them', async () => {
    expect((await search('2 ingredients')).total).toBe(0);
  });
});

describe('"quick"', () => {
  it('must hold', async () => {
    const { items, left } = await search('quick dinner for kids without nuts');
    expect(left).toEqual([]);
    expect(items.every(({ dietaryRestrictions }) => dietaryRestrictions.includes('quick-easy'))).toBe(true);
  });

  it('is said not to, where nothing quick is found', async () => {
    expect((await search('quick mille-feuille')).left).toEqual(['quick']);
  });
});
