import { cookingStateOf, saveCookingState } from './cooking-state.ts';

/** Who comes back the next day cooks anew. */
const DAY_MS = 86_400_000;

/** The step cook mode was at, from 0 to `end`; the first one where none is kept, or from another day. */
export function cookStepOf(recipeId: string, end: number): number {
  const { step } = cookingStateOf(recipeId);
  if (typeof step !== 'object' || step === null || !('index' in step) || !('at' in step)) return 0;
  const age = Date.now() - Number(step.at);
  const { index } = step;
  const isStep = typeof index === 'number' && Number.isInteger(index) && index >= 0 && index <= end;
  return isStep && age >= 0 && age < DAY_MS ? index : 0;
}

/** Remembers the step; the first one needs no remembering. */
export function keepCookStep(recipeId: string, index: number): void {
  saveCookingState(recipeId, { step: index > 0 ? { index, at: Date.now() } : undefined });
}
