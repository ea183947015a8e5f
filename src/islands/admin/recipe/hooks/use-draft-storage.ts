import { useEffect, useState } from 'react';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { forgetDraft, readDraft, type StoredDraft, storeDraft } from '#src/stores/admin/recipes/recipe-drafts.ts';
import type { RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';

/** Milliseconds of silence after which what was typed is kept. */
const PAUSE_MS = 800;

/** Keeps what is typed in this browser until it is saved, and says what an earlier visit left behind. */
export function useDraftStorage(recipe: AdminRecipe | null, form: RecipeForm, isChanged: boolean) {
  const id = recipe?.id;
  const readAt = recipe?.updatedAt ?? null;
  const [left, setLeft] = useState<StoredDraft | null>(() => readDraft(id));
  useEffect(() => {
    if (!isChanged) return;
    const keep = () => storeDraft(id, form, readAt);
    const timer = setTimeout(keep, PAUSE_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [id, readAt, form, isChanged]);
  return {
    /** What an earlier visit left, until it is taken or thrown away. */
    left,
    /** Whether somebody saved the recipe after that. */
    isOutdated: left !== null && left.readAt !== readAt,
    settle: () => setLeft(null),
    forget() {
      forgetDraft(id);
      setLeft(null);
    },
  };
}
