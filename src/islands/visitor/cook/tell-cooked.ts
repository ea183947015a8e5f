import { useEffect, useRef } from 'react';
import { VISITS_PATH } from '#src/domain/site/visits.ts';

/** Nobody cooks in less: whoever is at the end sooner was looking around. */
const LEAST_MS = 3 * 60_000;

/** Tells the site once that a recipe was cooked, when cook mode comes to its end. Nothing waits for it. */
export function useTellCooked(recipeId: string, isDone: boolean): void {
  const begun = useRef(0);
  const isTold = useRef(false);
  useEffect(() => {
    begun.current = Date.now();
  }, []);
  useEffect(() => {
    if (!isDone || isTold.current || Date.now() - begun.current < LEAST_MS) return;
    isTold.current = true;
    const body = JSON.stringify({ path: `/recipes/${recipeId}`, cooked: true });
    const headers = { 'Content-Type': 'application/json' };
    fetch(VISITS_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  }, [recipeId, isDone]);
}
