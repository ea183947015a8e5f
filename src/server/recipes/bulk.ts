import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { recipes, users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { checked } from '#src/domain/issues.ts';
import { may, PERMISSIONS } from '#src/domain/members/permissions.ts';
import type { BulkDeed } from '#src/domain/recipes/editing/bulk-deed.ts';
import type { RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import { recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { withOrWithout } from '#src/domain/with-or-without.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { type DeedResult, doToOne } from '../published/deeds.ts';
import { type RecipeRow, recipeKind } from './kind.ts';

interface Result extends DeedResult {
  /** Category, or id of the writer, before a change of it. */
  before?: string | null | undefined;
}

type Row = Pick<RecipeRow, 'category' | 'categories' | 'tags' | 'dietaryRestrictions'>;

/** Does one thing to several recipes in one write; returns the outcome of each. One that refuses it stays as it is. */
export function doToRecipes(deed: BulkDeed, actor: Actor): Promise<Result[]> {
  return write(async (tx, change) => {
    if (deed.action === 'owner') return giveTo(tx, deed.ids, deed.ownerId, actor);
    const results: Result[] = [];
    for (const id of new Set(deed.ids)) results.push(await oneOf(tx, change, id, deed, actor));
    return results;
  });
}

async function oneOf(
  tx: Transaction,
  change: Change,
  id: string,
  deed: Exclude<BulkDeed, { action: 'owner' }>,
  actor: Actor,
): Promise<Result> {
  if (deed.action === 'delete' || deed.action === 'restore' || deed.action === 'purge') {
    return doToOne(recipeKind, tx, change, id, deed.action, actor);
  }
  let before: string | undefined;
  const changed = (row: Row) => {
    before = row.category;
    return changeOf(row, deed);
  };
  const result = await doToOne(recipeKind, tx, change, id, changed, actor);
  return { ...result, ...(result.outcome === 'done' && deed.action === 'category' && { before }) };
}

type FieldDeed = Exclude<BulkDeed, { action: 'owner' | 'delete' | 'restore' | 'purge' }>;

/** The changes a deed makes to a recipe; throws `validation` where that is more than it may have. */
function changeOf({ category, categories, tags, dietaryRestrictions: diets }: Row, deed: FieldDeed): RecipeChange {
  const { data, issues } = checked(recipeChangeSchema, wanted());
  if (issues) throw new AppError('validation', issues[0]?.message ?? '', { issues });
  return data;

  function wanted(): RecipeChange {
    switch (deed.action) {
      case 'category':
        return { category: deed.category };
      case 'addCategory':
      case 'removeCategory': {
        const isIn = deed.action === 'addCategory';
        if (!isIn && deed.category === category) throw new AppError('validation', ITS_CATEGORY);
        return { categories: withOrWithout(categories, deed.category, isIn) };
      }
      case 'premium':
        return { isPremiumOnly: deed.isPremiumOnly };
      case 'addTag':
      case 'removeTag':
        return { tags: withOrWithout(tags, deed.tag, deed.action === 'addTag') };
      case 'addDiet':
      case 'removeDiet':
        return { dietaryRestrictions: withOrWithout(diets, deed.diet, deed.action === 'addDiet') };
      default:
        return { isPublished: deed.action === 'publish' };
    }
  }
}

const ITS_CATEGORY = 'That’s its category, not one it also fits. Change the category instead.';

/** Says who writes them. Readers see nothing of it. Throws `forbidden` for authors, `validation` for no writer. */
async function giveTo(
  tx: Transaction,
  ids: readonly string[],
  ownerId: string | null,
  actor: Actor,
): Promise<Result[]> {
  if (actor.role && !may(actor.role, 'edit')) throw new AppError('forbidden', 'Only an editor can do that');
  const isWriter = and(eq(users.id, ownerId ?? ''), inArray(users.role, PERMISSIONS.write));
  const [writer] = ownerId ? await tx.select({ id: users.id, email: users.email }).from(users).where(isWriter) : [null];
  if (writer === undefined) throw new AppError('validation', 'Choose somebody who may write recipes');
  const there = and(inArray(recipes.id, [...ids]), isNull(recipes.deletedAt));
  const found = await tx.select({ id: recipes.id, before: recipes.ownerId }).from(recipes).where(there);
  const given = new Map(found.filter(({ before }) => before !== ownerId).map(({ id, before }) => [id, before]));
  for (const id of given.keys()) {
    await tx.update(recipes).set({ ownerId }).where(eq(recipes.id, id));
    await recordAudit(tx, actor, { action: 'recipe.give', subject: id, details: { to: writer?.email ?? null } });
  }
  const known = new Set(found.map(({ id }) => id));
  return [...new Set(ids)].map((id): Result => {
    const before = given.get(id);
    if (before !== undefined) return { id, outcome: 'done', before };
    return { id, outcome: known.has(id) ? 'unchanged' : 'not_found' };
  });
}
