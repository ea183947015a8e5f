import { useState } from 'react';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import type { FormHistory } from '#src/stores/admin/published/form-history.ts';
import { saveRecipe } from '#src/stores/admin/recipes/recipe-editor.ts';
import type { RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';
import { useWritten } from '../../published/hooks/use-written.ts';
import { RECIPE } from '../recipe-kind.ts';
import { usePreview } from './use-preview.ts';

/** A recipe being written, beside what follows from it. */
export function useEditor(
  opened: AdminRecipe | null,
  start: FormHistory<RecipeForm> | undefined,
  onMade: (recipe: AdminRecipe, history: FormHistory<RecipeForm>) => void,
) {
  /** Lines that were said to be vegan since the last save, by what the saying is for. */
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, string>>(new Map());
  const save = (form: RecipeForm, before: AdminRecipe | null) => saveRecipe(form, before, [...confirmed.values()]);
  const { thing: recipe, ...written } = useWritten({ ...RECIPE, save }, opened, start, onMade);
  const id = recipe?.id;
  return {
    ...written,
    /** As it was saved last; `null` for a new one. */
    recipe,
    /** Of a recipe that was saved. */
    id,
    /** With whether it is of an earlier form, because the newest could not be looked at. */
    ...usePreview(written.form, id),
    confirmed,
    confirm({ key, line }: { key: string; line: string }, isVegan: boolean) {
      setConfirmed(
        (before) => new Map([...before].filter(([other]) => other !== key).concat(isVegan ? [[key, line]] : [])),
      );
    },
  };
}

export type RecipeEditorState = ReturnType<typeof useEditor>;
