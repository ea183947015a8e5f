import { AppError } from '#src/domain/errors.ts';
import type { ImportedRecipe } from '#src/domain/recipes/editing/recipe-import.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { runJob } from '../workers/workers.ts';
import { fetchPage } from './web-page.ts';

/** Stands for the address of a page that was pasted without one. */
const NO_ADDRESS = 'https://pasted.invalid/';

export interface ImportSource {
  /** Address of a public page. */
  url?: string | undefined;
  /** The page itself, where it was pasted. */
  html?: string | undefined;
}

/** Where a pasted page says it is from. */
const statedIn = ({ sourceUrl }: ImportedRecipe): string | null =>
  sourceUrl?.startsWith(NO_ADDRESS) ? null : sourceUrl;

/** The recipe a page holds; nothing is saved but that it was read. Throws `validation` when the page cannot be had, takes too long to read, or holds none. */
export async function importRecipe(
  actor: Actor,
  { url, html }: ImportSource,
): Promise<{ recipe: ImportedRecipe; url: string | null }> {
  const page = html ? { html, url: url ?? NO_ADDRESS } : await fetchPage(url ?? '');
  const recipe = await runJob('readPage', page);
  if (!recipe) throw new AppError('validation', 'There is no recipe to be found in that page');
  const from = page.url === NO_ADDRESS ? null : page.url;
  const entry = { action: 'recipe.import', subject: from ?? 'a pasted page', details: { title: recipe.title } };
  await write((tx) => recordAudit(tx, actor, entry));
  return { recipe: { ...recipe, sourceUrl: from ?? statedIn(recipe) }, url: from };
}
