import { z } from 'zod';
import { LIST_LIMIT, SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { ALLERGENS } from '#src/domain/foods/allergen-names.ts';
import { nutritionSchema } from '#src/domain/nutrition/nutrition-figures.ts';
import { soughtNutrientSchema } from '#src/domain/nutrition/rich-in.ts';
import { recipePaginationSchema } from '#src/domain/paging.ts';
import { RECIPE_FORMAT_NAMES, RECIPE_FORMATS } from '#src/domain/recipes/formats/formats.ts';
import { categorySchema, dietSchema } from '#src/domain/recipes/kitchen.ts';
import { recipeSchema, recipeSummarySchema } from '#src/domain/recipes/recipe.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { listingCountsSchema } from '#src/domain/search/listing-counts.ts';
import { SORTS } from '#src/domain/search/listing-order.ts';
import { saidOfSearchSchema } from '#src/domain/search/said-of-search.ts';
import { contract } from '../contract.ts';

/** `a,b,c` as a list without repeats. */
const commaList = <T extends string>(item: z.ZodType<T, string>) =>
  z
    .string()
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(item).max(20));

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'Use a whole number')
  .transform(Number);

/** `all` and an empty value are no filter. */
const categoryParameter = z.union([z.literal(['', 'all']).transform(() => undefined), categorySchema]).optional();

export const recipeIdParams = z.strictObject({ id: slugSchema });

/** Minutes; a day has 1440. */
const minutesParameter = wholeNumber.pipe(z.number().min(1).max(100_000)).optional();

const filters = {
  search: z.string().max(SEARCH_MAX_LENGTH, `Search for at most ${SEARCH_MAX_LENGTH} characters`).optional(),
  category: categoryParameter,
  tags: commaList(slugSchema).optional(),
  dietaryPreferences: commaList(dietSchema).optional(),
  /** Allergens that must not be in it. What by product may have one counts as having it, and so does what nobody knows. */
  without: commaList(z.enum(ALLERGENS)).optional(),
  /** With `without`: also those of which the label must be checked. */
  withCheck: z
    .literal('1')
    .transform(() => true)
    .optional(),
  /** What a serving must have 30 % of the reference intake of, as estimated; the most of the first comes first. */
  richIn: commaList(soughtNutrientSchema).optional(),
  /** Longest time in minutes with something to do. */
  maxWork: minutesParameter,
  /** Longest time in minutes from the start to the table, waiting included. */
  maxTotal: minutesParameter,
  /** By relevance with a search and newest first without, unless it says otherwise. */
  sort: z.enum(SORTS).optional(),
};

/** The listing page's address: the same filters, and a page. */
export const listingQuery = z.object({
  ...filters,
  page: wholeNumber.pipe(z.number().min(1, 'Pages start at 1').max(1_000_000)).optional(),
});

const recipeListQuery = z.strictObject({
  ...filters,
  limit: wholeNumber
    .pipe(z.number().min(LIST_LIMIT.min).max(LIST_LIMIT.max, `At most ${LIST_LIMIT.max} recipes at once`))
    .default(LIST_LIMIT.default),
  offset: wholeNumber.default(0),
});

const recipeListSchema = saidOfSearchSchema.extend({
  recipes: z.array(recipeSummarySchema),
  pagination: recipePaginationSchema,
  counts: listingCountsSchema,
});

export const listRecipesCall = contract('GET /api/recipes', 'anyone', {
  summary:
    'Published recipes: newest first, by relevance with a search. Filters combine with AND, and each says its counts.',
  query: recipeListQuery,
  response: recipeListSchema,
});

export const getRecipeCall = contract('GET /api/recipes/{id}', 'anyone', {
  summary:
    'One published recipe; with `format` as a file to keep or to take elsewhere (docs/format.md). Of a recipe for premium members others get its teaser, and of the formats JSON-LD alone.',
  params: recipeIdParams,
  query: z.strictObject({ format: z.enum(RECIPE_FORMAT_NAMES).optional() }),
  response: recipeSchema,
  alsoProduces: Object.values(RECIPE_FORMATS).map(({ type }) => type),
});

export const trendingRecipesCall = contract('GET /api/recipes/trending', 'anyone', {
  summary: 'What was viewed, saved and rated most in the last 30 days.',
  response: z.array(recipeSummarySchema),
});

export const nutritionCall = contract('GET /api/nutrition/{id}', 'anyone', {
  summary: "A recipe's nutrition per 100 g, estimated from its ingredients; 404 when too little is known.",
  params: recipeIdParams,
  response: nutritionSchema,
});
