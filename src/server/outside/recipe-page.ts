import { load } from 'cheerio';
import { ExtractorPlugin, getScraper, LogLevel, type RecipeFields } from 'recipe-scrapers';
import { z } from 'zod';
import type { ScrapedRecipe } from '#src/domain/recipe-import.ts';
import { inTime } from '../in-time.ts';

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

const group = z.array(z.object({ items: z.array(z.object({ value: z.string() })) }));
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
  prepTime: number,
  cookTime: number,
  totalTime: number,
  category: words,
  cuisine: words,
  keywords: words,
  ingredients: group,
  instructions: group,
});

/** Milliseconds in which a page has to be taken apart. The parser's work can grow with the square of what is in there. */
const PATIENCE = 2000;

/**
 * The recipe in a page's HTML, by its structured data or what is known of the site; `null` when there is none. Throws
 * `validation` for a page that takes too long to read.
 */
export async function recipeInPage(html: string, url: string): Promise<ScrapedRecipe | null> {
  const Scraper = getScraper(url, { wildMode: true });
  const options = { logLevel: LogLevel.ERROR, extraExtractors: [new NothingThere(load(''))] };
  const scraper = inTime(PATIENCE, () => new Scraper(html, url, options), 'That page takes too long to read');
  // Whatever a page of somebody else's breaks in there, it is a page without a recipe that can be read.
  const raw: unknown = await scraper.toRecipeObject().catch(() => null);
  return found.nullable().catch(null).parse(raw);
}
