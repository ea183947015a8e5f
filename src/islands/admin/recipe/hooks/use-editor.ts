import { useEffect, useRef, useState } from 'react';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import {
  changed,
  changedLabels,
  completedAs,
  type FormHistory,
  historyOf,
  redone,
  undone,
} from '#src/stores/admin/recipes/form-history.ts';
import { saveRecipe, showPreviewPage } from '#src/stores/admin/recipes/recipe-editor.ts';
import type { Errors } from '#src/stores/admin/recipes/recipe-errors.ts';
import { completed, formOf, isSameForm, marksAfter, type RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';
import { useDraftStorage } from './use-draft-storage.ts';
import { usePreview } from './use-preview.ts';

type Part = Partial<RecipeForm>;

/**
 * A recipe being written: what is typed, what follows from it, what is wrong with it, and whether it is saved. What is
 * typed while it is being saved stays, and is not saved yet. `onMade` is told of a new one, with its form, which may have
 * been written on meanwhile.
 */
export function useEditor(
  opened: AdminRecipe | null,
  start: FormHistory | undefined,
  onMade: (recipe: AdminRecipe, history: FormHistory) => void,
) {
  const [recipe, setRecipe] = useState(opened);
  const [first, setFirst] = useState<RecipeForm>(() => formOf(opened));
  const [history, setHistory] = useState(() => start ?? historyOf(first));
  const { form } = history;
  const [said, setSaid] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [status, setStatus] = useState<'idle' | 'saving' | 'conflict'>('idle');
  /** How often a save was refused for what is in the form. */
  const [refusals, setRefusals] = useState(0);
  // Once what is wrong is on the screen, which is not at once when the server has said so.
  useEffect(() => {
    if (refusals === 0) return;
    document.querySelector<HTMLElement>('main [aria-invalid="true"], main [data-problem]')?.focus();
  }, [refusals]);
  /** Lines that were said to be vegan since the last save, by what the saying is for. */
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, string>>(new Map());
  const latest = useRef(form);
  latest.current = form;
  const latestHistory = useRef(history);
  latestHistory.current = history;
  const isSaving = useRef(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const id = recipe?.id;
  const { preview, isStale, lookAgain } = usePreview(form, id);
  const isChanged = !isSameForm(form, first);
  const draft = useDraftStorage(recipe, form, isChanged);
  useEffect(() => {
    if (!isChanged) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', guard);
    return () => removeEventListener('beforeunload', guard);
  }, [isChanged]);

  const onSaved = (saved: AdminRecipe, sent: RecipeForm, over: AdminRecipe | null) => {
    const typedSince = isSameForm(latest.current, sent) ? undefined : latest.current;
    if (!over || !typedSince) draft.forget();
    if (over) {
      setRecipe(saved);
      setFirst(completed(sent, saved));
      setHistory((now) => (isSameForm(now.form, sent) ? completedAs(now, completed(now.form, saved)) : now));
    } else if (isOpen.current) {
      // Whoever has gone elsewhere meanwhile stays there.
      const now = latestHistory.current;
      onMade(saved, typedSince ? now : completedAs(now, completed(now.form, saved)));
    }
  };

  /** Does nothing while it is being saved already. */
  async function save(sent: RecipeForm, over: AdminRecipe | null) {
    if (isSaving.current) return;
    isSaving.current = true;
    setStatus('saving');
    const outcome = await saveRecipe(sent, over, [...confirmed.values()]);
    const isDone = typeof outcome === 'object' && 'recipe' in outcome;
    // A new one goes on to its own screen: here it must not be made once more.
    isSaving.current = isDone && !over;
    setStatus(outcome === 'conflict' ? 'conflict' : 'idle');
    if (typeof outcome !== 'object') return;
    if ('recipe' in outcome) {
      setErrors({});
      return onSaved(outcome.recipe, sent, over);
    }
    setErrors(outcome.errors);
    setRefusals((count) => count + 1);
  }

  const step = (way: typeof undone, verb: string) => {
    const after = way(history);
    if (after === history) return;
    setHistory(after);
    setErrors({});
    setSaid(`${verb}: ${changedLabels(form, after.form)}`);
  };

  return {
    /** As it was saved last; `null` for a new one. */
    recipe,
    /** Of a recipe that was saved. */
    id,
    form,
    errors,
    status,
    preview,
    /** Whether `preview` is of an earlier form, because the newest could not be looked at. */
    isStale,
    lookAgain,
    isChanged,
    draft,
    confirmed,
    confirm({ key, line }: { key: string; line: string }, isVegan: boolean) {
      setConfirmed(
        (before) => new Map([...before].filter(([other]) => other !== key).concat(isVegan ? [[key, line]] : [])),
      );
    },
    restoreDraft() {
      const { left } = draft;
      if (left) setHistory((now) => changed(now, left.form));
      draft.settle();
    },
    /** A function where the change comes later than what it is drawn from, such as after an upload. */
    change(part: Part | ((form: RecipeForm) => Part)) {
      setHistory((history) => {
        const before = history.form;
        const after = { ...before, ...(typeof part === 'function' ? part(before) : part) };
        const isListChange = after.instructions !== before.instructions || after.ingredients !== before.ingredients;
        return changed(history, isListChange ? { ...after, marks: marksAfter(before, after) } : after);
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
    showPage: () => showPreviewPage(form, id),
    save: () => save(latest.current, recipe),
    /** Saves over what somebody else saved meanwhile; the form is what came of both. */
    settle(merged: RecipeForm, theirs: AdminRecipe) {
      setRecipe(theirs);
      setFirst(formOf(theirs));
      setHistory((now) => changed(now, merged));
      latest.current = merged;
      return save(merged, theirs);
    },
  };
}

export type EditorState = ReturnType<typeof useEditor>;
