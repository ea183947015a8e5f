import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { recipes, users } from '#src/db/schema.ts';
import { counted } from '#src/domain/counted.ts';
import { AppError } from '#src/domain/errors.ts';
import { checked } from '#src/domain/issues.ts';
import { may, PERMISSIONS } from '#src/domain/members/permissions.ts';
import type { BulkDeed } from '#src/domain/recipes/editing/bulk-deed.ts';
import type { RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import { recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { withOrWithout } from '#src/domain/with-or-without.ts';
import type { Actor } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { type Gathered, recordDeed } from '../deeds/recorded-deeds.ts';
import { type DeedResult, doToOne, verbOfWork } from '../published/deeds.ts';
import { type RecipeRow, recipeKind } from './kind.ts';
import { waitingIn } from './waiting-marks.ts';

type Row = Pick<RecipeRow, 'id' | 'updatedAt' | 'category' | 'categories' | 'tags' | 'dietaryRestrictions'>;

/** What became of each, and the entry of the log it can be taken back from; `null` where nothing changed. */
interface Done {
  results: DeedResult[];
  entry: number | null;
}

/**
 * Does one thing to several recipes in one write, as one entry of the log, or as more of the entry it goes on with. One that
 * refuses it stays as it is.
 */
export async function doToRecipes({ goesOn, ...deed }: BulkDeed, actor: Actor): Promise<Done> {
  const { ids, ...said } = deed;
  const marks = deed.action === 'publish' ? await confirmedMarks(deed.confirms, actor) : new Map();
  const details = { ...said, ...('confirms' in said && { confirms: counted(marks.size, 'recipe') }) };
  return write(async (tx, change) => {
    const gathered: Gathered = [];
    const done = async (results: DeedResult[], said: Record<string, unknown>) => ({
      results,
      entry: await recordDeed(tx, actor, gathered, { verb: verbOfWork(deed.action), details: said, goesOn }),
    });
    if (deed.action !== 'owner') return done(await eachOf(tx, change, deed, { actor, gathered, marks }), details);
    const to = await writerOf(tx, deed.ownerId, actor);
    return done(await giveTo(tx, deed, gathered), { to });
  });
}

async function eachOf(
  tx: Transaction,
  change: Change,
  deed: Exclude<Deed, { action: 'owner' }>,
  { actor, gathered, marks }: { actor: Actor; gathered: Gathered; marks: ReadonlyMap<string, Confirmed> },
): Promise<DeedResult[]> {
  const work =
    deed.action === 'delete' || deed.action === 'restore' || deed.action === 'purge'
      ? deed.action
      : (row: Row) => ({ ...changeOf(row, deed), ...marksOf(row, marks.get(row.id)) });
  const results: DeedResult[] = [];
  for (const id of new Set(deed.ids)) results.push(await doToOne(recipeKind, tx, change, id, work, actor, gathered));
  return results;
}

interface Confirmed {
  /** When the recipe had been changed last, as its publisher saw it; `marks` are of its texts then. */
  updatedAt: number;
  marks: RecipeRow['marks'];
}
type PublishDeed = Extract<BulkDeed, { action: 'publish' }>;

/** All the marks that recipes have once those that wait are right. */
async function confirmedMarks(confirms: PublishDeed['confirms'], actor: Actor): Promise<Map<string, Confirmed>> {
  if (!confirms) return new Map();
  const seen = new Map(confirms.of.map(({ id, updatedAt }) => [id, updatedAt]));
  const found = await waitingIn([...seen.keys()], actor);
  return new Map(
    found.map(({ id, marks, waiting }) => [id, { updatedAt: seen.get(id) ?? 0, marks: [...marks, ...waiting] }]),
  );
}

/** Throws `validation` where somebody changed the texts that the marks are of. */
function marksOf({ updatedAt }: Row, confirmed: Confirmed | undefined): RecipeChange {
  if (!confirmed) return {};
  if (confirmed.updatedAt !== updatedAt) throw new AppError('validation', CHANGED_SINCE);
  return { marks: confirmed.marks };
}
const CHANGED_SINCE = 'Someone changed it while you were looking. Publish it again.';

type Deed = BulkDeed extends infer D ? (D extends unknown ? Omit<D, 'goesOn'> : never) : never;
type FieldDeed = Exclude<Deed, { action: 'owner' | 'delete' | 'restore' | 'purge' }>;

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

/** The address of who is to write them, `null` of nobody. Throws `forbidden` for authors, `validation` for no writer. */
async function writerOf(tx: Transaction, ownerId: string | null, actor: Actor): Promise<string | null> {
  if (actor.role && !may(actor.role, 'edit')) throw new AppError('forbidden', 'Only an editor can do that');
  if (!ownerId) return null;
  const isWriter = and(eq(users.id, ownerId), inArray(users.role, PERMISSIONS.write));
  const [writer] = await tx.select({ email: users.email }).from(users).where(isWriter);
  if (!writer) throw new AppError('validation', 'Choose somebody who may write recipes');
  return writer.email;
}

/** Says who writes them. Readers see nothing of it. */
async function giveTo(
  tx: Transaction,
  { ids, ownerId }: { ids: readonly string[]; ownerId: string | null },
  gathered: Gathered,
): Promise<DeedResult[]> {
  const there = and(inArray(recipes.id, [...ids]), isNull(recipes.deletedAt));
  const found = await tx.select({ id: recipes.id, before: recipes.ownerId }).from(recipes).where(there);
  const given = new Map(found.filter(({ before }) => before !== ownerId).map(({ id, before }) => [id, before]));
  for (const [id, before] of given) {
    await tx.update(recipes).set({ ownerId }).where(eq(recipes.id, id));
    gathered.push({ kind: recipeKind.name, id, before: { ownerId: before }, after: { ownerId } });
  }
  const known = new Set(found.map(({ id }) => id));
  return [...new Set(ids)].map((id): DeedResult => {
    if (given.has(id)) return { id, outcome: 'done' };
    return { id, outcome: known.has(id) ? 'unchanged' : 'not_found' };
  });
}
