import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useState } from 'react';
import type { RecipePreview } from '#src/contracts/recipes/admin-recipe-preview.ts';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import type { Answerable } from '#src/domain/recipes/editing/answerable.ts';
import type { FormHistory } from '#src/stores/admin/published/form-history.ts';
import { RECIPES, savePublishing } from '#src/stores/admin/recipes/recipe-editor.ts';
import type { RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';
import { useWritten } from '../../published/hooks/use-written.ts';
import { usePreview } from './use-preview.ts';

/** That something is vegan, or right. */
type Said = Pick<RecipePreview['gate'][number], 'asks' | 'line'>;

/** A recipe being written, beside what follows from it. */
export function useEditor(
  opened: AdminRecipe | null,
  start: FormHistory<RecipeForm> | undefined,
  onMade: (recipe: AdminRecipe, history: FormHistory<RecipeForm>) => void,
) {
  /** What was said of lines since the last save, by what the saying is for. */
  const [$confirmed] = useState(() => atom<ReadonlyMap<string, Said>>(new Map()));
  const confirmed = useStore($confirmed);
  const linesOf = (asked: Answerable) =>
    [...$confirmed.get().values()].flatMap(({ asks, line }) => (asks === asked ? [line] : []));
  const save = (form: RecipeForm, before: AdminRecipe | null) =>
    savePublishing(form, before, {
      answers: { confirmedVegan: linesOf('vegan'), confirmedFigures: linesOf('figures') },
      isAnswered: (key) => $confirmed.get().has(key),
    });
  const { thing: recipe, ...written } = useWritten({ ...RECIPES, save }, opened, start, onMade);
  const id = recipe?.id;
  return {
    ...written,
    /** As it was saved last; `null` for a new one. */
    recipe,
    /** The id of a recipe that was saved. */
    id,
    /** With whether it is of an earlier form, because the newest could not be looked at. */
    ...usePreview(written.form, id),
    confirmed,
    confirm({ key, asks, line }: Said & { key: string }, isSo: boolean) {
      const others = [...confirmed].filter(([other]) => other !== key);
      $confirmed.set(new Map([...others, ...(isSo ? [[key, { asks, line }] as const] : [])]));
    },
  };
}

export type RecipeEditorState = ReturnType<typeof useEditor>;
