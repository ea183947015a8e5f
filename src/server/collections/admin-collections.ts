import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import type { CollectionChange, CollectionText, StoredPick } from '#src/domain/collections/collection.ts';
import { AppError } from '#src/domain/errors.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import type { Actor } from '../base/audit.ts';
import { read } from '../base/database.ts';
import {
  findTheirs,
  findTheirVersion,
  type ListFilter,
  listedState,
  listTheirs,
  writtenColumns,
} from '../published/admin-list.ts';
import { changeOne, createOne, restoreOne } from '../published/changing.ts';
import { keepPreview, keptPreview } from '../published/preview.ts';
import { editableRecipes } from '../recipes/kind.ts';
import { type CollectionPage, shownPage } from './collections.ts';
import { type CollectionRow, collectionKind, type StoredChange } from './kind.ts';

interface NamedRecipe {
  id: string;
  number: number;
  title: string;
  imageUrl: string | null;
  isPublished: boolean;
}

async function recipesWhere(condition: SQL | undefined): Promise<NamedRecipe[]> {
  const { id, number, title, imageUrl, isPublished } = recipes;
  return read().select({ id, number, title, imageUrl, isPublished }).from(recipes).where(condition);
}

type Wire = Omit<CollectionChange, 'updatedAt'>;

/** The recipes anybody may read, and those that are the actor's business. */
function knownTo(actor: Actor): SQL | undefined {
  const own = editableRecipes(actor);
  return own && or(eq(recipes.isPublished, true), own);
}

/** A change with recipes by their numbers. Throws `validation` where one is not there. */
async function stored<Change extends Wire>(
  change: Change,
  actor: Actor,
): Promise<Omit<Change, 'picks' | 'never'> & Pick<StoredChange, 'picks' | 'never'>> {
  const { picks, never, ...fields } = change;
  const ids = [...(picks ?? []).map(({ recipeId }) => recipeId), ...(never ?? [])];
  const found = ids.length > 0 ? await recipesWhere(and(inArray(recipes.id, ids), knownTo(actor))) : [];
  const numbers = new Map(found.map(({ id, number }) => [id, number]));
  const numberOf =
    (path: string) =>
    (id: string): number => {
      const number = numbers.get(id);
      if (number !== undefined) return number;
      const message = `There’s no recipe “${id}” any more. Leave it out.`;
      throw new AppError('validation', message, { issues: [{ path, message }] });
    };
  return {
    ...fields,
    ...(picks && {
      picks: picks.map(
        ({ recipeId, heading, text }): StoredPick => ({
          recipe: numberOf('picks')(recipeId),
          heading,
          text,
        }),
      ),
    }),
    ...(never && { never: never.map(numberOf('never')) }),
  };
}

/** A collection as its editor has it. */
export interface EditedCollection extends CollectionText {
  id: string;
  updatedAt: number;
  /** The recipes it names. */
  named: Omit<NamedRecipe, 'number'>[];
}

async function edited(row: CollectionRow): Promise<EditedCollection> {
  const found = await recipesWhere(inArray(recipes.number, [...row.picks.map(({ recipe }) => recipe), ...row.never]));
  const byNumber = new Map(found.map((recipe) => [recipe.number, recipe]));
  const { picks, never, ...written } = writtenColumns(row);
  return {
    ...written,
    picks: picks.flatMap(({ recipe, heading, text }) => {
      const named = byNumber.get(recipe);
      return named ? { recipeId: named.id, heading, text } : [];
    }),
    never: never.flatMap((recipe) => byNumber.get(recipe)?.id ?? []),
    named: found.map(({ number: _number, ...recipe }) => recipe),
  };
}

/** A collection that is the viewer's business, with all its editor needs; or `null`. */
export async function findAdminCollection(id: string, viewer: Actor): Promise<EditedCollection | null> {
  const row = await findTheirs(collectionKind, id, viewer);
  return row && edited(row);
}

/** A collection as it was before one of its changes; or `null`. */
export async function findCollectionVersion(which: { id: string; revision: number }, viewer: Actor) {
  const found = await findTheirVersion(collectionKind, which, viewer);
  return found && { ...found.revision, thing: await edited(found.row) };
}

/** Administrators' list: every collection that is the viewer's business, or those of the bin; the last changed first. */
export const listAdminCollections = async (filter: ListFilter, viewer: Actor) =>
  (await listTheirs(collectionKind, filter, viewer)).map((row) => ({
    ...listedState(row),
    description: row.description,
    people: row.people,
    season: row.season,
    hasRule: row.rule !== null,
    picks: row.picks.length,
  }));

/** Makes a collection; returns it as it is then. */
export async function createCollection(draft: CollectionText, actor: Actor): Promise<EditedCollection | null> {
  const slug = slugOf(draft.title);
  return findAdminCollection(
    await createOne(collectionKind, { slug, draft: await stored(draft, actor) }, actor),
    actor,
  );
}

/** Changes a collection; `null` when there is none. Throws what `changeOne` does. */
export async function changeCollection(
  id: string,
  { updatedAt, ...change }: CollectionChange & { updatedAt?: number | undefined },
  actor: Actor,
): Promise<EditedCollection | null> {
  const isThere = await changeOne(collectionKind, id, await stored(change, actor), actor, { readAt: updatedAt });
  return isThere ? findAdminCollection(id, actor) : null;
}

/** Makes a collection what it was before a change. */
export async function restoreCollection(id: string, revision: number, actor: Actor): Promise<EditedCollection | null> {
  return (await restoreOne(collectionKind, id, revision, actor)) ? findAdminCollection(id, actor) : null;
}

/** Keeps what somebody is writing, for the page that shows it. */
export async function keepCollectionPreview(actor: Actor, draft: CollectionText): Promise<void> {
  await keepPreview(collectionKind, actor.id, await stored(draft, actor));
}

/** The collection somebody last asked to preview, as its page would show it; or `null`. */
export async function previewedCollection(userId: string): Promise<CollectionPage | null> {
  const previewed = await keptPreview(collectionKind, userId);
  if (!previewed) return null;
  const { kept, at } = previewed;
  const draft = kept as Pick<CollectionRow, 'title'> & StoredChange;
  const dates = { publishedAt: null, createdAt: at, updatedAt: at };
  return shownPage({ ...draft, id: 'preview', ...dates } as CollectionRow);
}
