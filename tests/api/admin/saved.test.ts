import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newBlock } from '#src/stores/admin/letters/letter-form.ts';
import { LETTERS } from '#src/stores/admin/letters/letter-kind.ts';
import { COLLECTIONS } from '#src/stores/admin/published/collections.ts';
import { createEditing } from '#src/stores/admin/published/editing.ts';
import { type FormHistory, historyOf } from '#src/stores/admin/published/form-history.ts';
import { GUIDES } from '#src/stores/admin/published/guides.ts';
import type { Writing } from '#src/stores/admin/published/writing.ts';
import { RECIPES } from '#src/stores/admin/recipes/recipe-editor.ts';
import { newHeading, newLine } from '#src/stores/admin/recipes/recipe-form.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { fakeBrowser } from '#tests/support/fake-tabs.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();
// With a document the server would take itself for a browser.
vi.mock('#src/stores/toasts.ts', () => ({ toast: () => undefined }));

const DAY = 86_400_000;
/** A minute some days from now, as it is typed. */
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 16);

let cookie: string;
let kept: Map<string, string>;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});
beforeEach(() => {
  const browser = fakeBrowser();
  kept = browser.kept;
  browser.openTab().enter();
  vi.stubGlobal('fetch', async (address: `/api${string}`, { method = 'GET', body }: RequestInit) => {
    const sent = body === undefined ? {} : { body: JSON.parse(String(body)) as unknown };
    const { status, bytes } = await api(method, address, { cookie, ...sent });
    return new Response(new Uint8Array(bytes), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Readable<Form, Thing> extends Writing<Form, Thing> {
  read: (id: string) => Promise<Thing>;
}

/**
 * Makes a thing of a form, then changes it; after each save nothing is unsaved: where it was made, in the editor it opens
 * in, when it is opened again, and for a draft that was left of what was sent.
 */
async function savedTwice<Form extends object, Thing extends { id: string }>(
  kind: Readable<Form, Thing>,
  first: Partial<Form>,
  then: Partial<Form>,
): Promise<void> {
  const made: { thing: Thing; history: FormHistory<Form> }[] = [];
  const editing = createEditing(kind, null, undefined, (thing, history) => void made.push({ thing, history }));
  const close = editing.open();
  editing.change(first);
  expect(await editing.save(), JSON.stringify(editing.$editing.get().errors)).toBe(true);
  close();
  const [one] = made;
  if (!one) throw new Error('Nothing was made');
  const { thing, history } = one;
  await isAllSaved(kind, thing, history);

  await savedAgain(kind, thing, history, then);
}

/** Changes a thing in its editor, with the same after the save. */
async function savedAgain<Form extends object, Thing extends { id: string }>(
  kind: Readable<Form, Thing>,
  thing: Thing,
  history: FormHistory<Form>,
  part: Partial<Form>,
): Promise<void> {
  const again = createEditing(kind, thing, history, () => undefined);
  again.change(part);
  expect(again.$editing.get().isChanged).toBe(true);
  expect(await again.save(), JSON.stringify(again.$editing.get().errors)).toBe(true);
  const after = again.$editing.get();
  expect({ isChanged: after.isChanged, left: after.left }).toEqual({ isChanged: false, left: [] });
  if (!after.thing) throw new Error('Nothing was saved');
  expect(kind.stampOf(after.thing)).toBeGreaterThan(kind.stampOf(thing));
  await isAllSaved(kind, after.thing, after.history);
}

async function isAllSaved<Form extends object, Thing extends { id: string }>(
  kind: Readable<Form, Thing>,
  thing: Thing,
  history: FormHistory<Form>,
): Promise<void> {
  const { differing } = kind.comparison;
  const read = await kind.read(thing.id);
  expect(differing(history.form, kind.formOf(thing))).toEqual([]);
  expect(differing(history.form, kind.formOf(read))).toEqual([]);
  expect(createEditing(kind, thing, history, () => undefined).$editing.get().isChanged).toBe(false);
  // As a tab that died before the answer came would have left it.
  kind.drafts.store(kind.drafts.keyOf(thing.id), { form: history.form, at: Date.now(), readAt: null });
  const again = createEditing(kind, read, undefined, () => undefined);
  again.open();
  await expect.poll(() => kept.size).toBe(0);
  expect(again.$editing.get().left).toEqual([]);
}

const BARE = {
  title: 'Bare Onion Soup',
  description: 'Onions.',
  ingredients: [newLine('3 onions')],
  instructions: [newLine('Fry the onions.')],
};

describe('a recipe', () => {
  it('with the least it needs is saved when it was saved', () => savedTwice(RECIPES, BARE, { cuisine: 'French' }));

  it('with blanks, empty lines and lists in another order is', () =>
    savedTwice(
      RECIPES,
      {
        ...BARE,
        title: '  Onion Soup  ',
        description: 'Onions.\n\n',
        ...{
          servings: ' 04',
          restTime: '',
          tags: 'One pot, , one pot',
          category: 'lunch',
          categories: ['dinner', 'lunch'],
        },
        ingredients: [newLine(''), newLine(' 3 onions '), newLine('')],
        ingredientGroups: [newHeading(' For the pot ', 1), newHeading(' ', 2)],
        instructions: [newLine('Fry the onions for 20 minutes.  '), newLine('  ')],
        tipsAndNotes: 'Keeps.\n',
        ...{ seoTitle: ' ', sourceUrl: '' },
      },
      {
        ingredients: [newLine('4 onions'), newLine(' ')],
        instructions: [newLine(''), newLine('Fry the onions for 30 minutes.')],
        marks: [{ minutes: { max: 30, min: 30 }, of: 'time', text: '30 minutes', start: 19, step: 1 }],
        ...{ categories: [], tipsAndNotes: '\n', tags: '' },
      },
    ));

  it('with figures by hand, and times to come, is', () =>
    savedTwice(
      RECIPES,
      {
        ...{ ...BARE, title: 'Planned Onion Soup', publishAt: inDays(1), unpublishAt: inDays(9) },
        nutritionByHand: {
          ...{ calories: '100', totalFat: '2,5', saturatedFat: '0', totalCarbs: '10', sugars: ' 1', fiber: '2' },
          ...{ protein: '3', sodium: '0.29', servingGrams: '300', vitaminC: '' },
        },
        nutriScoreByHand: 'A',
      },
      { isPublished: true, publishAt: '', isPremiumOnly: true },
    ));
});

describe('a guide', () => {
  const whole = { title: 'How to Toast Nuts', description: 'All of them.', body: 'Toast.' };

  it('with a title alone is saved when it was saved', () =>
    savedTwice(GUIDES, { title: 'Only a Title' }, { body: 'Text.' }));

  it('with blanks, trailing lines and names in capitals is', () =>
    savedTwice(
      GUIDES,
      { ...whole, title: ' How to Toast Nuts ', body: '\n## Toast\n\nSlowly.\n\n\n', names: 'Nuts, ,Dried Beans,' },
      {
        ...{ body: '## Toast\n\nFast.  \n', author: ' ', seoTitle: ' Nuts ' },
        isPublished: true,
        unpublishAt: inDays(3),
      },
    ));
});

describe('a collection', () => {
  const picks = [
    { recipeId: 'red-lentil-dal', title: 'Dal', imageUrl: null, isPublished: true, heading: '', text: '' },
  ];
  const [pick] = picks;

  it('with a title alone is saved when it was saved', () =>
    savedTwice(COLLECTIONS, { title: 'Empty for Now' }, { description: 'Not quite. \n' }));

  it('with a rule whose filters came and went is', () =>
    savedTwice(
      COLLECTIONS,
      {
        title: 'Soups ',
        rule: { tags: ['soup'], sort: 'newest', dietaryPreferences: [], maxWork: undefined, without: [] },
      },
      {
        rule: { sort: 'newest', without: ['soya'], tags: [] },
        never: pick ? [pick] : [],
        season: { to: '2026-12-31', everyYear: true, from: '2026-12-01' },
      },
    ));

  it('that is a menu is', () =>
    savedTwice(
      COLLECTIONS,
      {
        title: 'A Dinner for Six',
        introduction: 'Come in.\n\nSit down.\n\n',
        people: ' 6',
        picks: pick ? [{ ...pick, heading: ' Main ', text: ' Hot. ' }] : [],
      },
      { description: 'For friends.', people: '8 ', isPublished: true },
    ));
});

describe('a letter', () => {
  const begun = async () => {
    const { body } = await api('POST', '/api/admin/letters', { cookie, body: { from: 'nothing' } });
    return LETTERS.read((body as { id: string }).id);
  };

  it('with blanks, and parts that are not chosen yet, is saved when it was saved', async () => {
    const letter = await begun();
    const blocks = [{ ...newBlock('heading'), text: ' New ' }, newBlock('guide'), newBlock('recipes')] as const;
    const history = historyOf(LETTERS.formOf(letter));
    await savedAgain(LETTERS, letter, history, { subject: ' November ', preview: '  ', blocks: [...blocks] });
  });

  it('that somebody else changed meanwhile is put together, field by field', async () => {
    const [mine, theirs] = await begun().then((letter) =>
      [1, 2].map(() => createEditing(LETTERS, letter, undefined, () => undefined)),
    );
    theirs?.change({ subject: 'Theirs' });
    mine?.change({ preview: 'Mine' });
    expect([await theirs?.save(), await mine?.save()]).toEqual([true, false]);
    expect(mine?.$editing.get().status).toBe('conflict');
    const [before, now] = [mine?.$editing.get(), theirs?.$editing.get()];
    if (!before?.thing || !now?.thing) throw new Error('No letters');
    expect(LETTERS.contested(before.thing, before.history.form, now.thing)).toEqual([
      { name: 'subject', by: 'them' },
      { name: 'preview', by: 'me' },
    ]);
    const merged = LETTERS.merged(before.history.form, now.thing, new Map([['subject', 'theirs']]));
    expect(await mine?.settle(merged, now.thing)).toBe(true);
    expect((await LETTERS.read(now.thing.id)).subject).toBe('Theirs');
  });
});
