import { useEffect, useRef, useState } from 'react';
import type { AdminCollection } from '#src/contracts/collections/admin-collections.ts';
import {
  COLLECTION_LABELS,
  type CollectionForm,
  collectionFormOf,
  isSameCollection,
} from '#src/stores/admin/collection-form.ts';
import { type CollectionErrors, previewCollection, saveCollection } from '#src/stores/admin/collections.ts';

/** So many changes can be taken back. */
const KEPT = 200;

interface Steps {
  past: readonly CollectionForm[];
  form: CollectionForm;
  future: readonly CollectionForm[];
}

const labelsOf = (before: CollectionForm, after: CollectionForm): string =>
  Object.keys(after)
    .filter((name) => before[name as keyof CollectionForm] !== after[name as keyof CollectionForm])
    .map((name) => COLLECTION_LABELS[name] ?? name)
    .join(', ');

/**
 * A collection being written: what is typed, what is wrong with it, and whether it is saved. `onMade` is told of a new one.
 */
export function useCollection(opened: AdminCollection | null, onMade: (made: AdminCollection) => void) {
  const [collection, setCollection] = useState(opened);
  const [saved, setSaved] = useState(() => collectionFormOf(opened));
  const [steps, setSteps] = useState<Steps>({ past: [], form: saved, future: [] });
  const [errors, setErrors] = useState<CollectionErrors>({});
  const [status, setStatus] = useState<'idle' | 'saving' | 'conflict'>('idle');
  const [said, setSaid] = useState('');
  const { form } = steps;
  const latest = useRef(form);
  latest.current = form;
  const isSaving = useRef(false);
  const isChanged = !isSameCollection(form, saved);
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
    const outcome = await saveCollection(sent, collection, isOver);
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
    if (collection) setCollection(outcome.collection);
    else onMade(outcome.collection);
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
    setSaid(`${verb}: ${labelsOf(steps.form, form)}`);
  };

  return {
    /** As it was saved last; `null` for a new one. */
    collection,
    form,
    errors,
    status,
    isSaving: status === 'saving',
    isChanged,
    said,
    change(part: Partial<CollectionForm>) {
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
    showPage: () => void previewCollection(latest.current),
  };
}

export type CollectionEditorState = ReturnType<typeof useCollection>;
