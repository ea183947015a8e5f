import { and, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '#src/db/client.ts';
import { collections, guides, newsletterLetters, recipes } from '#src/db/schema.ts';
import { authorSlug } from '#src/domain/recipes/slug.ts';
import { FIXED_ADDRESSES, FIXED_PAGES } from '#src/fixed-pages.ts';
import { paths } from '#src/paths.ts';

/** Addresses under which files lie, or screens that say themselves what isn't there. */
const UNDER = /^\/(?:pictures|media|crops|admin)(?:\/|$)/;

/** What is public at this moment. */
export interface OwnPages {
  /** Paths of pages. */
  pages: ReadonlySet<string>;
  /** Whether there is something at a path of this site; of files it is believed. */
  answers: (path: string) => boolean;
}

/** Every address of this site behind which a stranger finds something. */
export async function ownPages(reader: Pick<Reader, 'select' | 'selectDistinct'>): Promise<OwnPages> {
  const published = await reader.select({ id: recipes.id }).from(recipes).where(eq(recipes.isPublished, true));
  const collected = await reader
    .select({ id: collections.id })
    .from(collections)
    .where(eq(collections.isPublished, true));
  const written = await reader.select({ id: guides.id }).from(guides).where(eq(guides.isPublished, true));
  const sent = await reader
    .select({ id: newsletterLetters.id })
    .from(newsletterLetters)
    .where(isNotNull(newsletterLetters.begunAt));
  const authors = await reader
    .selectDistinct({ author: recipes.author })
    .from(recipes)
    .where(and(isNotNull(recipes.author), eq(recipes.isPublished, true)));
  const pages = new Set([
    ...FIXED_PAGES.map(({ path }) => path),
    ...FIXED_ADDRESSES,
    ...published.flatMap(({ id }) => [paths.recipe(id), paths.cookNotes(id)]),
    ...collected.map(({ id }) => paths.collection(id)),
    ...written.map(({ id }) => paths.guide(id)),
    ...sent.map(({ id }) => paths.letterPage(id)),
    ...authors.flatMap(({ author }) => (author ? [paths.author(authorSlug(author))] : [])),
  ]);
  return { pages, answers: (path) => pages.has(path) || UNDER.test(path) };
}
