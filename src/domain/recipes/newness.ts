import type { RecipeSummary } from './recipe.ts';

const NEW_MS = 7 * 86_400_000;
/** A clock that was ahead makes no recipe new for years. */
const SLACK_MS = 5 * 60_000;

/** Whether a recipe came in the last seven days. */
export function isNew({ createdAt }: Pick<RecipeSummary, 'createdAt'>, now = Date.now()): boolean {
  const age = now - createdAt;
  return age < NEW_MS && age >= -SLACK_MS;
}
