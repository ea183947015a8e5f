import { useEffect, useRef, useState } from 'react';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { saveRecipe, showPreviewPage } from '#src/stores/admin/recipe-editor.ts';
import type { Errors } from '#src/stores/admin/recipe-errors.ts';
import { completed, formOf, isSameForm, marksAfter, type RecipeForm } from '#src/stores/admin/recipe-form.ts';
import { useDraftStorage } from './use-draft-storage.ts';
import { usePreview } from './use-preview.ts';

type Part = Partial<RecipeForm>;

/**
 * A recipe being written: what is typed, what follows from it, what is wrong with it, and whether it is saved. What is
 * typed while it is being saved stays, and is not saved yet. `onMade` is told of a new one, with what was typed
 * meanwhile, if anything was.
 */
export function useEditor(
  opened: AdminRecipe | null,
  start: RecipeForm | undefined,
  onMade: (recipe: AdminRecipe, typedSince: RecipeForm | undefined) => void,
) {
  const [recipe, setRecipe] = useState(opened);
  const [first, setFirst] = useState<RecipeForm>(() => formOf(opened));
  const [form, setForm] = useState(start ?? first);
  const [errors, setErrors] = useState<Errors>({});
  const [status, setStatus] = useState<'idle' | 'saving' | 'conflict'>('idle');
  /** Lines that were said to be vegan since the last save, by what the saying is for. */
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, string>>(new Map());
  const latest = useRef(form);
  latest.current = form;
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

  const onSaved = (saved: AdminRecipe, sent: RecipeForm) => {
    const typedSince = isSameForm(latest.current, sent) ? undefined : latest.current;
    if (!recipe || !typedSince) draft.forget();
    if (recipe) {
      setRecipe(saved);
      setFirst(completed(sent, saved));
      setForm((now) => (isSameForm(now, sent) ? completed(now, saved) : now));
    } else if (isOpen.current) {
      // Whoever has gone elsewhere meanwhile stays there.
      onMade(saved, typedSince);
    }
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
      if (draft.left) setForm(draft.left.form);
      draft.settle();
    },
    /** A function where the change comes later than what it is drawn from, such as after an upload. */
    change(part: Part | ((form: RecipeForm) => Part)) {
      setForm((before) => {
        const after = { ...before, ...(typeof part === 'function' ? part(before) : part) };
        const isListChange = after.instructions !== before.instructions || after.ingredients !== before.ingredients;
        return isListChange ? { ...after, marks: marksAfter(before, after) } : after;
      });
      const fields = Object.keys(typeof part === 'function' ? part(form) : part);
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field.split('.', 1)[0] ?? ''))),
      );
    },
    /** Opens the page as visitors would see it, unsaved changes included, in a tab of its own. */
    showPage: () => showPreviewPage(form, id),
    /** Does nothing while it is being saved already. */
    async save(overwrite = false) {
      if (isSaving.current) return;
      isSaving.current = true;
      setStatus('saving');
      const sent = latest.current;
      const outcome = await saveRecipe(sent, recipe, { overwrite, confirmedVegan: [...confirmed.values()] });
      const isDone = typeof outcome === 'object' && 'recipe' in outcome;
      // A new one goes on to its own screen: here it must not be made once more.
      isSaving.current = isDone && !recipe;
      setStatus(outcome === 'conflict' ? 'conflict' : 'idle');
      if (typeof outcome !== 'object') return;
      if ('recipe' in outcome) {
        setErrors({});
        return onSaved(outcome.recipe, sent);
      }
      setErrors(outcome.errors);
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('main [aria-invalid="true"], main [data-problem]')?.focus(),
      );
    },
  };
}

export type EditorState = ReturnType<typeof useEditor>;
