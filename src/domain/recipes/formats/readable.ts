import { statementText, TRACES } from '../../ingredients/allergen-statement.ts';
import { nutritionRows } from '../../nutrition/nutrition-table.ts';
import { bounded } from '../../pattern.ts';
import type { Recipe } from '../recipe.ts';
import { sourceOf } from '../source.ts';
import { headFacts, heldLabels, ingredientParts, type RecipePlace } from './facts.ts';

/** How a text writes its parts. */
interface Writing {
  title: (text: string) => string;
  heading: (text: string) => string;
  group: (text: string) => string;
  item: (text: string) => string;
  step: (text: string, number: number) => string;
  plain: (text: string) => string;
}

const MARKDOWN: Writing = {
  title: (text) => `# ${escaped(text)}`,
  heading: (text) => `## ${escaped(text)}`,
  group: (text) => `### ${escaped(text)}`,
  item: (text) => `- ${escaped(text)}`,
  step: (text, number) => `${number}. ${escaped(text)}`,
  plain: (text) => escaped(text),
};

const TEXT: Writing = {
  title: (text) => `${text}\n${'='.repeat(Math.min(text.length, 60))}`,
  heading: (text) => `${text}\n${'-'.repeat(Math.min(text.length, 60))}`,
  group: (text) => `${text}:`,
  item: (text) => `- ${text}`,
  step: (text, number) => `${number}. ${text}`,
  plain: (text) => text,
};

/** What Markdown or HTML would take for a mark of its own. */
const MARKS = /[\\`*_[\]<>]/g;
const LEADING = bounded(10_000, /^(\s*)([#+=~|-]|\d+[.)])/gm);
const escaped = (text: string): string =>
  text
    .replace(MARKS, '\\$&')
    .replace(LEADING, (_, space, mark: string) =>
      /^\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.at(-1)}` : `${space}\\${mark}`,
    );

/** A recipe as Markdown, to be read and to be kept among notes. */
export const recipeMarkdown = (recipe: Recipe, where: RecipePlace): string => written(recipe, where, MARKDOWN);

/** A recipe as plain text. */
export const recipeText = (recipe: Recipe, where: RecipePlace): string => written(recipe, where, TEXT);

function written(recipe: Recipe, where: RecipePlace, { title, heading, group, item, step, plain }: Writing): string {
  const list = (name: string, texts: readonly string[]) => (texts.length > 0 ? [heading(name), texts.join('\n')] : []);
  const note = (name: string, text: string | null) => (text ? [heading(name), plain(text)] : []);
  return `${[
    title(recipe.title),
    plain(recipe.description),
    plain(headFacts(recipe).join(' · ')),
    ...ingredientParts(recipe).flatMap(({ name, lines }, index) => [
      ...(index === 0 ? [heading('Ingredients')] : []),
      ...(name ? [group(name)] : []),
      lines.map(item).join('\n'),
    ]),
    ...list(
      'Method',
      recipe.instructions.map((text, index) => step(text, index + 1)),
    ),
    ...note('Tips and notes', recipe.tipsAndNotes),
    ...note('Good to know', recipe.nutritionalBenefits),
    ...note('Allergens', [statementText(recipe.allergens), TRACES].join(' ')),
    ...figures(recipe, { heading, item }),
    ...list('About this recipe', about(recipe, where).map(item)),
  ].join('\n\n')}\n`;
}

function figures(
  { nutrition, nutriScore, calories }: Recipe,
  { heading, item }: Pick<Writing, 'heading' | 'item'>,
): string[] {
  if (!nutrition) return [];
  const rows = nutritionRows(nutrition, { calories }).map(({ label, perServing }) => item(`${label}: ${perServing}`));
  const score = nutriScore ? [item(`Nutri-Score ${nutriScore}`)] : [];
  const name = nutrition.estimated ? 'Nutrition in one serving (estimated)' : 'Nutrition in one serving';
  return [heading(name), [...rows, ...score].join('\n')];
}

const about = (recipe: Recipe, { site, page }: RecipePlace): string[] => [
  `From ${site}: ${page}`,
  ...(recipe.author ? [`By ${recipe.author}`] : []),
  ...(sourceOf(recipe.sourceUrl) ? [`Adapted from ${recipe.sourceUrl}`] : []),
  ...(recipe.videoUrl ? [`Film: ${recipe.videoUrl}`] : []),
  ...(heldLabels(recipe).length > 0 ? [`Labels: ${heldLabels(recipe).join(', ')}`] : []),
  ...(recipe.tags.length > 0 ? [`Tags: ${recipe.tags.join(', ')}`] : []),
];
