import { stringify } from 'yaml';
import { groupsOf } from '../../../ingredients/ingredient-groups.ts';
import { bounded } from '../../../pattern.ts';
import type { Amount } from '../../../quantities/amounts.ts';
import { minutesText } from '../../../quantities/duration-texts.ts';
import { shareOf } from '../../../scaling/mark-fit.ts';
import { beforeFood, saidIn } from '../../../scaling/mark-words.ts';
import type { IngredientMark, Mark } from '../../../scaling/marks.ts';
import { scalableLine } from '../../../scaling/scalable-lines.ts';
import { phraseText } from '../../../scaling/scaling.ts';
import { CATEGORY_LABELS } from '../../kitchen.ts';
import type { Recipe } from '../../recipe.ts';
import { totalTime } from '../../times.ts';
import type { RecipePlace } from '../facts.ts';
import { listIn } from '../values.ts';
import { ALSO } from './names.ts';

/**
 * A recipe in Cooklang: its canonical metadata, and in the steps the amounts, names and times that are marked in ours. What
 * Cooklang has no word for (lines as they are written, with their headings; tips; what else it fits) stands in metadata of
 * its own, which readers of Cooklang show or pass over.
 */
export function recipeCooklang(recipe: Recipe, where: RecipePlace): string {
  const front = stringify(metadata(recipe, where), { lineWidth: 0, aliasDuplicateObjects: false });
  return `---\n${front}---\n\n${[...unmarked(recipe), ...steps(recipe)].join('\n\n')}\n`;
}

function metadata(recipe: Recipe, { absolute, page }: RecipePlace): Record<string, unknown> {
  const { prepTime, cookTime, restTime } = recipe;
  const total = totalTime(recipe);
  const all = {
    title: recipe.title,
    description: recipe.description,
    tags: recipe.tags,
    servings: recipe.servings,
    author: recipe.author,
    source: recipe.sourceUrl,
    time: total === null ? null : minutesText(total),
    'prep time': prepTime === null ? null : minutesText(prepTime),
    'cook time': cookTime === null ? null : minutesText(cookTime),
    'rest time': restTime === null ? null : minutesText(restTime),
    difficulty: recipe.difficulty,
    cuisine: recipe.cuisine,
    course: CATEGORY_LABELS[recipe.category],
    diet: [...(recipe.isVegan ? ['vegan'] : []), ...recipe.dietaryRestrictions],
    locale: 'en',
    image: recipe.imageUrl && absolute(recipe.imageUrl),
    // What has no canonical name.
    url: page,
    video: recipe.videoUrl,
    'also fits': recipe.categories,
    ingredients: linesOf(recipe),
    tips: recipe.tipsAndNotes,
    benefits: recipe.nutritionalBenefits,
    'search title': recipe.seoTitle,
    'search text': recipe.seoDescription,
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );
}

/** The lines as they are written: a list, or lists by their headings. */
function linesOf({ ingredients, ingredientGroups }: Recipe): unknown {
  const isPlain = ingredientGroups.length === 0 && listIn(ingredients).ingredientGroups.length === 0;
  if (isPlain) return ingredients;
  return groupsOf(ingredients, ingredientGroups).map(({ name, entries }) => {
    const lines = entries.map(([, line]) => line);
    return name === null ? { lines } : { group: name, lines };
  });
}

/** Ingredients that no step has a mark of, before the first step: a shopping list must not miss them. */
function unmarked({ ingredients, instructions, marks }: Recipe): string[] {
  const marked = new Set(marks.map((mark) => (mark.of === 'ingredient' ? mark.line : null)));
  const rest = ingredients.filter((_, line) => !marked.has(line)).map((line) => whole(line));
  // A reader takes the first of this name for this one.
  const isNeeded = rest.length > 0 || instructions[0]?.startsWith(ALSO);
  return isNeeded ? [`${ALSO} ${rest.join(', ')}.`] : [];
}

const whole = (line: string): string => {
  const { amount, rest } = scalableLine(line);
  const [name = '', ...prepared] = rest
    .map((phrase) => phraseText(phrase, 1))
    .join('')
    .split(',');
  return isName(name.trim()) ? token(name.trim(), quantity(amount), prepared.join(',').trim()) : escaped(line);
};

/** What stands behind an @ up to its braces. */
const isName = (text: string): boolean => /^[\p{L}\p{N}][^.!?;]*$/u.test(text) && !SIGNS.test(text);
const SIGNS = /[{}()@#~\\\n]|--|\[-|-\]/;

const steps = (recipe: Recipe): string[] => recipe.instructions.map((text, step) => stepOf(text, step, recipe));

function stepOf(text: string, step: number, recipe: Recipe): string {
  const own = recipe.marks
    .filter((mark) => mark.step === step && text.startsWith(mark.text, mark.start))
    .toSorted((a, b) => a.start - b.start);
  let from = 0;
  let written = '';
  for (const mark of own) {
    if (mark.start < from) continue;
    written += escaped(text.slice(from, mark.start)) + marked(mark, recipe);
    from = mark.start + mark.text.length;
  }
  return atStart(written + escaped(text.slice(from)));
}

function marked(mark: Mark, recipe: Recipe): string {
  if (mark.of === 'ingredient') return ingredient(mark, recipe);
  if (mark.of === 'time') return timer(mark.text);
  return escaped(mark.text);
}

/** The words before the food stay what they are; the food has the amount that the step uses. */
function ingredient(mark: IngredientMark, { ingredients }: Recipe): string {
  const said = saidIn(mark.text);
  const food = beforeFood(said?.of ?? mark.text)[1];
  const before = mark.text.slice(0, mark.text.length - food.length);
  return isName(food)
    ? escaped(before) + token(food, amountUsed(mark, ingredients[mark.line] ?? '', said?.amount))
    : escaped(mark.text);
}

/** As the step says it, or the part of the line; nothing where only the cook knows. */
function amountUsed(mark: IngredientMark, line: string, said: Amount | undefined): string {
  if (mark.share === 'said') return said ? quantity(said) : '';
  const { amount } = scalableLine(line);
  if (mark.share === 'rest') return '';
  return quantity(amount, shareOf(mark, line));
}

function quantity(amount: Amount | string | null, share = 1): string {
  if (amount === null) return '';
  if (typeof amount === 'string') return share === 1 ? amount.replace(bounded(10_000, /\s+of$/), '') : '';
  const { quantity: low, quantityMax: high, unit } = amount;
  const number = [low, ...(high === null ? [] : [high])].map((each) => Number((each * share).toFixed(3))).join('-');
  return unit ? `${number}%${unit}` : number;
}

const token = (name: string, amount: string, preparation = ''): string =>
  `@${name}{${plain(amount)}}${plain(preparation) && `(${preparation})`}`;
/** What stands within braces and brackets; nothing where that would be read as something else. */
const plain = (text: string): string => (SIGNS.test(text) ? '' : text);

/** A time that reads back as it stands is a timer; "overnight" and "half an hour" are words. */
const TIMED = /^(\d{1,4})(?:–(\d{1,4}))? ((?:seconds?|minutes?|hours?|days?|mins?|secs?|hrs?|h|s))$/;
function timer(text: string): string {
  const [, low, high, unit] = TIMED.exec(text) ?? [];
  return unit ? `~{${high ? `${low}-${high}` : low}%${unit}}` : escaped(text);
}

/** Signs of Cooklang in a text that means none. */
const escaped = (text: string): string =>
  text.replace(/[@#~](?=\S)|\\|--|\[-/g, (sign) => `\\${sign}`).replaceAll('\n', '\\\n');
/** What would make a section, a note or metadata of a step. */
const atStart = (text: string): string => text.replace(/^[=>]/gm, '\\$&');
