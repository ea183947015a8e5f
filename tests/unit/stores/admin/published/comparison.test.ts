import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { CollectionRule } from '#src/domain/collections/collection.ts';
import { alike } from '#src/stores/admin/published/alike.ts';
import { type CollectionForm, collectionFormOf } from '#src/stores/admin/published/collection-form.ts';
import { COLLECTIONS } from '#src/stores/admin/published/collections.ts';
import { afterSave } from '#src/stores/admin/published/comparison.ts';
import { type GuideForm, guideFormOf } from '#src/stores/admin/published/guide-form.ts';
import { GUIDES } from '#src/stores/admin/published/guides.ts';
import { RECIPES } from '#src/stores/admin/recipes/recipe-editor.ts';
import { formOf, newLine, type RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';

/** The same with every object's fields the other way round. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, each]) => [name, turned(each)]),
  );
};
/** The same as text, by names of fields, without empty lists. */
const bare = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each !== 'object' || each === null || Array.isArray(each)
      ? each
      : Object.fromEntries(
          Object.entries(each)
            .filter(([, part]) => !Array.isArray(part) || part.length > 0)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        ),
  );
/** With blanks and empty lines around every text. */
const spaced = <Form extends object>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' && !name.endsWith('At') && name !== 'category' && name !== 'difficulty'
        ? ` ${value} \n\n`
        : value,
    ]),
  ) as Form;

describe('alike', () => {
  test.prop([fc.jsonValue()])('knows no order of fields', (value) => {
    expect(alike(value, turned(value))).toBe(true);
    expect(alike({ value, none: undefined, empty: [] }, { value })).toBe(true);
  });

  test.prop([fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 })])(
    'tells apart what says something else',
    (one, other) => {
      expect(alike(one, other)).toBe(bare(one) === bare(other));
      expect(alike({ both: [one, other] }, { both: [other, one] })).toBe(bare(one) === bare(other));
    },
  );

  it.each([
    [1, 2],
    ['a', 'a '],
    [null, undefined],
    [null, {}],
    [[], {}],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [['a'], ['a', 'b']],
    [{ a: 1 }, { a: 1, b: null }],
    [{ a: ['x'] }, {}],
  ])('tells %j from %j', (one, other) => {
    expect(alike(one, other)).toBe(false);
    expect(alike(other, one)).toBe(false);
  });

  it('takes what is no number for what it is', () => {
    expect(alike(Number.NaN, Number.NaN)).toBe(true);
    expect(alike(-0, 0)).toBe(true);
  });
});

describe('forms of one kind', () => {
  const text = fc.string({ maxLength: 30 });
  const guide = fc.record<GuideForm>({
    ...{ title: text, description: text, body: text, author: text, names: text, seoTitle: text, seoDescription: text },
    ...{ imageUrl: fc.constant(null), isPublished: fc.boolean() },
    ...{ publishAt: fc.constantFrom('', '2030-01-01T08:00'), unpublishAt: fc.constant('') },
  });

  test.prop([guide])('say the same with blanks around them, and with their fields in another order', (form) => {
    const { differing } = GUIDES.comparison;
    expect(differing(form, spaced(form))).toEqual([]);
    expect(differing(form, turned(form) as GuideForm)).toEqual([]);
  });

  test.prop([guide, guide])('differ in what would be saved otherwise, in either order', (one, other) => {
    const { differing, normalised } = GUIDES.comparison;
    const [these, those] = [normalised(one), normalised(other)];
    const names = Object.keys(these).filter((name) => JSON.stringify(these[name]) !== JSON.stringify(those[name]));
    expect(differing(one, other)).toEqual(names);
    expect(differing(other, one).toSorted()).toEqual(names.toSorted());
  });

  it('say the same where each field’s own rule makes one of both', () => {
    const named = { ...guideFormOf(null), names: 'Tofu, Firm tofu' };
    expect(GUIDES.comparison.differing(named, { ...named, names: 'tofu,firm tofu' })).toEqual([]);
    const pick = { recipeId: 'dal', title: 'Dal', imageUrl: null, isPublished: true, heading: 'Main', text: '' };
    const menu = { ...collectionFormOf(null), picks: [pick] };
    const { differing } = COLLECTIONS.comparison;
    expect(
      differing(menu, { ...menu, picks: [{ ...pick, title: 'Another name', heading: ' Main ', text: '  ' }] }),
    ).toEqual([]);
    expect(differing(menu, { ...menu, picks: [{ ...pick, heading: 'Starter' }] })).toEqual(['picks']);
  });

  it('of collections say the same however a rule came about', () => {
    const form: CollectionForm = { ...collectionFormOf(null), rule: { tags: ['soup'], sort: 'newest' } };
    const rule: CollectionRule = { sort: 'newest', without: [], maxWork: undefined, tags: ['soup'] };
    const { differing } = COLLECTIONS.comparison;
    expect(differing(form, { ...form, rule })).toEqual([]);
    expect(differing(form, { ...form, rule: { ...rule, tags: ['stew'] } })).toEqual(['rule']);
    expect(differing(form, { ...form, people: ' 6 ' })).toEqual(['people']);
  });

  it('of recipes say the same whether or not the main category stands among all', () => {
    const form = formOf(null);
    const { differing } = RECIPES.comparison;
    expect(differing(form, { ...form, categories: [form.category] })).toEqual([]);
    expect(differing(form, { ...form, categories: ['lunch'] })).toEqual(['categories']);
    expect(differing(form, spaced(form))).toEqual([]);
    expect(differing(form, { ...form, servings: '04' })).toEqual([]);
  });
});

describe('a form after a save', () => {
  const sent: RecipeForm = { ...formOf(null), title: 'Dal ', tags: 'one pot' };

  it('stays as it was typed where the answer says the same', () => {
    const saved = formOf({ title: 'Dal', tags: ['one-pot'], categories: ['dinner'] });
    expect(afterSave(RECIPES.comparison, sent, sent, saved)).toBe(sent);
  });

  it('takes what the server keeps otherwise, but not over what was typed meanwhile', () => {
    const saved = formOf({ title: 'Dhal', tags: ['one-pot'], ingredients: ['1 onion'] });
    const now = { ...sent, title: 'Dal for two', ingredients: [newLine('')] };
    const form = afterSave(RECIPES.comparison, now, sent, saved);
    expect(form.title).toBe('Dal for two');
    expect(form.ingredients.map(({ text: line }) => line)).toEqual(['1 onion']);
    expect(form.tags).toBe('one pot');
  });
});
