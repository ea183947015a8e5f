import type {
  HowToStep,
  NutritionInformation,
  Recipe as RecipeThing,
  RestrictedDiet,
  VideoObject,
  WithContext,
} from 'schema-dts';
import { counted } from '#src/domain/counted.ts';
import { isoDuration } from '#src/domain/quantities/duration-texts.ts';
import { CATEGORY_LABELS, DIET_LABELS, type Diet } from '#src/domain/recipes/kitchen.ts';
import { averageText } from '#src/domain/recipes/ratings.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { filmOf, sourceOf } from '#src/domain/recipes/source.ts';
import { totalTime } from '#src/domain/recipes/times.ts';
import { paths, pictures } from '#src/paths.ts';
import type { SiteFacts } from './seo.ts';
import { absolute, organizationId, person } from './structured-data.ts';

/** schema.org's names for the diets it knows. */
const SCHEMA_DIETS: Partial<Record<Diet, RestrictedDiet>> = {
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  'low-fat': 'https://schema.org/LowFatDiet',
};
const CROPS = ['1x1', '4x3', '16x9'] as const;

/** A recipe as search engines read it, for Google's recipe result; every address absolute. */
export function recipeStructuredData(
  recipe: Recipe,
  site: SiteFacts,
  stepImages: ReadonlyMap<number, string>,
): WithContext<RecipeThing> {
  const url = absolute(site, paths.recipe(recipe.id));
  const source = sourceOf(recipe.sourceUrl);
  const publisher = {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: absolute(site, paths.home),
  } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    url,
    mainEntityOfPage: url,
    name: recipe.title,
    description: recipe.description,
    image: imagesOf(recipe, site),
    datePublished: new Date(recipe.publishedAt ?? recipe.createdAt).toISOString(),
    dateModified: new Date(recipe.updatedAt).toISOString(),
    author: recipe.author ? person(site, recipe.author) : publisher,
    publisher,
    ...timesOf(recipe),
    ...(recipe.servings !== null && { recipeYield: [String(recipe.servings), counted(recipe.servings, 'serving')] }),
    recipeCategory: CATEGORY_LABELS[recipe.category],
    ...(recipe.cuisine && { recipeCuisine: recipe.cuisine }),
    keywords: recipeKeywords(recipe).join(', '),
    ...(source && { isBasedOn: source.url }),
    ...videoOf(recipe, site),
    ...(recipe.isTeaser ? LOCKED : whole(recipe, url, site, stepImages)),
    ...(recipe.totalRatings > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(averageText(recipe.avgRating)),
        ratingCount: recipe.totalRatings,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    suitableForDiet: [
      ...(recipe.isVegan ? (['https://schema.org/VeganDiet'] as const) : []),
      ...recipe.dietaryRestrictions.flatMap((diet) => SCHEMA_DIETS[diet] ?? []),
    ],
    isAccessibleForFree: !recipe.isPremiumOnly,
    inLanguage: 'en',
  };
}

/** The times that are known. */
function timesOf(recipe: Recipe) {
  const times = { prepTime: recipe.prepTime, cookTime: recipe.cookTime, totalTime: totalTime(recipe) };
  return Object.fromEntries(
    Object.entries(times).flatMap(([name, minutes]) => (minutes === null ? [] : [[name, isoDuration(minutes)]])),
  ) as { [T in keyof typeof times]?: string };
}

/** The film of a recipe; a teaser has none. */
function videoOf(recipe: Recipe, site: SiteFacts): { video?: VideoObject } {
  const film = filmOf(recipe.videoUrl);
  if (!film) return {};
  return {
    video: {
      '@type': 'VideoObject',
      name: recipe.title,
      description: recipe.description,
      thumbnailUrl: imagesOf(recipe, site),
      uploadDate: new Date(recipe.publishedAt ?? recipe.createdAt).toISOString(),
      ...(film.embedUrl ? { embedUrl: film.embedUrl, url: film.url } : { contentUrl: film.url }),
    },
  };
}

/** As Google asks for it of pages that show a part only: which part, and that it is not free. */
const LOCKED = {
  hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.recipe-locked' },
} as const;

const whole = (recipe: Recipe, url: string, site: SiteFacts, stepImages: ReadonlyMap<number, string>) => ({
  // schema.org has no groups of ingredients: theirs are said on the page alone.
  recipeIngredient: recipe.ingredients,
  recipeInstructions: recipe.instructions.map((text, index) => step(text, index + 1, url, site, stepImages)),
  ...nutritionOf(recipe),
});

/** Words somebody might look for the recipe with. */
export function recipeKeywords({ tags, dietaryRestrictions, category, cuisine, isVegan }: Recipe): string[] {
  const words = [
    ...(isVegan ? ['vegan'] : []),
    CATEGORY_LABELS[category].toLowerCase(),
    ...(cuisine ? [cuisine.toLowerCase()] : []),
    ...tags.map((tag) => tag.replaceAll('-', ' ')),
    ...dietaryRestrictions.map((diet) => DIET_LABELS[diet].toLowerCase()),
  ];
  return [...new Set(words)];
}

function imagesOf({ imageUrl }: Recipe, site: SiteFacts): string[] {
  const url = imageUrl ?? pictures.fallback;
  return CROPS.map((crop) => pictures.crop(url, crop) ?? url)
    .filter((address, at, all) => all.indexOf(address) === at)
    .map((address) => absolute(site, address));
}

function step(
  text: string,
  number: number,
  url: string,
  site: SiteFacts,
  images: ReadonlyMap<number, string>,
): HowToStep {
  const image = images.get(number);
  return {
    '@type': 'HowToStep',
    name: stepName(text),
    text,
    url: `${url}#step-${number}`,
    ...(image && { image: absolute(site, image) }),
  };
}

/** The first sentence of a step, or what stands before its colon: whole, because a list of foods is cut by any comma. */
const stepName = (text: string): string => text.split(/[.;:!?](?:\s|$)/)[0] ?? text;

/** Per serving, from figures per 100 g. */
function nutritionOf({ nutrition, calories }: Recipe): { nutrition?: NutritionInformation } {
  if (!nutrition) return {};
  const grams = (per100: number) => `${Number(((per100 * nutrition.servingGrams) / 100).toFixed(1))} g`;
  return {
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: `${nutrition.servingGrams} g`,
      calories: `${calories} kcal`,
      fatContent: grams(nutrition.totalFat),
      saturatedFatContent: grams(nutrition.saturatedFat),
      carbohydrateContent: grams(nutrition.totalCarbs),
      sugarContent: grams(nutrition.sugars),
      fiberContent: grams(nutrition.fiber),
      proteinContent: grams(nutrition.protein),
      // The wire's `sodium` is salt equivalent; salt is 2.5 times the sodium in it.
      sodiumContent: `${Math.round((nutrition.sodium / 2.5) * (nutrition.servingGrams / 100))} mg`,
    },
  };
}
