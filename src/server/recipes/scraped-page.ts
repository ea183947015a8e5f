import { load } from 'cheerio';
import { ExtractorPlugin, getScraper, LogLevel, type RecipeFields } from 'recipe-scrapers';
import { z } from 'zod';
import type { ScrapedRecipe } from '#src/domain/recipes/editing/recipe-import.ts';

/** Fields the library refuses a page for the lack of; an administrator fills them in. */
const MAY_BE_MISSING = new Set<keyof RecipeFields>([
  'title',
  'description',
  'image',
  'author',
  'ingredients',
  'instructions',
  'yields',
  'language',
]);

/** Answers last, and with nothing. */
class NothingThere extends ExtractorPlugin {
  name = 'nothing there';
  priority = -1;
  supports(field: keyof RecipeFields): boolean {
    return MAY_BE_MISSING.has(field);
  }
  extract<Key extends keyof RecipeFields>(field: Key): RecipeFields[Key] {
    const isList = field === 'ingredients' || field === 'instructions';
    return (isList ? [] : '') as unknown as RecipeFields[Key];
  }
}

const group = z.array(z.object({ name: z.string().nullable(), items: z.array(z.object({ value: z.string() })) }));
const words = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null);
const found = z.object({
  title: z.string(),
  description: z.string(),
  yields: z.string(),
  canonicalUrl: z.string(),
  prepTime: number,
  cookTime: number,
  totalTime: number,
  category: words,
  cuisine: words,
  keywords: words,
  ingredients: group,
  instructions: group,
});

/**
 * The recipe in a page's HTML, by its structured data or what is known of the site; `null` when there is none. A page made
 * for it keeps the parser busy for hours, and so this runs in worker threads only.
 */
export async function recipeInPage(html: string, url: string): Promise<ScrapedRecipe | null> {
  const Scraper = getScraper(url, { wildMode: true });
  try {
    const options = { logLevel: LogLevel.ERROR, extraExtractors: [new NothingThere(load(''))] };
    return found.nullable().parse(await new Scraper(html, url, options).toRecipeObject());
  } catch {
    // Whatever a page of somebody else's breaks in there, it is a page without a recipe that can be read.
    return null;
  }
}
