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

interface Imported extends PageReading {
  recipe: GeneratedRecipe & { findings: Finding[] };
  url: string | null;
}

/** The recipe a page holds; nothing is saved but that it was read. Throws `validation` when the page cannot be had, takes too long to read, or holds none. */
export async function importRecipe(actor: Actor, { url, html, choice }: ImportSource): Promise<Imported> {
  const page = html ? { html, url: url ?? null } : await fetchPage(url ?? '');
  const { recipe, ...reading } = await runJob('readPage', { ...page, choice });
  const findings = await runJob('findings', recipe);
  const entry = { action: 'recipe.import', subject: page.url ?? 'a pasted page', details: { title: recipe.title } };
  await write((tx) => recordAudit(tx, actor, entry));
  return { ...reading, recipe: { ...recipe, findings }, url: page.url };
}
