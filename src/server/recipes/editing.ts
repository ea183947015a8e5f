import { and, eq, isNull, like, or } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { recipes, redirects } from '#src/db/schema.ts';
import { counted } from '#src/domain/counted.ts';
import { AppError } from '#src/domain/errors.ts';
import { beyond, type IngredientGroup, movedGroups } from '#src/domain/ingredients/ingredient-groups.ts';
import type { NewRecipe, RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import { type Schedule, scheduleIssues, timesAfter } from '#src/domain/recipes/editing/schedule.ts';
import { GATE_RULES } from '#src/domain/recipes/publishing-gate.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import { misfits, movesBetween, refitted } from '#src/domain/scaling/mark-fit.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { paths } from '#src/paths.ts';
import { type Actor, type Doer, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import { refusePublic, theirs } from './desk/own-drafts.ts';
import { recordAnswers, settled } from './publishing.ts';
import { changeTime } from './recipes.ts';
import { changedFields, findRevision, keepRevision } from './revisions.ts';

/** Last parts of addresses beside those of recipes: no recipe is called that. */
export const RESERVED: readonly string[] = [
  'new',
  'import',
  'bulk',
  'matching',
  'writers',
  'preview',
  'preview-page',
  'trending',
];
type Row = typeof recipes.$inferSelect;

/**
 * Makes a recipe, a draft unless it says otherwise; returns its id, a slug of the title that was never used before. Throws
 * `NotVegan` where it may not be published.
 */
export function createRecipe({ confirmedVegan, ...draft }: NewRecipe, actor: Actor, now = Date.now()): Promise<string> {
  refusePublic(actor, null, isToBePublic(draft));
  refuseMisfits(draft);
  refuseTimes(null, draft, now);
  refuseBeyond(draft.ingredientGroups, draft.ingredients);
  return write(async (tx, change) => {
    const { columns, given } = settled(draft, { confirmed: confirmedVegan, claims: true }, actor, now);
    const id = await freeId(tx, slugOf(draft.title));
    const publishedAt = draft.isPublished ? now : null;
    const ownerId = actor.role ? actor.id : null;
    await tx.insert(recipes).values({ ...draft, ...columns, id, ownerId, publishedAt, createdAt: now, updatedAt: now });
    await recordAudit(tx, actor, { action: 'recipe.create', subject: id, details: { isPublished: draft.isPublished } });
    await recordAnswers(tx, actor, id, given);
    if (draft.isPublished) change.touch('content', tag.recipe(id), tag.recipes, tag.trending);
    if (isPlanned(draft)) change.touch('figures', tag.schedule);
    return id;
  });
}

/** `red-lentil-dal`, else `red-lentil-dal-2` and so on. */
async function freeId(tx: Transaction, slug: string): Promise<string> {
  const rows = await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(or(eq(recipes.id, slug), like(recipes.id, `${slug}-%`)));
  const moved = await tx
    .select({ from: redirects.from })
    .from(redirects)
    .where(like(redirects.from, `${paths.recipe(slug)}%`));
  const taken = new Set([
    ...RESERVED,
    ...rows.map(({ id }) => id),
    ...moved.map(({ from }) => from.slice(paths.recipe('').length)),
  ]);
  for (let number = 1; ; number++) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** The outcome of one action on one recipe. */
export type EditOutcome = 'done' | 'unchanged' | 'not_found';

interface ChangeOptions {
  /** Time of the last change that the editor saw. */
  readAt?: number | undefined;
  /** Lines of which the publisher says that they are vegan. */
  confirmedVegan?: readonly string[] | undefined;
  /** What it once was: labels that hold no longer are left out without a word. */
  isRestored?: boolean;
  /** Of a change that was planned, its time. */
  plannedFor?: number | undefined;
}

/**
 * Changes a recipe; what it was before is kept as a revision. Returns `false` when there is none. Throws `conflict` when
 * `readAt` is not its last change any more, `NotVegan` when it would be public and may not, and `forbidden` where it is not
 * the actor's to change. Once this has returned,
 * nothing shows a recipe that is no longer published.
 */
export async function changeRecipe(
  id: string,
  fields: RecipeChange,
  actor: Actor,
  options: ChangeOptions = {},
): Promise<boolean> {
  return (await write((tx, change) => changeWithin(tx, change, id, fields, actor, options))) !== 'not_found';
}

/** {@link changeRecipe} as a part of a larger write. */
export async function changeWithin(
  tx: Transaction,
  change: Change,
  id: string,
  fields: RecipeChange,
  actor: Doer,
  { readAt, isRestored = false, confirmedVegan = [], plannedFor }: ChangeOptions = {},
): Promise<EditOutcome> {
  const there = and(eq(recipes.id, id), isNull(recipes.deletedAt), theirs(actor));
  const [before] = await tx.select().from(recipes).where(there);
  if (!before) return 'not_found';
  refusePublic(actor, before, isToBePublic(fields));
  if (readAt !== undefined && readAt !== before.updatedAt) {
    throw new AppError('conflict', 'Someone else changed this recipe meanwhile');
  }
  const times = timesAfter(before, fields);
  const fitted = { ingredientGroups: groupsAfter(before, fields), marks: marksAfter(before, fields), ...times };
  const after = { ...before, ...fields, ...fitted };
  const changed = changedFields(before, { ...fields, ...fitted });
  if (changed.length === 0 && confirmedVegan.length === 0) return 'unchanged';
  const now = changeTime(before, plannedFor);
  refuseTimes(before, after, Date.now());
  const claims = !isRestored && fields.dietaryRestrictions !== undefined;
  const isSettled = changed.every((field) => IS_SHOWN.includes(field)) && isFreelyPublic(before);
  const { columns, given } = isSettled
    ? { columns: {}, given: [] }
    : settled(after, { confirmed: confirmedVegan, claims }, actor, now);
  if (changed.length === 0 && given.length === 0) return 'unchanged';
  if (changed.length > 0) await keepRevision(tx, before, changed, actor);
  const published = after.isPublished ? { publishedAt: before.publishedAt ?? now } : {};
  await tx
    .update(recipes)
    .set({ ...fields, ...fitted, ...columns, ...published, updatedAt: now })
    .where(eq(recipes.id, id));
  const details = { fields: changed };
  if (changed.length > 0) {
    await recordAudit(tx, actor, {
      action: isRestored ? 'recipe.restore' : verbOf(changed, after),
      subject: id,
      details,
    });
  }
  await recordAnswers(tx, actor, id, given);
  // A draft is on no page, before and after.
  if (before.isPublished || after.isPublished) change.touch('content', tag.recipe(id), tag.recipes, tag.trending);
  if (isPlanned(after)) change.touch('figures', tag.schedule);
  return 'done';
}

/** At once, or at a time. */
const isToBePublic = ({ isPublished, publishAt }: Pick<RecipeChange, 'isPublished' | 'publishAt'>): boolean =>
  Boolean(isPublished || publishAt);

const isPlanned = ({ publishAt, unpublishAt }: Schedule): boolean => publishAt !== null || unpublishAt !== null;

/** Fields that say when a recipe is shown, from which nothing else follows. */
const IS_SHOWN = ['isPublished', 'publishAt', 'unpublishAt'];

/** What follows from a recipe was computed by the rules of today, and nothing keeps it from being public. */
const isFreelyPublic = ({ gateRules, gateProblem }: Row): boolean => gateRules === GATE_RULES && gateProblem === null;

/** Nothing is planned for a time that has passed. */
function refuseTimes(before: Schedule | null, after: Schedule, now: number): void {
  const issues = scheduleIssues(before, after, now);
  if (issues[0]) throw new AppError('validation', issues[0].message, { issues });
}

/** The groups a change gives; else those there were, with their lines. */
function groupsAfter(before: Row, { ingredients, ingredientGroups }: RecipeChange): IngredientGroup[] {
  if (ingredientGroups) refuseBeyond(ingredientGroups, ingredients ?? before.ingredients);
  if (!ingredients) return ingredientGroups ?? before.ingredientGroups;
  return (
    ingredientGroups ??
    movedGroups(before.ingredientGroups, before.ingredients.length, movesBetween(before.ingredients, ingredients))
  );
}

/** No group begins behind the last ingredient. */
function refuseBeyond(groups: readonly IngredientGroup[], ingredients: readonly string[]): void {
  const message = `There are only ${counted(ingredients.length, 'ingredient')}`;
  const issues = beyond(groups, ingredients.length).map((index) => ({ path: `ingredientGroups.${index}.at`, message }));
  if (issues[0]) throw new AppError('validation', message, { issues });
}

/** The marks a change gives; else those that its texts leave true, which is all of them where it has no texts. */
function marksAfter(before: Row, fields: RecipeChange): Mark[] {
  const { ingredients = before.ingredients, instructions = before.instructions, marks } = fields;
  if (marks) refuseMisfits({ ingredients, instructions, marks });
  const moved = () =>
    refitted(
      before.marks,
      movesBetween(before.instructions, instructions),
      movesBetween(before.ingredients, ingredients),
    );
  return marks ?? moved();
}

/** A mark points at what it says, or is not saved. */
function refuseMisfits({ marks, ...texts }: Pick<Row, 'marks' | 'ingredients' | 'instructions'>): void {
  const issues = [...misfits(marks, texts)].map(([index, message]) => ({ path: `marks.${index}`, message }));
  if (issues[0]) throw new AppError('validation', issues[0].message, { issues });
}

/** Makes a recipe what it was, published or not as it is now; `false` when there is no such revision. */
export async function restoreRevision(id: string, revisionId: number, actor: Actor): Promise<boolean> {
  const revision = await findRevision(id, revisionId);
  if (!revision) return false;
  const { isPublished, publishAt, unpublishAt, ...fields } = revision.recipe;
  return changeRecipe(id, fields, actor, { isRestored: true });
}

function verbOf(fields: readonly string[], { isPublished }: Pick<Row, 'isPublished'>): string {
  if (!fields.every((field) => IS_SHOWN.includes(field))) return 'recipe.edit';
  if (!fields.includes('isPublished')) return 'recipe.schedule';
  return isPublished ? 'recipe.publish' : 'recipe.unpublish';
}
