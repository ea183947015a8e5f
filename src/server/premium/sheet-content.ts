import type { Recipe } from '#src/domain/recipes/recipe.ts';
import type { RecipeReading } from '#src/domain/recipes/recipe-reading.ts';
import { paths, pictures } from '#src/paths.ts';
import { paperLogo } from '../appearance/paper-logo.ts';
import { lookNow } from '../look/site-look.ts';
import type { CookbookContent } from '../pdf/cookbook.ts';
import type { SheetContent } from '../pdf/recipe-sheet.ts';
import { cropAt } from '../pictures/crops.ts';
import { siteFacts } from '../site/site-facts.ts';

// The content a PDF is made of, gathered where settings and files are; it is made in a worker thread, which has neither.

/** Everything a recipe's sheet shows, for a reader who wants it so. */
export async function sheetContent(recipe: Recipe, reading: RecipeReading = {}): Promise<SheetContent> {
  const { name: siteName, url } = siteFacts();
  const [picture, logo] = [await pictureFor(recipe.imageUrl), await paperLogo()];
  return {
    recipe,
    reading,
    picture,
    siteName,
    logo,
    look: lookNow().paper,
    url: new URL(paths.recipe(recipe.id), url).href,
  };
}

interface Collection {
  title: string;
  /** First name of who collected it. */
  collector: string;
  /** In the order of the book; at least one. */
  recipes: readonly Recipe[];
  /** The way its reader wants all of them. */
  reading: Pick<RecipeReading, 'system' | 'scale'>;
}

/** Everything a cookbook shows; its cover has the first picture of our own, large. */
export async function cookbookContent({ title, collector, recipes, reading }: Collection): Promise<CookbookContent> {
  const contents: SheetContent[] = [];
  for (const recipe of recipes) contents.push(await sheetContent(recipe, reading));
  const cover = recipes.map(({ imageUrl }) => imageUrl).find((url) => url && pictures.nameOf(url));
  const picture = await cropAt(cover ?? null, '4x3');
  return {
    title,
    collector,
    siteName: siteFacts().name,
    logo: await paperLogo(),
    look: lookNow().paper,
    picture,
    contents,
  };
}

/** A recipe's picture, small enough to print; `null` where there is none of our own. Addresses elsewhere are never fetched. */
async function pictureFor(imageUrl: string | null): Promise<Uint8Array | null> {
  return cropAt(imageUrl, 'page');
}
