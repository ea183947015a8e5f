import type { CheerioAPI } from 'cheerio';
import type { Node } from '#src/domain/schema-org/nodes.ts';
import { plainText } from './plain-text.ts';

/** Properties of h-recipe, and of hRecipe before it. */
const CLASSES: Readonly<Record<string, string>> = {
  name: '.p-name, .fn',
  description: '.p-summary, .summary',
  recipeYield: '.p-yield, .yield',
  totalTime: '.dt-duration, .duration',
  prepTime: '.dt-preptime, .preptime',
  cookTime: '.dt-cooktime, .cooktime',
  recipeIngredient: '.p-ingredient, .ingredient',
  recipeInstructions: '.e-instructions, .instructions',
  keywords: '.p-category',
};
const LISTS = new Set(['recipeIngredient', 'keywords']);
const MOST = 500;

/** Recipes that a page marks by classes of microformats, as nodes of structured data. */
export const microformatNodes = ($: CheerioAPI): Node[] =>
  $('.h-recipe, .hrecipe')
    .slice(0, MOST)
    .toArray()
    .map((root) => {
      const node: Node = { '@type': 'Recipe' };
      for (const [name, selector] of Object.entries(CLASSES)) {
        const found = $(root)
          .find(selector)
          .slice(0, LISTS.has(name) ? MOST : 1);
        const values = found.toArray().flatMap((element) => {
          const said = $(element).attr('datetime') ?? $(element).find('.value-title').attr('title');
          return (
            said ??
            plainText($(element))
              .split('\n')
              .map((line) => line.replace(/^• /, '').trim())
              .filter(Boolean)
          );
        });
        if (values.length > 0) node[name] = values;
      }
      return node;
    });
