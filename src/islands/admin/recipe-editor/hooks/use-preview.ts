import { useEffect, useRef, useState } from 'react';
import type { RecipePreview } from '#src/contracts/recipes/admin-recipe-preview.ts';
import { readPreview } from '#src/stores/admin/recipes/recipe-editor.ts';
import type { RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';

/** Milliseconds of silence after which what was typed is looked at. */
const PAUSE_MS = 400;

/** What follows from a recipe as it is typed, and whether that could not be brought up to date. */
export function usePreview(form: RecipeForm, id: string | undefined) {
  const [preview, setPreview] = useState<RecipePreview>();
  const [isStale, setStale] = useState(false);
  const [tries, setTries] = useState(0);
  const turn = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    const mine = ++turn.current;
    const timer = setTimeout(() => {
      readPreview(form, id).then(
        (fresh) => {
          if (mine !== turn.current) return;
          setPreview(fresh);
          setStale(false);
        },
        () => mine === turn.current && setStale(true),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [form, id, tries]);
  return { preview, isStale, lookAgain: () => setTries((count) => count + 1) };
}
