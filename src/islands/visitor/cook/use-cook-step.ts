import { useEffect, useRef, useState } from 'react';
import { cookStepOf, keepCookStep } from '#src/stores/recipes/cook-step.ts';
import { keepServings } from '#src/stores/recipes/servings.ts';

/** The step cook mode shows, from 0; after the last one comes the end. A phone may load the page again at any of them. */
export function useCookStep(recipeId: string, end: number): [at: number, go: (by: number) => void] {
  const [at, setAt] = useState(() => cookStepOf(recipeId, end));
  const now = useRef(at);
  useEffect(() => {
    now.current = at;
    keepCookStep(recipeId, at);
  }, [recipeId, at]);
  useEffect(() => {
    keepServings(recipeId);
    // Whoever leaves it at its end, by whichever way, has cooked.
    return () => {
      if (now.current === end) keepCookStep(recipeId, 0);
    };
  }, [recipeId, end]);
  return [at, (by) => setAt((from) => Math.min(end, Math.max(0, from + by)))];
}
