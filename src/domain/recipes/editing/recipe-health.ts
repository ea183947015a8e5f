import type { Nutrition } from '../../nutrition/nutrition-figures.ts';
import { processImagesOf } from '../process-images.ts';
import type { Recipe } from '../recipe.ts';

/** The facts that search engines' recipe results are made from, of a recipe that may not be saved yet. */
export type HealthFacts = Pick<
  Recipe,
  'title' | 'description' | 'imageUrl' | 'cuisine' | 'prepTime' | 'cookTime' | 'totalRatings'
> & { nutrition: Nutrition | null } & Record<
    'tags' | 'ingredients' | 'instructions' | 'processImages',
    readonly string[]
  >;

export interface HealthFinding {
  /** Field of the recipe it is about. */
  field: keyof HealthFacts;
  /** `required`: no recipe result without it. `recommended`: a poorer one. */
  severity: 'required' | 'recommended';
  message: string;
}

type Rule = HealthFinding & { misses(recipe: HealthFacts): boolean };
const required = (field: keyof HealthFacts, message: string, misses: Rule['misses']): Rule => ({
  field,
  severity: 'required',
  message,
  misses,
});
const recommended = (field: keyof HealthFacts, message: string, misses: Rule['misses']): Rule => ({
  ...required(field, message, misses),
  severity: 'recommended',
});

/** Shorter than this, a result is filled up with words from elsewhere on the page. */
const LEAST_DESCRIPTION = 50;
/** Longer titles are cut in results. */
const LONGEST_TITLE = 60;

/** Google's required and recommended properties of a recipe that a recipe's own fields can miss; video is not asked for. */
const RULES: readonly Rule[] = [
  required('title', 'It has no title.', ({ title }) => title.trim() === ''),
  required('imageUrl', 'It has no main image.', ({ imageUrl }) => !imageUrl),
  recommended(
    'title',
    'Its title is longer than 60 characters and will be cut.',
    (r) => r.title.length > LONGEST_TITLE,
  ),
  recommended('description', 'Its description is shorter than 50 characters.', (r) => {
    return r.description.trim().length < LEAST_DESCRIPTION;
  }),
  recommended('ingredients', 'It has no ingredients.', ({ ingredients }) => ingredients.length === 0),
  recommended('instructions', 'It has no steps.', ({ instructions }) => instructions.length === 0),
  recommended('instructions', 'The whole method is one step.', ({ instructions }) => instructions.length === 1),
  recommended('processImages', 'No step has an image.', ({ processImages, instructions }) => {
    return instructions.length > 0 && !processImagesOf(processImages).some(({ step }) => step <= instructions.length);
  }),
  recommended('prepTime', 'It has no times.', ({ prepTime, cookTime }) => !prepTime && !cookTime),
  recommended('cuisine', 'It has no cuisine.', ({ cuisine }) => !cuisine),
  recommended('tags', 'It has no tags, which are its keywords.', ({ tags }) => tags.length === 0),
  recommended('nutrition', 'Its calories aren’t known.', ({ nutrition }) => !nutrition),
  recommended('totalRatings', 'Nobody has rated it yet, so no stars show.', ({ totalRatings }) => totalRatings === 0),
];

/** The fields that a search engine's recipe result still misses, the required first. */
export const recipeHealth = (recipe: HealthFacts): HealthFinding[] =>
  RULES.filter(({ misses }) => misses(recipe)).map(({ misses, ...finding }) => finding);
