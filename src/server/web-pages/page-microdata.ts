import type { CheerioAPI } from 'cheerio';
import { minutesOfIso } from '#src/domain/quantities/duration-texts.ts';
import type { PageRecipe } from './page-data.ts';
import { type Elements, plainText } from './plain-text.ts';

const MOST = 500;

/** The recipe whose words are marked in the page itself, in microdata or RDFa; `null` where there is none. */
export function recipeInMicrodata($: CheerioAPI): PageRecipe | null {
  const scope = $('[itemtype*="schema.org/Recipe"], [typeof~="Recipe"], [typeof~="schema:Recipe"]').first();
  if (scope.length === 0) return null;
  const named = (name: string): Elements[] =>
    scope
      .find(`[itemprop~="${name}"], [property~="${name}"], [property~="schema:${name}"]`)
      .slice(0, MOST)
      .toArray()
      .map((element) => $(element));
  const value = (name: string): string => {
    const [first] = named(name);
    return first?.attr('content') ?? first?.attr('datetime') ?? (first ? plainText(first).replace(/\s+/g, ' ') : '');
  };
  const linesOf = (elements: readonly Elements[]): string[] =>
    elements
      .flatMap((element) => plainText(element).split('\n'))
      .map((line) => line.replace(/^• /, '').trim())
      .filter(Boolean);
  const listed = named('recipeIngredient');
  const found: PageRecipe = {
    title: value('name'),
    description: value('description'),
    yields: value('recipeYield'),
    minutes: {
      Prep: minutesOfIso(value('prepTime')),
      Cook: minutesOfIso(value('cookTime')),
      Total: minutesOfIso(value('totalTime')),
    },
    ingredients: linesOf(listed.length > 0 ? listed : named('ingredients')),
    steps: linesOf(named('recipeInstructions')),
    labels: {
      categories: [value('recipeCategory')],
      cuisine: value('recipeCuisine'),
      keywords: value('keywords').split(','),
    },
  };
  return found.ingredients.length + found.steps.length > 0 ? found : null;
}
