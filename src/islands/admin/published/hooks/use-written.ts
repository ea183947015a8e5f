import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#src/domain/errors.ts';
import type { Drafts } from '#src/stores/admin/published/drafts.ts';
import {
  changed,
  differingFields,
  type FormHistory,
  historyOf,
  redone,
  undone,
} from '#src/stores/admin/published/form-history.ts';
import type { Saved } from '#src/stores/admin/published/saved.ts';
import { useDraftStorage } from './use-draft-storage.ts';

/** What a kind of thing says of how it is written. */
export interface Writing<Form, Thing> {
  labels: Readonly<Record<string, string>>;
  /** The form of a thing; an empty one where there is none. */
  formOf: (thing: Thing | null) => Form;
  isSame: (one: Form, other: Form) => boolean;
  drafts: Drafts<Form>;
  /** Saves what the form says over `before`, or makes a new one of it. */
  save: (form: Form, before: Thing | null) => Promise<Saved<Thing>>;
  /** Shows the form as the page it would be. */
  preview: (form: Form, id: string | undefined) => Promise<void>;
  /** Names of fields that follow from others, and the form once they do. */
  derived?: readonly string[];
  followed?: (before: Form, after: Form) => Form;
}

type Part<Form> = Partial<Form>;

/**
 * Something that is published while it is being written: what is typed, what is wrong with it, and whether it is saved.
 * What is typed while it is being saved stays, and is not saved yet. `onMade` is told of a new one, with its form, which
 * may have been written on meanwhile.
 */
export function useWritten<Form extends object, Thing extends { id: string; updatedAt: number }>(
  kind: Writing<Form, Thing>,
  opened: Thing | null,
  start: FormHistory<Form> | undefined,
  onMade: (made: Thing, history: FormHistory<Form>) => void,
) {
  const { labels, formOf, isSame, derived, followed = (_, after) => after } = kind;
  const [thing, setThing] = useState(opened);
  const [first, setFirst] = useState(() => formOf(opened));
  const [history, setHistory] = useState(() => start ?? historyOf(first));
  const { form } = history;
  const [said, setSaid] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<'idle' | 'saving' | 'conflict'>('idle');
  /** How often a save was refused for what is in the form. */
  const [refusals, setRefusals] = useState(0);
  // Once what is wrong is on the screen, which is not at once when the server has said so.
  useEffect(() => {
    if (refusals === 0) return;
    document.querySelector<HTMLElement>('main [aria-invalid="true"], main [data-problem]')?.focus();
  }, [refusals]);
  const latest = useRef(history);
  latest.current = history;
  const isSaving = useRef(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const isChanged = !isSame(form, first);
  const draft = useDraftStorage(kind.drafts, thing, form, isChanged);

  const onSaved = (saved: Thing, sent: Form, over: Thing | null) => {
    const now = latest.current;
    const hasTypedSince = !isSame(now.form, sent);
    if (!over || !hasTypedSince) draft.forget();
    if (over) {
      setThing(saved);
      setFirst(sent);
    } else if (isOpen.current) {
      // Whoever has gone elsewhere meanwhile stays there.
      onMade(saved, now);
    }
  };

  /** Does nothing while it is being saved already. */
  async function save(sent: Form, over: Thing | null) {
    if (isSaving.current) return;
    isSaving.current = true;
    setStatus('saving');
    const outcome = await kind.save(sent, over);
    const isDone = typeof outcome === 'object' && 'thing' in outcome;
    // A new one goes on to its own screen: here it must not be made once more.
    isSaving.current = isDone && !over;
    setStatus(outcome === 'conflict' ? 'conflict' : 'idle');
    if (typeof outcome !== 'object') return;
    if ('thing' in outcome) {
      setErrors({});
      return onSaved(outcome.thing, sent, over);
    }
    setErrors(outcome.errors);
    setRefusals((count) => count + 1);
  }

  const step = (way: typeof undone<Form>, verb: string) => {
    const after = way(history);
    if (after === history) return;
    setHistory(after);
    setErrors({});
    const names = differingFields(form, after.form, derived);
    setSaid(`${verb}: ${names.map((name) => labels[name] ?? name).join(', ')}`);
  };

  return {
    /** As it was saved last; `null` for a new one. */
    thing,
    form,
    errors,
    labels,
    status,
    isSaving: status === 'saving',
    isChanged,
    draft,
    restoreDraft() {
      const { left } = draft;
      if (left) setHistory((now) => changed(now, left.form, Date.now(), derived));
      draft.settle();
    },
    /** A function where the change comes later than what it is drawn from, such as after an upload. */
    change(part: Part<Form> | ((form: Form) => Part<Form>)) {
      setHistory((now) => {
        const after = { ...now.form, ...(typeof part === 'function' ? part(now.form) : part) };
        return changed(now, followed(now.form, after), Date.now(), derived);
      });
      setSaid('');
      const fields = Object.keys(typeof part === 'function' ? part(form) : part);
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field.split('.', 1)[0] ?? ''))),
      );
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step(undone, 'Taken back'),
    redo: () => step(redone, 'Made again'),
    /** What was taken back, or made again, last. */
    said,
    /** Opens the page as visitors would see it, unsaved changes included, in a tab of its own. */
    showPage: () => kind.preview(form, thing?.id),
    save: () => save(latest.current.form, thing),
    /** Saves over what somebody else saved meanwhile; the form is what came of both. */
    settle(merged: Form, theirs: Thing) {
      setThing(theirs);
      setFirst(formOf(theirs));
      const next = changed(latest.current, merged, Date.now(), derived);
      latest.current = next;
      setHistory(next);
      return save(merged, theirs);
    },
  };
}

/** What the parts of an editor need of it. */
export interface EditorState<Form> {
  form: Form;
  errors: FieldErrors;
  labels: Readonly<Record<string, string>>;
  change(part: Part<Form>): void;
}
