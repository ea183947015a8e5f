import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '#tests/support/fake-tabs.ts';
import { KINDS, loadPage, settled, type Thing } from '#tests/support/written-pages.ts';

/** The accidents that may befall what is typed; after each, the text is in a form or offered. */

const SAVED: Thing = { id: 'nuts', form: null, stamp: 7 };
const MINE = 'Toast them slowly';
const LATER = 'Then let them cool';
const THIRD = 'Keep them dark';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const aMoment = () => vi.advanceTimersByTime(800);

describe.each(KINDS)('what is typed in a %s', (kind) => {
  const openIn = async (tab = browser.openTab(), thing: Thing | null = SAVED, ...more: [] | [never]) =>
    (await loadPage(tab)).open(kind, thing, ...more);
  /** The texts that are offered where it is opened next, in a new tab. */
  const offeredNext = async (...texts: string[]) => (await openIn()).offered(...texts);

  it('outlives a page that is loaded again at once', async () => {
    const tab = browser.openTab();
    const { type } = await openIn(tab);
    type(MINE);
    tab.unload();
    const again = await openIn(browser.openTab(tab.session));
    expect(again.offered(MINE)).toEqual([MINE]);
    again.restoreDraft();
    expect(again.says(MINE)).toBe(true);
  });

  it('outlives a tab that is closed at once', async () => {
    const tab = browser.openTab();
    (await openIn(tab)).type(MINE);
    tab.unload();
    expect(await offeredNext(MINE)).toEqual([MINE]);
  });

  it('outlives a crash, but for its last moment', async () => {
    const tab = browser.openTab();
    const { type } = await openIn(tab);
    type(MINE);
    aMoment();
    tab.die();
    expect(await offeredNext(MINE)).toEqual([MINE]);
  });

  it('outlives a crash while somebody types without a pause', async () => {
    const tab = browser.openTab();
    const { type } = await openIn(tab);
    for (let letter = 1; letter <= MINE.length; letter++) {
      type(MINE.slice(0, letter));
      vi.advanceTimersByTime(100);
    }
    tab.die();
    expect(await offeredNext(MINE.slice(0, -8))).toEqual([MINE.slice(0, -8)]);
  });

  it('outlives a telephone that puts the page away and ends it', async () => {
    const tab = browser.openTab();
    (await openIn(tab)).type(MINE);
    tab.hide();
    tab.die();
    expect(await offeredNext(MINE)).toEqual([MINE]);
  });

  it('outlives a link of the menu at once', async () => {
    const page = await loadPage(browser.openTab());
    const { type, close } = await page.open(kind, SAVED);
    type(MINE);
    close();
    expect((await page.open(kind, SAVED)).offered(MINE)).toEqual([MINE]);
  });

  it('outlives another tab that writes the same', async () => {
    const [one, other] = [browser.openTab(), browser.openTab()];
    const first = await openIn(one);
    const second = await openIn(other);
    one.enter();
    first.type(MINE);
    aMoment();
    other.enter();
    second.type(LATER);
    aMoment();
    one.die();
    other.die();
    expect((await offeredNext(MINE, LATER)).toSorted()).toEqual([LATER, MINE].toSorted());
  });

  it('of another tab that is open is not offered, nor taken by this one', async () => {
    const one = browser.openTab();
    const first = await openIn(one);
    first.type(MINE);
    aMoment();
    const second = await openIn();
    expect(second.offered(MINE)).toEqual([]);
    one.enter();
    expect(first.says(MINE)).toBe(true);
    one.unload();
    expect(await offeredNext(MINE)).toEqual([MINE]);
  });

  it('comes back in its own tab first, where two are brought back', async () => {
    const [one, other] = [browser.openTab(), browser.openTab()];
    (await openIn(one)).type(MINE);
    aMoment();
    one.unload();
    vi.advanceTimersByTime(60_000);
    const second = await loadPage(other);
    (await second.open(kind, SAVED)).type(LATER);
    other.unload();
    expect((await openIn(browser.openTab(one.session))).offered(MINE, LATER)).toEqual([MINE, LATER]);
    expect((await openIn(browser.openTab(other.session))).offered(MINE, LATER)).toEqual([LATER, MINE]);
  });

  it('is one text where a tab was doubled, and both go on writing', async () => {
    const one = browser.openTab();
    const first = await openIn(one);
    const double = browser.openTab(new Map(one.session));
    const second = await openIn(double);
    second.type(LATER);
    aMoment();
    one.enter();
    first.type(MINE);
    aMoment();
    one.unload();
    double.unload();
    expect((await offeredNext(MINE, LATER)).toSorted()).toEqual([LATER, MINE].toSorted());
  });

  it('outlives typing and leaving while it is offered', async () => {
    const [one, other] = [browser.openTab(), browser.openTab()];
    (await openIn(one)).type(MINE);
    one.unload();
    vi.advanceTimersByTime(60_000);
    const second = await openIn(other);
    second.type(LATER);
    aMoment();
    other.unload();
    expect(await offeredNext(MINE, LATER)).toEqual([LATER, MINE]);
  });

  it('outlives a save of something else while it is offered', async () => {
    const one = browser.openTab();
    (await openIn(one)).type(MINE);
    one.unload();
    const page = await loadPage(browser.openTab());
    const form = page.formWith(kind, LATER);
    const second = await page.open(kind, SAVED, async () => ({ thing: { ...SAVED, form, stamp: 8 } }));
    second.type(LATER);
    expect(await second.save()).toBe(true);
    expect(second.offered(MINE)).toEqual([MINE]);
    expect(second.state().left[0]?.isOutdated).toBe(true);
    expect((await openIn()).offered(MINE)).toEqual([MINE]);
  });

  it('outlives being taken and taken back', async () => {
    const [one, other] = [browser.openTab(), browser.openTab()];
    (await openIn(one)).type(MINE);
    one.unload();
    const second = await openIn(other);
    second.restoreDraft();
    second.undo();
    other.unload();
    expect(await offeredNext(MINE)).toEqual([MINE]);
  });

  it('outlives being taken in a page that crashes at once', async () => {
    const [one, other] = [browser.openTab(), browser.openTab()];
    (await openIn(one)).type(MINE);
    one.unload();
    (await openIn(other)).restoreDraft();
    other.die();
    expect(await offeredNext(MINE)).toEqual([MINE]);
  });

  it('is thrown away alone: the next is offered', async () => {
    for (const text of [MINE, LATER, THIRD]) {
      const tab = browser.openTab();
      const { type } = await openIn(tab);
      type(text);
      tab.unload();
      vi.advanceTimersByTime(1000);
    }
    const { offered, discardDraft } = await openIn();
    expect(offered(MINE, LATER, THIRD)).toEqual([THIRD, LATER, MINE]);
    discardDraft();
    expect(offered(MINE, LATER, THIRD)).toEqual([LATER, MINE]);
    expect(await offeredNext(MINE, LATER, THIRD)).toEqual([LATER, MINE]);
  });

  it.each(['failed', 'conflict', { errors: { title: 'Too short' } }] as const)(
    'outlives a save that came to nothing, and leaving: %j',
    async (outcome) => {
      const tab = browser.openTab();
      const page = await loadPage(tab);
      const { type, save, says } = await page.open(kind, SAVED, async () => outcome);
      type(MINE);
      expect(await save()).toBe(false);
      expect(says(MINE)).toBe(true);
      tab.unload();
      expect(await offeredNext(MINE)).toEqual([MINE]);
    },
  );

  it('during a save outlives it, and leaving before it is answered', async () => {
    const tab = browser.openTab();
    const page = await loadPage(tab);
    const { promise, resolve } = Promise.withResolvers<void>();
    const form = page.formWith(kind, MINE);
    const editor = await page.open(kind, SAVED, () => promise.then(() => ({ thing: { ...SAVED, form, stamp: 8 } })));
    editor.type(MINE);
    const saving = editor.save();
    editor.type(`${MINE}. ${LATER}`);
    editor.close();
    resolve();
    expect(await saving).toBe(true);
    const next = await page.open(kind, { ...SAVED, form, stamp: 8 });
    expect(next.offered(LATER)).toEqual([LATER]);
    expect(next.state().left[0]?.isOutdated).toBe(false);
  });

  it('in a new one outlives leaving, another new one, and its own being made', async () => {
    const tab = browser.openTab();
    const page = await loadPage(tab);
    const { promise, resolve } = Promise.withResolvers<void>();
    const form = page.formWith(kind, MINE);
    const editor = await page.open(kind, null, () => promise.then(() => ({ thing: { ...SAVED, form } })));
    editor.type(MINE);
    const saving = editor.save();
    editor.type(`${MINE}. ${LATER}`);
    editor.close();
    const other = await page.open(kind, null);
    other.type(THIRD);
    resolve();
    await saving;
    tab.unload();
    expect((await openIn(undefined, { ...SAVED, form })).offered(LATER)).toEqual([LATER]);
    expect((await openIn(undefined, null)).offered(THIRD)).toEqual([THIRD]);
  });

  it('half taken back is kept as it stands', async () => {
    const tab = browser.openTab();
    const { type, undo } = await openIn(tab);
    type(MINE);
    vi.advanceTimersByTime(2000);
    type(LATER);
    undo();
    tab.unload();
    expect(await offeredNext(MINE, LATER)).toEqual([MINE]);
  });

  it.each(['full', 'off'] as const)(
    'is said to be kept by nobody where storage is %s, and outlives the menu',
    async (state) => {
      browser.storage(state);
      const page = await loadPage(browser.openTab());
      const { type, close, $isKept } = await page.open(kind, SAVED);
      type(MINE);
      aMoment();
      expect($isKept.get()).toBe(false);
      close();
      expect((await page.open(kind, SAVED)).offered(MINE)).toEqual([MINE]);
    },
  );

  it('is not given up for one that there is no room for', async () => {
    const one = browser.openTab();
    (await openIn(one)).type(MINE);
    one.unload();
    browser.storage('full');
    const other = browser.openTab();
    const second = await openIn(other);
    second.restoreDraft();
    expect(second.says(MINE)).toBe(true);
    other.die();
    browser.storage('there');
    expect(await offeredNext(MINE)).toEqual([MINE]);
  });

  it('comes back out of a draft of an older shape, and one with a broken part', async () => {
    const tab = browser.openTab();
    (await openIn(tab)).type(MINE);
    tab.unload();
    const [[key = '', draft = ''] = []] = [...browser.kept].filter(([, value]) => value.includes(MINE));
    const { form, at } = JSON.parse(draft) as { form: Record<string, unknown>; at: number };
    browser.kept.delete(key);
    // Of before drafts had a key each, and before a field was a text.
    const old = { ...form, gone: 1, ...(kind === 'text' ? { description: 4 } : { title: 4, subject: 4 }) };
    browser.kept.set(key.slice(0, key.lastIndexOf(':')), JSON.stringify({ form: old, at }));
    const { offered, restoreDraft, says } = await openIn();
    expect(offered(MINE)).toEqual([MINE]);
    restoreDraft();
    expect(says(MINE)).toBe(true);
  });

  it('is kept for 90 days, and of one thing ten at most', async () => {
    const tab = browser.openTab();
    (await openIn(tab)).type(MINE);
    tab.unload();
    vi.advanceTimersByTime(89 * 86_400_000);
    expect(await offeredNext(MINE)).toEqual([MINE]);
    vi.advanceTimersByTime(2 * 86_400_000);
    expect(await offeredNext(MINE)).toEqual([]);
    for (let text = 1; text <= 12; text++) {
      const more = browser.openTab();
      (await openIn(more)).type(`Text ${text} of many`);
      more.unload();
      vi.advanceTimersByTime(1000);
    }
    expect((await openIn()).state().left).toHaveLength(10);
    await settled();
    expect(browser.kept.size).toBe(10);
  });
});
