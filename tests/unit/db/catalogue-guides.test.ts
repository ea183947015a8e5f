import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { readCollections } from '#src/db/seed/collections.ts';
import { readGuides } from '#src/db/seed/guides.ts';
import { hasPicture } from '#src/db/seed/pictures.ts';
import { ALLERGENS } from '#src/domain/foods/allergen-names.ts';
import { findFood, foodsIn } from '#src/domain/foods/find.ts';
import { type GuideBlock, type Inline, plainWords } from '#src/domain/guides/blocks.ts';
import { guideSchema, shownIn } from '#src/domain/guides/guide.ts';
import { blocksOf } from '#src/domain/guides/markdown.ts';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { pictures } from '#src/paths.ts';

const guides = await readGuides();
const { recipes } = await readCatalogue();
const collections = await readCollections();
const blocks = new Map(guides.map(({ id, body }) => [id, blocksOf(body)]));
const recipeOf = (id: string) => recipes.find((recipe) => recipe.id === id);

/** Every inline of a guide, however deep. */
function inlinesOf(all: readonly GuideBlock[]): Inline[] {
  const deep = (inlines: readonly Inline[]): Inline[] =>
    inlines.flatMap((one) => [one, ...('of' in one ? deep(one.of) : [])]);
  return all.flatMap((block): Inline[] => {
    if (block.kind === 'list') return block.items.flatMap(inlinesOf);
    if (block.kind === 'quote' || block.kind === 'callout') return inlinesOf(block.of);
    if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(deep);
    return 'of' in block ? deep(block.of) : [];
  });
}
const tableOf = (id: string, at = 0) =>
  (blocks.get(id) ?? []).flatMap((block) =>
    block.kind === 'table' ? [block.rows.map((row) => row.map(plainWords))] : [],
  )[at] ?? [];

describe('the guides of the catalogue', () => {
  it('are eight, each whole as an editor would have to write it', () => {
    expect(guides).toHaveLength(8);
    for (const { id, ...text } of guides) {
      const times = { isPublished: true, publishAt: null, unpublishAt: null };
      expect(
        () => guideSchema.parse({ ...text, ...times, author: null, seoTitle: null, seoDescription: null }),
        id,
      ).not.toThrow();
    }
  });

  it.each(guides)('$id has a picture that is made: of what it teaches, or else of a dish', ({ id, imageUrl }) => {
    const name = pictures.nameOf(imageUrl) ?? '';
    expect(hasPicture(name), name).toBe(true);
    // A guide whose own picture is made shows it, and none shows another's.
    if (hasPicture(`guide-${id}`)) expect(name).toBe(`guide-${id}`);
    else expect(recipeOf(name), name).toBeDefined();
  });

  it.each(guides)('$id shows recipes and collections that are there, by their titles', ({ id, body }) => {
    const shown = shownIn(blocks.get(id) ?? []);
    for (const recipeId of shown.recipes)
      expect(body).toContain(`[${recipeOf(recipeId)?.title}](/recipes/${recipeId})`);
    for (const one of shown.collections)
      expect(body).toContain(`[${collections.find((each) => each.id === one)?.title}](/collections/${one})`);
    expect(shown.recipes.length + shown.collections.length).toBeGreaterThan(0);
  });

  it.each(guides)('$id leads to pages of this site that are there', ({ id }) => {
    const known = new Set([
      ...guides.map((guide) => `/guides/${guide.id}`),
      ...recipes.map((recipe) => `/recipes/${recipe.id}`),
      ...collections.map((collection) => `/collections/${collection.id}`),
    ]);
    for (const inline of inlinesOf(blocks.get(id) ?? []))
      if (inline.kind === 'link') expect(known).toContain(inline.to);
  });

  it('say of protein what the table of foods says', () => {
    const rows = tableOf('protein-through-the-day');
    expect(rows.length).toBeGreaterThan(10);
    for (const [name = '', grams] of rows) {
      const said = name.endsWith(', cooked') ? `cooked ${name.replace(', cooked', '')}` : name;
      const food = findFood(said.toLowerCase());
      expect(`${food?.per100.protein} g`, name).toBe(grams);
    }
    expect(Math.round(0.83 * 70)).toBe(58);
  });

  it('name the fourteen allergens of the law, in its order', () => {
    const named = tableOf('read-a-label').map(([name = '']) => name.split(/[:,]/)[0]?.toLowerCase());
    expect(named).toEqual([...ALLERGENS]);
  });

  it('say of a tin what recipes are reckoned with', () => {
    const tins = findFood('tinned chickpeas')?.measures?.tin;
    expect(tins).toBe(240);
    expect(guides.find(({ id }) => id === 'cook-dried-beans')?.body).toContain(`about ${tins} g of drained beans`);
  });

  it('show aquafaba where recipes have it', () => {
    for (const id of ['summer-berry-pavlova', 'coconut-macaroons'])
      expect(recipeOf(id)?.ingredients.some((line) => line.includes('aquafaba'))).toBe(true);
    expect(recipeOf('chocolate-cake')?.ingredients.join()).toMatch(/vinegar.*bicarbonate/);
    expect(recipeOf('fluffy-banana-pancakes')?.ingredients.join()).toContain('banana');
    expect(recipeOf('chickpea-flour-omelette')?.ingredients.join()).toContain('kala namak');
  });

  it('cook five dinners from what the pantry names, or say what to do without', () => {
    const body = guides.find(({ id }) => id === 'vegan-pantry')?.body ?? '';
    const named = new Set(foodsIn(body.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '')).map(({ food }) => food.id));
    const ALWAYS = ['salt', 'water', 'sugar', 'black-pepper'];
    const dinners = [...(body.split('## Five dinners')[1] ?? '').matchAll(/recipes\/([\w-]+)\)/g)];
    expect(dinners).toHaveLength(5);
    for (const [, id = ''] of dinners) {
      const foods = parseIngredientLines(recipeOf(id)?.ingredients ?? []).map(({ food }) => food?.id ?? '');
      const missing = foods.filter((food) => ![...named, ...ALWAYS].includes(food));
      expect(missing, id).toEqual([]);
    }
  });
});
