import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, Saved } from '#src/stores/admin/published/saved.ts';

/** So many changes can be taken back. */
const KEPT = 200;

/** What a kind of thing says of how it is written. */
interface Writing<Form, Thing> {
  /** The form of a thing; an empty one where there is none. */
  formOf: (thing: Thing | null) => Form;
  isSame: (one: Form, other: Form) => boolean;
  labels: Readonly<Record<string, string>>;
  /** Saves what the form says over `before`, or makes a new one of it; `isOver` whatever was saved meanwhile. */
  save: (form: Form, before: Thing | null, isOver: boolean) => Promise<Saved<Thing>>;
  /** Shows the form as the page it would be. */
  preview: (form: Form) => Promise<void>;
}

interface Steps<Form> {
  past: readonly Form[];
  form: Form;
  future: readonly Form[];
}

/**
 * Something that is published while it is being written: what is typed, what is wrong with it, and whether it is saved.
 * `onMade` is told of a new one.
 */
export function useWritten<Form extends object, Thing>(
  { formOf, isSame, labels, save: saveThing, preview }: Writing<Form, Thing>,
  opened: Thing | null,
  onMade: (made: Thing) => void,
) {
  const [thing, setThing] = useState(opened);
  const [saved, setSaved] = useState(() => formOf(opened));
  const [steps, setSteps] = useState<Steps<Form>>({ past: [], form: saved, future: [] });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<'idle' | 'saving' | 'conflict'>('idle');
  const [said, setSaid] = useState('');
  const { form } = steps;
  const latest = useRef(form);
  latest.current = form;
  const isSaving = useRef(false);
  const isChanged = !isSame(form, saved);
  useEffect(() => {
    if (!isChanged) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', guard);
    return () => removeEventListener('beforeunload', guard);
  }, [isChanged]);

  /** Does nothing while it is being saved already. What is typed meanwhile stays, and is not saved yet. */
  async function save(isOver = false): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setStatus('saving');
    const sent = latest.current;
    const outcome = await saveThing(sent, thing, isOver);
    isSaving.current = false;
    setStatus(outcome === 'conflict' ? 'conflict' : 'idle');
    if (typeof outcome !== 'object') return;
    if ('errors' in outcome) {
      setErrors(outcome.errors);
      requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
      return;
    }
    setErrors({});
    setSaved(sent);
    if (thing) setThing(outcome.thing);
    else onMade(outcome.thing);
  }

  const step = (from: 'past' | 'future', verb: string) => {
    const form = from === 'past' ? steps.past.at(-1) : steps.future[0];
    if (!form) return;
    const { past, future } = steps;
    setSteps(
      from === 'past'
        ? { past: past.slice(0, -1), form, future: [steps.form, ...future] }
        : { past: [...past, steps.form], form, future: future.slice(1) },
    );
    setSaid(`${verb}: ${labelsOf(labels, steps.form, form)}`);
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
    said,
    change(part: Partial<Form>) {
      setSteps(({ past, form }) => ({ past: [...past, form].slice(-KEPT), form: { ...form, ...part }, future: [] }));
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
      setSaid('');
    },
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo: () => step('past', 'Taken back'),
    redo: () => step('future', 'Made again'),
    save: () => void save(),
    saveOver: () => void save(true),
    letGo: () => setStatus('idle'),
    showPage: () => void preview(latest.current),
  };
}

/** What the parts of an editor need of it. */
export interface EditorState<Form> {
  form: Form;
  errors: FieldErrors;
  labels: Readonly<Record<string, string>>;
  change(part: Partial<Form>): void;
}

function labelsOf<Form extends object>(labels: Readonly<Record<string, string>>, before: Form, after: Form): string {
  return (Object.keys(after) as (keyof Form & string)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => labels[name] ?? name)
    .join(', ');
}
