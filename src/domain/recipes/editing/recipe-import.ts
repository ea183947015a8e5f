import { z } from 'zod';
import {
  heldGroups,
  type IngredientGroup,
  ingredientGroupSchema,
  LONGEST_GROUP_NAME,
  partedLines,
} from '../ingredient-groups.ts';
import { type Category, categorySchema } from '../kitchen.ts';
import { RECIPE_FIELDS as fields } from '../recipe-fields.ts';
import { slugOf } from '../slug.ts';
import { sourceOf } from '../source.ts';

/** Longest page that may be pasted, in characters; the limit of the call's body counts bytes, and comes on top. */
export const PASTE_LIMIT = 500_000;

/** A recipe found in a page, as far as the page says; everything else is left to its editor. */
export const importedRecipeSchema = z.object({
  title: z.string(),
  description: z.string(),
  category: categorySchema.nullable(),
  cuisine: z.string(),
  tags: z.array(z.string()),
  /** Minutes; `null` where the page does not say. */
  prepTime: z.int().nullable(),
  cookTime: z.int().nullable(),
  restTime: z.int().nullable(),
  servings: z.int().nullable(),
  ingredients: z.array(z.string()),
  ingredientGroups: z.array(ingredientGroupSchema),
  instructions: z.array(z.string()),
  sourceUrl: z.string().nullable(),
});
export type ImportedRecipe = z.infer<typeof importedRecipeSchema>;

/** What a scraper reads out of a page. */
export interface ScrapedRecipe {
  title: string;
  description: string;
  yields: string;
  /** Where the page says it is at home. */
  canonicalUrl: string;
  prepTime: number | null;
  cookTime: number | null;
  totalTime: number | null;
  category: readonly string[];
  cuisine: readonly string[];
  keywords: readonly string[];
  ingredients: readonly Group[];
  instructions: readonly Group[];
}
interface Group {
  /** "For the sauce"; `null` where the page parts nothing. */
  name: string | null;
  items: readonly { value: string }[];
}

const WORDS: readonly (readonly [RegExp, Category])[] = [
  [/breakfast|brunch/i, 'breakfast'],
  [/dessert|cake|cookie|sweet|baking/i, 'desserts'],
  [/drink|beverage|smoothie|juice|cocktail/i, 'beverages'],
  [/snack|appeti[sz]er|starter|dip/i, 'snacks'],
  [/lunch|soup|salad|sandwich/i, 'lunch'],
  [/dinner|main|supper|entr[eé]e/i, 'dinner'],
];
/** Labels of a page that are looked at, and characters of each. */
const MOST_LABELS = 60;
const LONGEST_WORDS = 200;

/** A text can be as long as its page: so many times its limit are looked at, which leaves room for spaces. */
const LEEWAY = 4;

/** A text in one line of so many characters at most. */
const oneLine = (text: string, longest: number): string =>
  text
    .slice(0, longest * LEEWAY)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
/** The items of groups, each in one line, so many at most. */
function lines(groups: readonly Group[], { most, longest }: { most: number; longest: number }): string[] {
  const items = groups.flatMap(({ items }) => items).slice(0, most * LEEWAY);
  const written = items.map(({ value }) => oneLine(value, longest)).filter(Boolean);
  return written.slice(0, most);
}
/** Ingredients with the groups they stand in, by name or by a heading among them. */
function parted(groups: readonly Group[]): Pick<ImportedRecipe, 'ingredients' | 'ingredientGroups'> {
  const { most } = fields.ingredients;
  const ingredients: string[] = [];
  const found: IngredientGroup[] = [];
  for (const group of groups.slice(0, most * LEEWAY)) {
    const at = ingredients.length;
    const name = oneLine(group.name ?? '', LONGEST_GROUP_NAME).replace(/\s*:$/, '');
    const own = partedLines(lines([group], fields.ingredients));
    if (name) found.push({ name, at });
    found.push(...own.ingredientGroups.map((each) => ({ ...each, at: at + each.at })));
    ingredients.push(...own.ingredients);
    if (ingredients.length >= most) break;
  }
  const kept = ingredients.slice(0, most);
  return {
    ingredients: kept,
    ingredientGroups: heldGroups(found, kept.length).slice(0, fields.ingredientGroups.most),
  };
}
/** Labels of a page, as far as anybody would write them. */
const words = (labels: readonly string[]): string[] =>
  labels.slice(0, MOST_LABELS).map((label) => label.slice(0, LONGEST_WORDS));
const minutes = (value: number | null): number | null =>
  value !== null && value >= 0 && value <= fields.prepTime.most ? Math.round(value) : null;

/** A scraped recipe in our own fields and limits; `null` when there is neither an ingredient nor a step in it. */
export function importedRecipe(found: ScrapedRecipe): ImportedRecipe | null {
  const { ingredients, ingredientGroups } = parted(found.ingredients);
  const instructions = lines(found.instructions, fields.instructions);
  const keywords = words(found.keywords);
  if (ingredients.length === 0 && instructions.length === 0) return null;
  const [prepTime, cookTime, total] = [found.prepTime, found.cookTime, found.totalTime].map(minutes) as Minutes;
  const rest = total === null ? null : total - (prepTime ?? 0) - (cookTime ?? 0);
  return {
    title: oneLine(found.title, fields.title.most),
    description: oneLine(found.description, fields.description.most),
    category: categoryOf([...words(found.category), ...keywords]),
    cuisine: oneLine(found.cuisine[0] ?? '', fields.cuisine.most),
    tags: [...new Set(keywords.map(slugOf).filter((slug) => slug !== 'recipe'))].slice(0, fields.tags.most),
    prepTime,
    // A page that only says how long it takes in all means work and stove together.
    cookTime: prepTime === null && cookTime === null ? total : cookTime,
    restTime: prepTime !== null && cookTime !== null && rest !== null && rest > 0 ? rest : null,
    servings: servingsOf(found.yields.slice(0, LONGEST_WORDS)),
    ingredients,
    ingredientGroups,
    instructions,
    sourceUrl: addressIn(found.canonicalUrl),
  };
}

function addressIn(text: string): string | null {
  const url = sourceOf(text)?.url ?? '';
  return url !== '' && url.length <= fields.sourceUrl.most ? url : null;
}
type Minutes = [number | null, number | null, number | null];

function servingsOf(text: string): number | null {
  const servings = Number(/\d+/.exec(text)?.[0]);
  return servings >= fields.servings.least && servings <= fields.servings.most ? servings : null;
}

function categoryOf(words: readonly string[]): Category | null {
  const known = (word: string) => WORDS.find(([pattern]) => pattern.test(word))?.[1];
  return words.map(known).find((category) => category !== undefined) ?? null;
}
