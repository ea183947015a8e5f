import type { Finding } from '#src/domain/recipes/editing/finding.ts';
import type { GeneratedRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import type { PageReading } from '../web-pages/read-page.ts';
import { fetchPage } from '../web-pages/web-page.ts';
import { runJob } from '../workers/workers.ts';

export interface ImportSource {
  /** Address of a public page. */
  url?: string | undefined;
  /** The page itself, or its text, where it was pasted. */
  html?: string | undefined;
  /** The name of one of several recipes on it. */
  choice?: string | undefined;
}

interface Imported extends Omit<PageReading, 'pictures'> {
  recipe: GeneratedRecipe & { findings: Finding[] };
  url: string | null;
}

/** The recipe a page holds. Throws `validation` when the page cannot be had, takes too long to read, or holds none. */
export async function readSource({ url, html, choice }: ImportSource): Promise<PageReading & { url: string | null }> {
  const page = html ? { html, url: url ?? null } : await fetchPage(url ?? '');
  return { ...(await runJob('readPage', { ...page, choice })), url: page.url };
}

/** The same for an administrator, with what they should know of it; nothing is saved but that it was read. */
export async function importRecipe(actor: Actor, source: ImportSource): Promise<Imported> {
  // Pictures of others are nobody's here: their addresses stay with a recipe that moves in.
  const { recipe, pictures: _, ...reading } = await readSource(source);
  const findings = await runJob('findings', recipe);
  const subject = reading.url ?? 'a pasted page';
  const entry = { action: 'recipe.import', subject, details: { title: recipe.title } };
  await write((tx) => recordAudit(tx, actor, entry));
  return { ...reading, recipe: { ...recipe, findings } };
}
