import { beforeEach, describe, expect, it } from 'vitest';
import { collectionFormOf, revivedCollection } from '#src/stores/admin/published/collection-form.ts';
import { createDrafts } from '#src/stores/admin/published/drafts.ts';
import { guideFormOf } from '#src/stores/admin/published/guide-form.ts';
import { fakeBrowser } from '#tests/support/fake-tabs.ts';

beforeEach(() => fakeBrowser().openTab().enter());

const EMPTY = guideFormOf(null);

describe('drafts', () => {
  const guides = createDrafts('guide', () => EMPTY);
  const form = { ...EMPTY, title: 'How to toast nuts' };
  const at = Date.now();

  it('are kept apart by thing and by kind, until they are forgotten', async () => {
    const key = guides.keyOf('nuts');
    guides.store(key, { form, at, readAt: 7 });
    expect(await guides.left('nuts', EMPTY)).toEqual([{ key, form, at, readAt: 7 }]);
    expect(await guides.left(undefined, EMPTY)).toEqual([]);
    expect(await guides.left('nut', EMPTY)).toEqual([]);
    expect(await createDrafts('collection', () => EMPTY).left('nuts', EMPTY)).toEqual([]);
    guides.forget(key);
    expect(await guides.left('nuts', EMPTY)).toEqual([]);
  });

  it('of an older version of the site have its new fields as they are saved', async () => {
    const { author: _, ...older } = form;
    localStorage.setItem('plantry:guide-draft:nuts', JSON.stringify({ form: older, at, readAt: null }));
    const [draft] = await guides.left('nuts', { ...EMPTY, author: 'Ada' });
    expect(draft?.form).toEqual({ ...form, author: 'Ada' });
  });

  it.each([
    [{ body: 3 }, { ...form, body: 'Toast.' }],
    [{ names: ['tofu'] }, { ...form, body: '' }],
  ])('in another shape are what can be read of them: %j', async (part, read) => {
    localStorage.setItem('plantry:guide-draft:nuts', JSON.stringify({ form: { ...form, ...part }, at }));
    expect((await guides.left('nuts', { ...EMPTY, body: 'Toast.' }))[0]?.form).toEqual(read);
  });

  it('without a form are none', async () => {
    localStorage.setItem('plantry:guide-draft:nuts', JSON.stringify({ form: null, at }));
    expect(await guides.left('nuts', EMPTY)).toEqual([]);
  });

  it.each([
    [{ picks: [{ title: 'No id' }] }, { picks: [] }],
    [{ season: { everyYear: true } }, { season: null }],
    [{ rule: { tags: 'quick' } }, { rule: null }],
    [{ rule: { sort: 'newest' } }, { rule: { sort: 'newest' } }],
  ])('of collections are their texts, where the rest can’t be shown: %j', async (part, read) => {
    const empty = collectionFormOf(null);
    const drafts = createDrafts('collection', () => empty, revivedCollection);
    drafts.store(drafts.keyOf('x'), { form: { ...empty, title: 'Nuts', ...part } as never, at, readAt: null });
    expect((await drafts.left('x', empty))[0]?.form).toEqual({ ...empty, title: 'Nuts', ...read });
  });
});
