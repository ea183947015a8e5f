import { atom } from 'nanostores';
import type { FieldErrors } from '#src/domain/errors.ts';
import { afterSave, type Comparison, SHOWING_FIELDS, withFields } from './comparison.ts';
import type { Drafts } from './drafts.ts';
import { changed, differingFields, type FormHistory, historyOf, redone, undone } from './form-history.ts';
import { type LeftDraft, leftDraft, stayingText } from './left-draft.ts';
import type { Saved } from './saved.ts';

/** Milliseconds of silence after which what was typed is kept in this browser. */
const PAUSE_MS = 800;

/** The way a kind of thing is written. */
export interface Writing<Form, Thing> {
  labels: Readonly<Record<string, string>>;
  /** The form of a thing; an empty one where there is none. */
  formOf: (thing: Thing | null) => Form;
  comparison: Comparison<Form>;
  drafts: Drafts<Form>;
  /** A number that is another after each save. */
  stampOf: (thing: Thing) => number;
  /** Saves what the form says over `before`, or makes a new one of it. */
  save: (form: Form, before: Thing | null) => Promise<Saved<Thing>>;
  /** Names of fields that follow from others, and the form once they do. */
  derived?: readonly string[];
  followed?: (before: Form, after: Form) => Form;
}

interface Editing<Form, Thing> {
  /** As it was saved last, and its form; `null` and an empty one for a new one. */
  thing: Thing | null;
  saved: Form;
  history: FormHistory<Form>;
  /** Whether the form says something else than what is saved. */
  isChanged: boolean;
  /** Until it is taken or thrown away. */
  left: LeftDraft<Form> | null;
  errors: FieldErrors;
  /** The number of times a save was refused for what is in the form. */
  refusals: number;
  status: 'idle' | 'saving' | 'conflict';
  /** The words for what was taken back, made again or left as it was, last. */
  said: string;
}

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
    ...{ thing: opened, saved: first, history: start ?? historyOf(first), left: leftDraft(kind, opened, first) },
    ...{
      isChanged: start !== undefined && !isSame(start.form, first),
      errors: {},
      refusals: 0,
      status: 'idle',
      said: '',
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isOpen, isMade, hasKept] = [false, false, false];

  const set = (part: Partial<Editing<Form, Thing>>): void => {
    const next = { ...$editing.get(), ...part };
    const isWritten = part.history !== undefined || part.saved !== undefined;
    $editing.set(isWritten ? { ...next, isChanged: !isSame(next.history.form, next.saved) } : next);
    if (isWritten) keepLater();
  };

  function keep(): void {
    const { thing, history, isChanged } = $editing.get();
    clearTimeout(timer);
    if (!isChanged || isMade) return;
    hasKept = true;
    drafts.store(thing?.id, history.form, thing && kind.stampOf(thing));
  }

  /** What is typed is kept after a pause; once it is what is saved, only what an earlier visit left is. */
  function keepLater(): void {
    clearTimeout(timer);
    const { thing, isChanged, left } = $editing.get();
    if (isChanged) {
      if (isOpen) timer = setTimeout(keep, PAUSE_MS);
    } else if (hasKept) {
      hasKept = false;
      if (left) drafts.store(thing?.id, left.form, left.readAt, left.at);
      else drafts.forget(thing?.id);
    }
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
  async function save(): Promise<boolean> {
    const { thing, history, status } = $editing.get();
    if (status === 'saving' || isMade) return false;
    const sent = history.form;
    set({ status: 'saving' });
    const outcome = await kind.save(sent, thing);
    if (outcome === 'conflict' || outcome === 'failed') {
      set({ status: outcome === 'conflict' ? outcome : 'idle' });
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
    isMade = thing === null;
    if (isMade || isSame(answered.form, saved)) drafts.forget(thing?.id);
    const done = { status: 'idle', errors: {}, said: '', left: null } as const;
    if (thing) set({ ...done, thing: outcome.thing, saved, history: answered });
    // Whoever has gone elsewhere meanwhile stays there.
    else if (isOpen) onMade(outcome.thing, answered);
    return true;
  }

  return {
    $editing,

    /** Keeps what is typed from now on; what it returns ends that. */
    open(): () => void {
      isOpen = true;
      keepLater();
      addEventListener('pagehide', keep);
      return () => {
        isOpen = false;
        clearTimeout(timer);
        removeEventListener('pagehide', keep);
      };
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

    restoreDraft(): void {
      const { left, saved } = $editing.get();
      if (!left) return;
      write(withFields(left.form, SHOWING_FIELDS, saved), { left: null, said: stayingText(labels, left) });
    },
    discardDraft(): void {
      const { thing, isChanged } = $editing.get();
      set({ left: null });
      if (!isChanged) drafts.forget(thing?.id);
    },

    save,
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
