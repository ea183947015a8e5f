import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collectionFormOf, revivedCollection } from '#src/stores/admin/published/collection-form.ts';
import { createDrafts } from '#src/stores/admin/published/drafts.ts';
import { guideFormOf } from '#src/stores/admin/published/guide-form.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('drafts', () => {
  const guides = createDrafts('guide', () => guideFormOf(null));
  const form = { ...guideFormOf(null), title: 'How to toast nuts' };

  it('are kept apart by thing and by kind, until they are forgotten', () => {
    guides.store('nuts', form, 7);
    expect(guides.read('nuts')).toMatchObject({ form, readAt: 7 });
    expect(guides.read(undefined)).toBeNull();
    expect(createDrafts('collection', () => guideFormOf(null)).read('nuts')).toBeNull();
    guides.forget('nuts');
    expect(guides.read('nuts')).toBeNull();
  });

  it('of an older version of the site have its new fields empty', () => {
    const { author: _, ...older } = form;
    localStorage.setItem('plantry:guide-draft:nuts', JSON.stringify({ form: older, at: 1, readAt: null }));
    expect(guides.read('nuts')?.form).toEqual(form);
  });

  it.each([[{ title: 3 }], [{ names: ['tofu'] }], [null]])('in another shape are none: %j', (part) => {
    localStorage.setItem('plantry:guide-draft:nuts', JSON.stringify({ form: part && { ...form, ...part }, at: 1 }));
    expect(guides.read('nuts')).toBeNull();
  });

  it.each([
    [{ picks: [{ title: 'No id' }] }, null],
    [{ season: { everyYear: true } }, null],
    [{ rule: { tags: 'quick' } }, null],
    [{ rule: { sort: 'newest' } }, true],
  ])('of collections can be shown, or are none: %j', (part, isOne) => {
    const drafts = createDrafts('collection', () => collectionFormOf(null), revivedCollection);
    drafts.store('x', { ...collectionFormOf(null), ...part } as never, null);
    expect(drafts.read('x') && true).toBe(isOne);
  });
});
