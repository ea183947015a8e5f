import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';
import {
  collectionsBySeason,
  collectionsForNow,
  collectionsOfCategory,
  collectionsWith,
  findCollection,
} from '#src/server/collections/collections.ts';
import { collectionKind } from '#src/server/collections/kind.ts';
import { pagesNamedBy } from '#src/server/guides/named-pages.ts';
import { moveOne } from '#src/server/published/address.ts';
import { binOne } from '#src/server/published/bin.ts';
import { changeOne } from '#src/server/published/changing.ts';
import { recipeKind } from '#src/server/recipes/kind.ts';
import { sitemap } from '#src/server/sitemap/sitemap.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const editor = { id: 'nobody', email: 'ed@example.org' };
const shown = async (id: string) => (await findCollection(id))?.picked.map(({ recipe }) => recipe.id) ?? [];
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const numberOf = async (id: string) =>
  (await read().select({ number: recipes.number }).from(recipes).where(eq(recipes.id, id)))[0]?.number ?? 0;

describe('a collection', () => {
  it('shows its recipes in its order, under its headings', async () => {
    const menu = await findCollection('vegan-dinner-party');
    expect(menu).toMatchObject({ people: 6, count: 6 });
    expect(menu?.picked.map(({ heading }) => heading).filter(Boolean)).toEqual([
      'To start',
      'The main course',
      'On the side',
      'Dessert',
    ]);
    expect(menu?.cover).toHaveLength(3);
  });

  it('tells of an exclusive recipe what lists tell', async () => {
    const found = await findCollection('vegan-christmas-dinner');
    const recipe = found?.picked.find((each) => each.recipe.id === 'celebration-wellington')?.recipe;
    expect(recipe).toMatchObject({ isPremiumOnly: true, calories: 0, nutriScore: null });
    expect(JSON.stringify(found)).not.toContain('ingredients');
  });

  it('follows a recipe that is moved, renamed, made a draft and published again; its heading stays', async () => {
    await moveOne(recipeKind, 'apple-crumble', 'apple-crumble-with-oats', editor);
    await changeOne(recipeKind, 'apple-crumble-with-oats', { title: 'Oaty apple crumble' }, editor);
    const id = 'what-to-cook-in-november';
    const titlesIn = async () => titles((await findCollection(id))?.picked.map(({ recipe }) => recipe) ?? []);
    expect(await titlesIn()).toContain('Oaty apple crumble');
    await changeOne(recipeKind, 'apple-crumble-with-oats', { isPublished: false }, editor);
    expect(await titlesIn()).not.toContain('Oaty apple crumble');
    const found = await findCollection(id);
    expect(found?.picked.find(({ heading }) => heading === 'Something sweet')?.recipe.id).toBe('poached-pears');
    // A page that is kept has to know it again once it is back.
    expect(found?.names).toContain('apple-crumble-with-oats');
    await changeOne(recipeKind, 'apple-crumble-with-oats', { isPublished: true }, editor);
    expect(await titlesIn()).toContain('Oaty apple crumble');
  });

  it('is refilled by its rule, without what it must never bring, and what is chosen comes first and once', async () => {
    const id = 'high-protein-dinners';
    const before = await findCollection(id);
    expect(before?.picked.map(({ recipe }) => recipe.id)).toContain('tofu-menemen');
    const ruled = before?.ruled.map((recipe) => recipe.id) ?? [];
    expect(ruled).toContain('mapo-tofu');
    expect(ruled).not.toContain('tofu-menemen');
    await changeOne(collectionKind, id, { never: [await numberOf('mapo-tofu')] }, editor);
    expect((await findCollection(id))?.ruled.map((recipe) => recipe.id)).not.toContain('mapo-tofu');
    await changeOne(recipeKind, 'black-pepper-tofu', { isPublished: false }, editor);
    expect((await findCollection(id))?.ruled.map((recipe) => recipe.id)).not.toContain('black-pepper-tofu');
  });

  it('is there without any recipe, and in no list then', async () => {
    const id = 'brunch-with-friends';
    for (const recipe of await shown(id)) await changeOne(recipeKind, recipe, { isPublished: false }, editor);
    expect(await findCollection(id)).toMatchObject({ count: 0, picked: [], cover: [] });
    const { now, always, later } = await collectionsBySeason();
    expect(titles([...now, ...always, ...later])).not.toContain('Brunch with friends');
  });

  it('is gone when it is a draft or in the bin', async () => {
    await binOne(collectionKind, 'mezze-table', editor);
    expect(await findCollection('mezze-table')).toBeNull();
    expect(await collectionsWith('muhammara')).toEqual([]);
    expect(await sitemap()).not.toContain('/collections/mezze-table<');
    expect(await sitemap()).toContain('/collections/weekend-baking<');
  });

  it('is not public without an introduction', async () => {
    const change = { introduction: '' };
    await expect(changeOne(collectionKind, 'weekend-baking', change, editor)).rejects.toThrow('Write an introduction');
  });
});

describe('lists of collections', () => {
  const november = Date.UTC(2026, 10, 25);

  it('begin with the shortest season of the day; what is out of season is for later', async () => {
    const { now, later } = await collectionsBySeason(november);
    expect(titles(now)).toEqual(['What to cook in November', 'Soups for cold evenings']);
    expect(titles(later)).toContain('A vegan barbecue');
    expect(titles((await collectionsBySeason(Date.UTC(2027, 6, 1))).now)).toEqual(['A vegan barbecue']);
    expect(titles(await collectionsForNow(2, Date.UTC(2027, 0, 6)))).toEqual([
      'A vegan Christmas dinner',
      'Soups for cold evenings',
    ]);
  });

  it('of a category have at least half of their recipes in it', async () => {
    expect(titles(await collectionsOfCategory('desserts', 5, november))).toEqual(
      expect.arrayContaining(['Gluten-free vegan desserts', 'Weekend baking']),
    );
    expect(titles(await collectionsOfCategory('desserts', 5, november))).not.toContain('Soups for cold evenings');
  });

  it('of a recipe name each that holds it, by hand or by rule', async () => {
    expect(titles(await collectionsWith('butternut-squash-soup', november))).toEqual([
      'What to cook in November',
      'Soups for cold evenings',
      'A vegan Christmas dinner',
    ]);
    expect(titles(await collectionsWith('tofu-saltado', november))).toEqual(['High-protein vegan dinners']);
  });

  it('are found by a search that says their name', async () => {
    expect(titles(await pagesNamedBy('dinner party', 3))).toEqual(['A vegan dinner party']);
    expect(titles(await pagesNamedBy('thirty minute', 3))).toEqual(['Thirty-minute weeknight dinners']);
    expect(titles(await pagesNamedBy('tofu', 3))).toEqual(['How to press, freeze and season tofu']);
    expect(await pagesNamedBy('courgette', 3)).toEqual([]);
  });
});
