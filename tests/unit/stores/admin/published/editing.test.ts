import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminGuide } from '#src/contracts/guides/admin-guides.ts';
import { createEditing } from '#src/stores/admin/published/editing.ts';
import { historyOf } from '#src/stores/admin/published/form-history.ts';
import { type GuideForm, guideFormOf } from '#src/stores/admin/published/guide-form.ts';
import { GUIDES } from '#src/stores/admin/published/guides.ts';
import { stayingText } from '#src/stores/admin/published/left-draft.ts';
import type { Saved } from '#src/stores/admin/published/saved.ts';
import { fakeBrowser } from '#tests/support/fake-tabs.ts';
import { settled } from '#tests/support/written-pages.ts';

const GUIDE: AdminGuide = {
  ...{ id: 'nuts', title: 'Nuts', description: 'All of them.', body: 'Toast.', author: null, names: ['nuts'] },
  ...{ imageUrl: null, seoTitle: null, seoDescription: null, isPublished: true, publishAt: null, unpublishAt: null },
  updatedAt: 7,
};

let kept: Map<string, string>;
let answers: ((form: GuideForm, before: AdminGuide | null) => Saved<AdminGuide>)[];
beforeEach(() => {
  const browser = fakeBrowser();
  kept = browser.kept;
  answers = [];
  vi.useFakeTimers();
  browser.openTab().enter();
});
afterEach(() => vi.useRealTimers());

function opened(
  thing: AdminGuide | null = GUIDE,
  onMade: (made: AdminGuide, form: GuideForm) => void = () => undefined,
) {
  const save = async (form: GuideForm, before: AdminGuide | null) => answers.shift()?.(form, before) ?? 'failed';
  const editing = createEditing({ ...GUIDES, save }, thing, undefined, (made, { form }) => onMade(made, form));
  const close = editing.open();
  const now = () => {
    const { history, ...rest } = editing.$editing.get();
    return { form: history.form, ...rest };
  };
  return { ...editing, close, now };
}
const answered = (part: Partial<AdminGuide> = {}) => ({ thing: { ...GUIDE, updatedAt: 8, ...part } });
const leave = (form: Partial<GuideForm>, readAt: number | null = 7, id = 'nuts') =>
  GUIDES.drafts.store(GUIDES.drafts.keyOf(id), { form: { ...guideFormOf(GUIDE), ...form }, at: Date.now(), readAt });
/** What is kept, by the thing it is of. */
const drafts = () => [...kept].map(([key, draft]) => [key.slice(0, key.lastIndexOf(':')), draft] as const);
const draftOf = (id: string) => drafts().find(([key]) => key === `plantry:guide-draft:${id}`)?.[1];

describe('what is written', () => {
  it('is changed only by what would be saved otherwise', () => {
    const { change, now } = opened();
    change({ title: 'Nuts  ', body: 'Toast.\n\n', names: 'nuts, ' });
    expect(now().isChanged).toBe(false);
    change({ title: 'Nut' });
    expect(now().isChanged).toBe(true);
    change({ title: 'Nuts' });
    expect(now().isChanged).toBe(false);
  });

  it('is saved once it was, as it was typed, and what the server made of it stands there', async () => {
    const { change, save, now } = opened();
    change({ body: 'Toast them.\n', names: 'Nuts, ', author: 'Ada' });
    answers.push(() => answered({ body: 'Toast them.', author: 'Ada Lovelace' }));
    expect(await save()).toBe(true);
    expect(now()).toMatchObject({ isChanged: false, status: 'idle', thing: { updatedAt: 8 } });
    expect(now().form).toMatchObject({ body: 'Toast them.\n', author: 'Ada Lovelace' });
  });

  it('stays unsaved where it was typed during a save, or refused', async () => {
    const { change, save, now } = opened();
    change({ title: 'Nut' });
    answers.push(() => ({ errors: { title: 'Too short' } }));
    expect(await save()).toBe(false);
    expect(now()).toMatchObject({ isChanged: true, refusals: 1, errors: { title: 'Too short' } });
    change({ title: 'All nuts' });
    expect(now().errors).toEqual({});
    answers.push(() => {
      change({ body: 'Toast and eat.' });
      return answered({ title: 'All nuts' });
    });
    expect(await save()).toBe(true);
    expect(now()).toMatchObject({ isChanged: true, saved: { title: 'All nuts', body: 'Toast.' } });
  });

  it('is told of once where it is new, and not where its editor was left', async () => {
    const made: string[] = [];
    const onMade = ({ id }: AdminGuide, { title }: GuideForm) => made.push(`${id}: ${title}`);
    const first = opened(null, onMade);
    first.change({ title: 'Nuts ' });
    answers.push(
      () => answered(),
      () => answered(),
    );
    expect(await first.save()).toBe(true);
    expect(await first.save()).toBe(false);
    expect(made).toEqual(['nuts: Nuts ']);
    const left = opened(null, onMade);
    left.change({ title: 'Nuts' });
    const saving = left.save();
    left.close();
    await saving;
    expect(made).toHaveLength(1);
  });

  it('is saved over what somebody else saved, once both were put together', async () => {
    const { change, save, settle, now } = opened();
    change({ title: 'Nut' });
    answers.push(() => 'conflict');
    await save();
    expect(now().status).toBe('conflict');
    const theirs = { ...GUIDE, author: 'Bo', updatedAt: 9 };
    answers.push((form, before) => ({
      thing: { ...GUIDE, title: form.title, author: 'Bo', updatedAt: before ? 10 : 0 },
    }));
    expect(await settle({ ...now().form, author: 'Bo' }, theirs)).toBe(true);
    expect(now()).toMatchObject({ isChanged: false, status: 'idle', thing: { updatedAt: 10, author: 'Bo' } });
  });

  it('says what was taken back, until it is saved', async () => {
    const { change, undo, redo, save, now } = opened();
    change({ title: 'Nut' });
    undo();
    expect(now()).toMatchObject({ said: 'Taken back: Title', isChanged: false });
    redo();
    expect(now()).toMatchObject({ said: 'Made again: Title', isChanged: true });
    answers.push(() => answered({ title: 'Nut' }));
    await save();
    expect(now().said).toBe('');
  });
});

describe('a draft', () => {
  it('is kept after a moment, and gone once it is saved or taken back', async () => {
    const { change, undo, save } = opened();
    change({ title: 'All nuts' });
    expect(kept.size).toBe(0);
    vi.advanceTimersByTime(800);
    expect(draftOf('nuts')).toContain('All nuts');
    undo();
    expect(kept.size).toBe(0);
    change({ title: 'Every nut' });
    vi.advanceTimersByTime(800);
    expect(kept.size).toBe(1);
    answers.push(() => answered({ title: 'Every nut' }));
    await save();
    vi.advanceTimersByTime(5000);
    expect(kept.size).toBe(0);
  });

  it('of a new thing is gone once that is made, whatever was typed meanwhile', async () => {
    const { change, save } = opened(null);
    change({ title: 'Nuts' });
    vi.advanceTimersByTime(800);
    expect(drafts().map(([key]) => key)).toEqual(['plantry:guide-draft:new']);
    answers.push(() => {
      change({ title: 'Nuts and seeds' });
      return answered();
    });
    await save();
    vi.advanceTimersByTime(5000);
    expect(kept.size).toBe(0);
  });

  it('that begins with a form is kept, though nothing was typed yet', () => {
    const start = historyOf({ ...guideFormOf(null), title: 'Read from a page' });
    const close = createEditing(GUIDES, null, start, () => undefined).open();
    vi.advanceTimersByTime(800);
    expect(draftOf('new')).toContain('Read from a page');
    close();
  });

  it.each([
    ['what is saved', {}],
    ['it with other blanks', { title: 'Nuts ', body: 'Toast.\n\n' }],
    ['whether it is public', { isPublished: false, unpublishAt: '2030-01-01T08:00' }],
  ])('that says nothing but %s is not offered, and forgotten', async (_, form) => {
    leave(form);
    const { now } = opened();
    await settled();
    expect(now().left).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('is restored but for what makes it public, which it says before and after', async () => {
    leave({ title: 'All nuts', isPublished: false, publishAt: '2030-01-01T08:00' }, 6);
    const { restoreDraft, now, labels } = { ...opened(), labels: GUIDES.labels };
    await settled();
    const [left] = now().left;
    expect(left).toMatchObject({ staying: ['isPublished', 'publishAt'], isOutdated: true });
    expect(left && stayingText(labels, left)).toBe('Not restored: Published, Publish at');
    restoreDraft();
    expect(now()).toMatchObject({ left: [], isChanged: true, said: 'Not restored: Published, Publish at' });
    expect(now().form).toMatchObject({ title: 'All nuts', isPublished: true, publishAt: '' });
  });

  it('that was not answered yet outlives what was typed and taken back', async () => {
    leave({ title: 'All nuts' });
    const { change, undo, discardDraft, now } = opened();
    await settled();
    change({ title: 'Seeds' });
    vi.advanceTimersByTime(800);
    expect(drafts()).toHaveLength(2);
    undo();
    expect(kept.size).toBe(1);
    expect(draftOf('nuts')).toContain('All nuts');
    discardDraft();
    expect([kept.size, now().left]).toEqual([0, []]);
  });

  it('is kept as its editor is left, and no later', () => {
    const { change, close } = opened();
    change({ title: 'All nuts' });
    close();
    expect(draftOf('nuts')).toContain('All nuts');
    kept.clear();
    vi.advanceTimersByTime(5000);
    expect(kept.size).toBe(0);
  });
});
