import { and, desc, inArray, isNotNull } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { LIST_LIMIT } from '#src/domain/constants.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { authorSlug } from '#src/domain/recipes/slug.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { CARD_COLUMNS, toCard, visibleTo } from './recipes.ts';

/** Who has written a recipe that everybody may see. */
export interface Author {
  name: string;
  /** Last part of the address of their page. */
  slug: string;
}

/** Everybody who has, by name; two names that make one address share a page under the first of them. */
export async function listAuthors(): Promise<Author[]> {
  const all = await names();
  return all.filter(({ slug }, at) => all.findIndex((other) => other.slug === slug) === at);
}

async function names(): Promise<Author[]> {
  const rows = await read()
    .selectDistinct({ author: recipes.author })
    .from(recipes)
    .where(and(isNotNull(recipes.author), visibleTo(VISITOR, { byKey: true })))
    .orderBy(recipes.author);
  return rows.flatMap(({ author }) => (author ? [{ name: author, slug: authorSlug(author) }] : []));
}

/** An author with the newest of their recipes, at most as many as a list may have; `null` where there is none. */
export async function findAuthor(slug: string): Promise<{ name: string; recipes: RecipeSummary[] } | null> {
  const found = (await names()).filter((author) => author.slug === slug);
  const [author] = found;
  if (!author) return null;
  const rows = await read()
    .select(CARD_COLUMNS)
    .from(recipes)
    .where(
      and(
        inArray(
          recipes.author,
          found.map(({ name }) => name),
        ),
        visibleTo(VISITOR, { byKey: true }),
      ),
    )
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(LIST_LIMIT.max);
  return { name: author.name, recipes: rows.map(toCard) };
}
