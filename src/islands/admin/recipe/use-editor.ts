import { useEffect, useRef, useState } from 'react';
import type { RecipePreview } from '#src/contracts/admin-recipe-preview.ts';
import type { AdminRecipe } from '#src/contracts/admin-recipes.ts';
import { type Errors, previewOf, saveRecipe, showPreviewPage } from '#src/stores/admin/recipe-editor.ts';
import { formOf, type RecipeForm } from '#src/stores/admin/recipe-form.ts';
import { useDraft } from './use-draft.ts';

type Part = Partial<RecipeForm>;

/** Milliseconds of silence after which what was typed is looked at. */
const PAUSE_MS = 400;

/** A recipe being written: what is typed, what follows from it, what is wrong with it, and whether it is saved. */
export function useEditor(
  recipe: AdminRecipe | null,
  start: RecipeForm | undefined,
  onSaved: (recipe: AdminRecipe) => void,
) {
  const [first] = useState<RecipeForm>(() => formOf(recipe));
  const [form, setForm] = useState(start ?? first);
  const [errors, setErrors] = useState<Errors>({});
  const [status, setStatus] = useState<'idle' | 'saving' | 'conflict'>('idle');
  const [preview, setPreview] = useState<RecipePreview>();
  const turn = useRef(0);
  const id = recipe?.id;
  useEffect(() => {
    const mine = ++turn.current;
    const timer = setTimeout(() => {
      // A preview that fails leaves the last one: nothing is lost by it.
      previewOf(form, id).then(
        (fresh) => mine === turn.current && setPreview(fresh),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [form, id]);

  const isChanged = form !== first;
  const draft = useDraft(recipe, form, isChanged);
  useEffect(() => {
    if (!isChanged) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', guard);
    return () => removeEventListener('beforeunload', guard);
  }, [isChanged]);

  return {
    /** Of a recipe that was saved. */
    id,
    form,
    errors,
    status,
    preview,
    isChanged,
    draft,
    restoreDraft() {
      if (draft.left) setForm(draft.left.form);
      draft.settle();
    },
    /** A function where the change comes later than what it is drawn from, such as after an upload. */
    change(part: Part | ((form: RecipeForm) => Part)) {
      setForm((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }));
      const fields = Object.keys(typeof part === 'function' ? part(form) : part);
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field.split('.', 1)[0] ?? ''))),
      );
    },
    /** Opens the page as visitors would see it, unsaved changes included, in a tab of its own. */
    showPage: () => showPreviewPage(form, id),
    async save(overwrite = false) {
      setStatus('saving');
      const outcome = await saveRecipe(form, recipe, { overwrite });
      setStatus(outcome === 'conflict' ? 'conflict' : 'idle');
      if (typeof outcome !== 'object') return;
      if ('recipe' in outcome) {
        draft.forget();
        return onSaved(outcome.recipe);
      }
      setErrors(outcome.errors);
      requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
    },
  };
}

export type EditorState = ReturnType<typeof useEditor>;
