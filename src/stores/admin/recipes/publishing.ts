import { previewRecipeCall, type RecipePreview } from '#src/contracts/recipes/admin-recipe-preview.ts';
import { type AdminRecipe, adminRecipeCall } from '#src/contracts/recipes/admin-recipes.ts';
import type { Confirmations, RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { countedMarks, waitingMarks } from '#src/domain/scaling/waiting-marks.ts';
import { call, refusedFields } from '../../client.ts';
import { Unreached } from '../../reach.ts';
import { askPublisher, NotLookedAt, NotPublished, type Reason, reasonsToAsk } from './publish-question.ts';
import { draftOf, formOf, listsOf, type RecipeForm } from './recipe-form.ts';

/** What goes with a recipe that is published: what its publisher said, and the marks they confirmed. */
export interface Publishing extends Confirmations {
  marks?: Mark[];
}

/** What is known of a recipe that is about to be published. */
export interface AtPublishing {
  /** Those of its steps of which nobody has said whether they are right. */
  waiting: Mark[];
  /** All it has then, where those are right. */
  marks: Mark[];
  gate: RecipePreview['gate'];
}

/**
 * Looks at a form that is about to be published; `undefined` for one that is refused as it is, as publishing it will be.
 * Throws {@link NotLookedAt}, or `Unreached`, where that could not be done: what nobody has looked at is not published.
 */
export async function atPublishing(form: RecipeForm, id: string | undefined): Promise<AtPublishing | undefined> {
  try {
    const { gate, proposedMarks } = await call(previewRecipeCall, { body: draftOf(form, id) });
    const waiting = waitingMarks(form.marks, listsOf(form), proposedMarks);
    return { waiting, marks: [...form.marks, ...waiting], gate };
  } catch (error) {
    if (refusedFields(error)) return undefined;
    throw lookedInVain(error);
  }
}

/** The error of a look that failed, for whoever was about to publish. */
export const lookedInVain = (error: unknown): unknown => (error instanceof Unreached ? error : new NotLookedAt());

/** The title of the question before a recipe is published. */
export const publishTitle = (title: string): string => `Publish “${title}”?`;

/**
 * Publishes a recipe that is saved, where `change` does that. Marks of its steps that wait are asked about first, with all
 * else it could be refused for; where it is refused, its reasons are shown, and it is done once more with what its publisher
 * then says. Throws {@link NotPublished} where nothing is said, else what `act` throws.
 */
export async function publishing<T>(
  recipe: Pick<AdminRecipe, 'id' | 'title' | 'isPublished'>,
  change: RecipeChange,
  act: (said: Publishing & { updatedAt?: number }) => Promise<T>,
): Promise<T> {
  const said = change.isPublished && !recipe.isPublished ? await saidBefore(recipe, change) : {};
  try {
    return await act(said);
  } catch (error) {
    const reasons = reasonsToAsk(error);
    if (!reasons) throw error;
    const confirmed = await askPublisher(`“${recipe.title}” isn’t published`, reasons);
    if (!confirmed) throw new NotPublished();
    return act({ ...said, ...confirmed });
  }
}

async function saidBefore({ id, title }: Pick<AdminRecipe, 'id' | 'title'>, change: RecipeChange) {
  const whole = await call(adminRecipeCall, { params: { id } }).catch((error) => Promise.reject(lookedInVain(error)));
  const open = await atPublishing(formOf({ ...whole, ...change }), id);
  // What has to be changed first the server refuses, in its own words.
  if (!open || open.waiting.length === 0 || open.gate.some(({ asks }) => asks === null)) return {};
  const answer = await askPublisher(publishTitle(title), open.gate.map(reasonOf), countedMarks(open.waiting));
  if (!answer) throw new NotPublished();
  const { areMarksRight, ...confirmed } = answer;
  // Marks are of these texts: what somebody writes meanwhile is a conflict.
  return { ...confirmed, ...(areMarksRight && { marks: open.marks, updatedAt: whole.updatedAt }) };
}

const reasonOf = ({ message, asks, line }: RecipePreview['gate'][number]): Reason => ({
  message,
  asks: asks ? { asked: asks, line } : undefined,
});
