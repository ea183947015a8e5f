import { emailRecipeCall } from '#src/contracts/premium/recipe-mail.ts';
import { cookbookPdfCall, recipePdfCall } from '#src/contracts/premium/recipe-pdf.ts';
import { counted } from '#src/domain/counted.ts';
import type { RecipeMail } from '#src/domain/premium/recipe-mail.ts';
import type { RecipeReading } from '#src/domain/recipes/recipe-reading.ts';
import { succeeds } from '../attempt.ts';
import { call, callForFile, refusedFields } from '../client.ts';
import { $swaps } from '../recipes/swaps.ts';
import { $units, openUnits } from '../recipes/units.ts';
import { sayRefused } from '../refusals.ts';
import { toast } from '../toasts.ts';

/** The recipe a tool is for. */
export interface ToolRecipe {
  id: string;
  title: string;
}

/** Milliseconds a saved file's address is kept, for browsers that ask where to put it. */
const KEPT_MS = 60_000;

/** The reading a reader chose on a recipe's page, for `servings`. */
export function readingOnPage(servings: number): RecipeReading & { servings: number } {
  const swaps = [...$swaps.get()].map(([line, { to }]) => ({ line, to }));
  return { servings, ...unitsChosen(), ...(swaps.length > 0 && { swaps }) };
}

function unitsChosen(): Pick<RecipeReading, 'system' | 'scale'> {
  const { system, scale } = $units.get();
  return { ...(system && { system }), ...(scale && { scale }) };
}

/** Makes a recipe's PDF as it is on the page, and has the browser save it. */
export async function downloadPdf({ id, title }: ToolRecipe, servings: number): Promise<void> {
  const { swaps, ...reading } = readingOnPage(servings);
  const query = {
    ...reading,
    servings: String(servings),
    ...(swaps && { swaps: swaps.map(({ line, to }) => `${line}:${to}`).join(',') }),
  };
  await succeeds(sayRefused, 'We couldn’t make the PDF', async () => {
    save(await callForFile(recipePdfCall, { params: { id }, query }), `${id}.pdf`);
    const amount = counted(servings, 'serving');
    toast({ title: 'PDF downloaded', description: `${title}, for ${amount}` });
  });
}

/** Makes a cookbook of favourites in the units this browser kept, and has the browser save it; resolves to whether it worked. */
export const downloadCookbook = (recipeIds: readonly string[], title: string): Promise<boolean> =>
  succeeds(sayRefused, 'We couldn’t make the cookbook', async () => {
    // There is no recipe on the page that would have opened them.
    openUnits();
    const body = { recipeIds: [...recipeIds], ...(title && { title }), ...unitsChosen() };
    save(await callForFile(cookbookPdfCall, { body }), 'cookbook.pdf');
    toast({
      title: 'Cookbook downloaded',
      description: counted(recipeIds.length, 'recipe'),
    });
  });

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** `fields`: what the server finds wrong with the form. */
export type MailOutcome = { done: true } | { done: false; fields: Record<string, string> | undefined };

/** Mails a recipe, to oneself where no address is given. */
export async function emailRecipe({ id, title }: ToolRecipe, mail: RecipeMail): Promise<MailOutcome> {
  try {
    await call(emailRecipeCall, { params: { id }, body: mail });
    toast({
      title: 'Recipe sent',
      description: mail.to ? `${title} is on its way to ${mail.to}` : `${title} is on its way to you`,
    });
    return { done: true };
  } catch (error) {
    const fields = refusedFields(error);
    if (!fields) sayRefused('We couldn’t send the recipe', error);
    return { done: false, fields };
  }
}
