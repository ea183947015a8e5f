import type { SQL } from 'drizzle-orm';
import { asPublished } from '#src/db/schema/published.ts';
import { recipeHandIns, recipePreviews, recipeRevisions, recipes } from '#src/db/schema.ts';
import { counted } from '#src/domain/counted.ts';
import { AppError } from '#src/domain/errors.ts';
import { groupsPastEnd, type IngredientGroup, movedGroups } from '#src/domain/ingredients/ingredient-groups.ts';
import {
  type Confirmations,
  type RecipeChange,
  recipeChangeSchema,
} from '#src/domain/recipes/editing/recipe-editing.ts';
import { GATE_RULES } from '#src/domain/recipes/publishing-gate.ts';
import { RECIPE_LABELS } from '#src/domain/recipes/recipe-fields.ts';
import { misfits, movesBetween, refitted } from '#src/domain/scaling/mark-fit.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { paths } from '#src/paths.ts';
import type { Doer } from '../base/audit.ts';
import { tag } from '../base/tags.ts';
import { isOfShowing } from '../published/changing.ts';
import type { Judged, Judgement, PublishedKind } from '../published/kind.ts';
import { editableBy } from '../published/own-drafts.ts';
import { redirectOldAddress } from './old-address.ts';
import { followingColumns, recordAnswers, withMain } from './publishing.ts';

export type RecipeRow = typeof recipes.$inferSelect;

export const recipeKind: PublishedKind<RecipeRow, RecipeChange, Confirmations> = {
  name: 'recipe',
  table: asPublished(recipes),
  revisions: recipeRevisions,
  previews: recipePreviews,
  handIns: recipeHandIns,
  fields: Object.keys(recipeChangeSchema.shape),
  labels: RECIPE_LABELS,
  address: paths.recipe,
  editor: paths.adminRecipe,
  reserved: [
    ...['new', 'import', 'bulk', 'matching', 'writers', 'preview', 'preview-page', 'trending'],
    ...['read-list', 'waiting-marks'],
  ],
  tagOf: tag.recipe,
  listTags: [tag.recipes, tag.trending],
  editors: 'edit',
  jobs: { schedule: 'schedule', bin: 'bin' },
  fitted: (before, fields) => ({
    ...categoriesAfter(before, fields),
    ingredientGroups: groupsAfter(before, fields),
    marks: marksAfter(before, fields),
  }),
  judge,
  shown: redirectOldAddress,
};

/** The recipes somebody has to do with. */
export const editableRecipes = (actor: Pick<Doer, 'id' | 'role'>): SQL | undefined => editableBy(recipeKind, actor);

function judge({
  before,
  after,
  fields,
  changed,
  isRestored,
  said = {},
  actor,
  now,
}: Judged<RecipeRow, RecipeChange, Confirmations>): Judgement {
  if (before && isOfShowing(changed) && isFreelyPublic(before)) return { columns: {} };
  const claims = !isRestored && fields.dietaryRestrictions !== undefined;
  const { columns, given } = followingColumns(after, { said, claims }, actor, now);
  return { columns, ...(given.length > 0 && { record: (tx, id) => recordAnswers(tx, actor, id, given) }) };
}

/** What follows from a recipe was computed by the rules of today, and nothing keeps it from being public or is to be asked. */
const isFreelyPublic = ({ gateRules, gateProblem, todo }: RecipeRow): boolean =>
  gateRules === GATE_RULES && gateProblem === null && !todo.includes('figures');

/** What it also fits once it is of another category: what it did, but for the old one, unless the change says. */
function categoriesAfter(before: RecipeRow | null, { category, categories }: RecipeChange): RecipeChange {
  const main = category ?? before?.category;
  if (!before || !main || (main === before.category && categories === undefined)) return {};
  return { categories: withMain(main, categories ?? before.categories.filter((each) => each !== before.category)) };
}

/** The groups a change gives; else those there were, with their lines. */
function groupsAfter(before: RecipeRow | null, { ingredients, ingredientGroups }: RecipeChange): IngredientGroup[] {
  const old = before ?? { ingredients: [], ingredientGroups: [] };
  if (ingredientGroups) refuseGroupsPastEnd(ingredientGroups, ingredients ?? old.ingredients);
  if (!ingredients) return ingredientGroups ?? old.ingredientGroups;
  const moved = () =>
    movedGroups(old.ingredientGroups, old.ingredients.length, movesBetween(old.ingredients, ingredients));
  return ingredientGroups ?? moved();
}

/** No group begins behind the last ingredient. */
function refuseGroupsPastEnd(groups: readonly IngredientGroup[], ingredients: readonly string[]): void {
  const message = `There are only ${counted(ingredients.length, 'ingredient')}`;
  const issues = groupsPastEnd(groups, ingredients.length).map((index) => ({
    path: `ingredientGroups.${index}.at`,
    message,
  }));
  if (issues[0]) throw new AppError('validation', message, { issues });
}

/** The marks a change gives; else those that its texts leave true, which is all of them where it has no texts. */
function marksAfter(before: RecipeRow | null, fields: RecipeChange): Mark[] {
  const old = before ?? { ingredients: [], instructions: [], marks: [] };
  const { ingredients = old.ingredients, instructions = old.instructions, marks } = fields;
  if (marks) refuseMisfits({ ingredients, instructions, marks });
  const moved = () =>
    refitted(old.marks, movesBetween(old.instructions, instructions), movesBetween(old.ingredients, ingredients));
  return marks ?? moved();
}

/** A mark points at what it says, or is not saved. */
function refuseMisfits({ marks, ...texts }: Pick<RecipeRow, 'marks' | 'ingredients' | 'instructions'>): void {
  const issues = [...misfits(marks, texts)].map(([index, message]) => ({ path: `marks.${index}`, message }));
  if (issues[0]) throw new AppError('validation', issues[0].message, { issues });
}
