import { and, isNotNull, isNull } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import type { AuthorMap } from '#src/domain/moving/moves.ts';
import { folded } from '#src/domain/words/folded.ts';
import { recipeWriters } from '../admin/admin-recipes.ts';
import { read } from '../base/database.ts';
import type { MovableRecipe } from './movable-recipe.ts';

/** An author of the site, as their name is spelled here; `writerId` is their account, where exactly one has that name. */
interface AuthorHere {
  name: string;
  writerId: string | null;
}

/** Authors of the site by their names, however those are typed. */
type AuthorsHere = (typed: string) => AuthorHere | null;

const keyOf = (name: string): string => folded(name).replace(/\s+/g, ' ').trim();

/** Whoever stands over a recipe here, or may write one. A name that two accounts have is nobody's account. */
export async function authorsHere(): Promise<AuthorsHere> {
  const known = new Map<string, AuthorHere>();
  const named = and(isNotNull(recipes.author), isNull(recipes.deletedAt));
  const rows = await read().selectDistinct({ name: recipes.author }).from(recipes).where(named).orderBy(recipes.author);
  for (const { name } of rows) if (name && !known.has(keyOf(name))) known.set(keyOf(name), { name, writerId: null });
  for (const [key, [writer, ...namesakes]] of Map.groupBy(await recipeWriters(), ({ name }) => keyOf(name)))
    if (writer)
      known.set(key, { name: known.get(key)?.name ?? writer.name, writerId: namesakes.length > 0 ? null : writer.id });
  return (typed) => known.get(keyOf(typed)) ?? null;
}

/** Who a recipe is by at the old place; `null` where nobody is named. */
export const authorThere = ({ foreign }: Pick<MovableRecipe, 'foreign'>): string | null =>
  foreign.author ?? foreign.fields.author ?? null;

/**
 * A recipe under the name of its author here, and whose draft it becomes: of somebody who writes here their own, else (`null`) of
 * who moves in. A name that is nobody's here stands over no recipe, but for our own file's; it's kept with it.
 */
export function withAuthor(
  recipe: MovableRecipe,
  here: AuthorsHere,
  map: AuthorMap = {},
): { recipe: MovableRecipe; writerId: string | null } {
  const there = authorThere(recipe);
  if (there === null) return { recipe, writerId: null };
  const chosen = Object.hasOwn(map, there) ? (map[there] ?? '') : null;
  const author = here(chosen ?? there);
  const name = author?.name ?? ((chosen ?? recipe.draft.author) || null);
  const kept = name === there ? recipe.kept : { author: there, ...recipe.kept };
  return { recipe: { ...recipe, draft: { ...recipe.draft, author: name }, kept }, writerId: author?.writerId ?? null };
}
