import type { CookNoteView } from '#src/domain/cook-notes/note.ts';
import { bareAddress } from '#src/domain/pictures/picture-address.ts';
import { CATEGORY_LABELS } from '#src/domain/recipes/kitchen.ts';
import { processImagesOf } from '#src/domain/recipes/process-images.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { paths } from '#src/paths.ts';
import { noteStructuredData } from './note-structured-data.ts';
import { recipeKeywords, recipeStructuredData } from './recipe-structured-data.ts';
import { type Seo, type SiteFacts, shareImage } from './seo.ts';
import { absolute, breadcrumbList, type Crumb } from './structured-data.ts';

/** From the home page down to the recipe. */
export const recipeCrumbs = ({ title, category }: Recipe): Crumb[] => [
  { label: 'Home', path: paths.home },
  { label: 'Recipes', path: paths.recipes() },
  { label: CATEGORY_LABELS[category], path: paths.recipes({ category }) },
  { label: title },
];

/** A recipe as search engines and other places' readers take it from its page. */
export function recipeThing(recipe: Recipe, site: SiteFacts): ReturnType<typeof recipeStructuredData> {
  const stepImages = new Map(processImagesOf(recipe.processImages).map(({ step, url }) => [step, bareAddress(url)]));
  return recipeStructuredData(recipe, site, stepImages);
}

/** What a recipe's page tells search engines and previews. */
export function recipeSeo(recipe: Recipe, site: SiteFacts, notes: readonly CookNoteView[] = []): Seo {
  return {
    title: recipe.seoTitle ?? recipe.title,
    description: recipe.seoDescription ?? recipe.description,
    canonical: paths.recipe(recipe.id),
    image: shareImage(recipe.imageUrl),
    type: 'article',
    keywords: recipeKeywords(recipe),
    structuredData: [
      {
        ...recipeThing(recipe, site),
        ...noteStructuredData(notes, absolute(site, paths.recipe(recipe.id))),
      },
      breadcrumbList(site, recipeCrumbs(recipe)),
    ],
  };
}
