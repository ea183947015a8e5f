import { atom } from 'nanostores';
import { afterSave, PUBLISHING_FIELDS, SHOWING_FIELDS, withFields } from './comparison.ts';
import type { KeptDraft } from './drafts.ts';
import { changed, differingFields, type FormHistory, historyOf, redone, undone } from './form-history.ts';
import { createKeeping } from './keeping.ts';
import { offeredDrafts, stayingText } from './left-draft.ts';
import type { Editing, Writing } from './writing.ts';

/**
 * One thing while it is being written: what is saved, what is typed, what an earlier visit left, what can be taken back.
 * What is typed while it is being saved stays, and is not saved yet. `onMade` is told of a new one, with its form, which
 * may have been written on meanwhile, unless the editor was left.
 */
export function createEditing<Form extends object, Thing extends { id: string }>(
  kind: Writing<Form, Thing>,
  opened: Thing | null,
  start: FormHistory<Form> | undefined,
  onMade: (made: Thing, history: FormHistory<Form>) => void,
) {
  const { labels, formOf, comparison, drafts, derived, followed = (_, after) => after } = kind;
  const isSame = (one: Form, other: Form): boolean => comparison.differing(one, other).length === 0;
  const first = formOf(opened);
  const $editing = atom<Editing<Form, Thing>>({
    ...{ thing: opened, saved: first, history: start ?? historyOf(first), left: [] },
    ...{
      isChanged: start !== undefined && !isSame(start.form, first),
      errors: {},
      refusals: 0,
      status: 'idle',
      said: '',
    },
  });
  let isMade = false;
  let typedAt = Date.now();
  /** What was taken of earlier visits since the last save. */
  let taken: KeptDraft<Form>[] = [];
  const keeping = createKeeping(drafts, opened?.id, () => {
    const { thing, history, isChanged } = $editing.get();
    if (!isChanged || isMade) return null;
    return { form: history.form, at: typedAt, readAt: thing && kind.stampOf(thing) };
  });

  const set = (part: Partial<Editing<Form, Thing>>): void => {
    const next = { ...$editing.get(), ...part };
    if (part.saved) next.left = offeredDrafts(kind, next.left, next.thing, part.saved);
    if (part.history) typedAt = Date.now();
    const isWritten = part.history !== undefined || part.saved !== undefined;
    $editing.set(isWritten ? { ...next, isChanged: !isSame(next.history.form, next.saved) } : next);
    if (isWritten) follow();
  };

  /** What is typed is kept; once it is what is saved, only what was taken of an earlier visit is, for the next one. */
  function follow(): void {
    if ($editing.get().isChanged) keeping.keepSoon();
    else {
      keeping.forget();
      for (const { key, ...draft } of taken) drafts.store(key, draft);
    }
  }

  /** Offers what the editors that are gone by now have left. */
  async function offer(): Promise<void> {
    const found = await drafts.left(opened?.id, first);
    const { thing, saved } = $editing.get();
    const left = offeredDrafts(kind, found, thing, saved);
    if (keeping.isOpen() && left.length > 0) set({ left });
  }

  const write = (form: Form, more: Partial<Editing<Form, Thing>> = {}): void =>
    set({ history: changed($editing.get().history, form, Date.now(), derived), said: '', ...more });

  const step = (way: typeof undone<Form>, verb: string): void => {
    const { history } = $editing.get();
    const after = way(history);
    if (after === history) return;
    const names = differingFields(history.form, after.form, derived);
    set({ history: after, errors: {}, said: `${verb}: ${names.map((name) => labels[name] ?? name).join(', ')}` });
  };

  /** Resolves to whether it is saved. Does nothing while it is being saved already. */
  const save = (): Promise<boolean> => saveOver($editing.get().thing);

  async function saveOver(before: Thing | null): Promise<boolean> {
    const { history, status } = $editing.get();
    if (status === 'saving' || isMade) return false;
    const sent = history.form;
    set({ status: 'saving' });
    const outcome = await kind.save(sent, before);
    if (typeof outcome === 'string') {
      set({ status: outcome === 'failed' ? 'idle' : outcome });
      return false;
    }
    if ('errors' in outcome) {
      set({ status: 'idle', errors: outcome.errors, refusals: $editing.get().refusals + 1 });
      return false;
    }
    const now = $editing.get().history;
    const saved = formOf(outcome.thing);
    const answered = { ...now, form: afterSave(comparison, now.form, sent, saved) };
    // A new one goes on to its own screen: here it must not be made once more.
    isMade = before === null;
    taken = [];
    if (isMade) keeping.forget();
    else set({ status: 'idle', errors: {}, said: '', thing: outcome.thing, saved, history: answered });
    if (!keeping.isOpen()) keepTyped(outcome.thing, answered.form);
    else if (isMade) onMade(outcome.thing, answered);
    return true;
  }

  /** Whoever has gone elsewhere during a save stays there, and finds what they typed since when they come back. */
  function keepTyped(thing: Thing, form: Form): void {
    if (!isMade) keeping.keep();
    else if (!isSame(form, formOf(thing)))
      drafts.store(drafts.keyOf(thing.id), { form, at: typedAt, readAt: kind.stampOf(thing) });
  }

  return {
    $editing,
    /** Whether the browser keeps what is typed. */
    $isKept: keeping.$isKept,

    /** Keeps what is typed from now on, and offers what was left; what it returns ends that. */
    open(): () => void {
      const close = keeping.open();
      void offer();
      return close;
    },

    /** A function where the change comes later than what it is drawn from, such as after an upload. */
    change(change: Partial<Form> | ((form: Form) => Partial<Form>)): void {
      const { history, errors } = $editing.get();
      const part = typeof change === 'function' ? change(history.form) : change;
      const others = Object.entries(errors).filter(([field]) => !((field.split('.', 1)[0] ?? '') in part));
      write(followed(history.form, { ...history.form, ...part }), { errors: Object.fromEntries(others) });
    },
    undo: () => step(undone, 'Taken back'),
    redo: () => step(redone, 'Made again'),

    /** Takes the first of those that are offered. */
    restoreDraft(): void {
      const { left, saved } = $editing.get();
      const [first, ...others] = left;
      if (!first) return;
      write(withFields(first.form, SHOWING_FIELDS, saved), { left: others, said: stayingText(labels, first) });
      keeping.keep();
      // What the browser would not keep anew stays where it was.
      if (!keeping.$isKept.get()) return;
      taken.push(first);
      drafts.forget(first.key);
    },
    discardDraft(): void {
      const [first, ...others] = $editing.get().left;
      if (first) drafts.forget(first.key);
      set({ left: others });
    },

    save,
    /** Makes a new one of what is written over one that is gone: a draft, since somebody took the other off the site. */
    saveAsNew(): Promise<boolean> {
      write(withFields($editing.get().history.form, PUBLISHING_FIELDS, formOf(null)));
      return saveOver(null);
    },
    /** Saves over one that is there again; where it says something else by now, both are put together. */
    async saveOverRegained(thing: Thing): Promise<boolean> {
      const [saved, before] = [formOf(thing), $editing.get().saved];
      if (comparison.differing(before, saved).some((name) => !SHOWING_FIELDS.includes(name))) {
        set({ status: 'conflict' });
        return false;
      }
      set({ thing, saved });
      return save();
    },
    /** The thing as it was saved last. */
    current: (): Thing | null => $editing.get().thing,
    /** Takes the thing as it is now, by something else than a save of its form. */
    take: (thing: Thing): void => set({ thing, saved: formOf(thing) }),
    /** Saves over what somebody else saved meanwhile; the form is what came of both. */
    settle(merged: Form, theirs: Thing): Promise<boolean> {
      write(merged, { thing: theirs, saved: formOf(theirs) });
      return save();
    },
  };
}
