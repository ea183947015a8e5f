import { counted } from '../../counted.ts';
import type { Food } from '../../foods/food.ts';
import { type IngredientLine, parseIngredientLines } from '../../ingredients/ingredient-lines.ts';
import { unusedLines } from '../../ingredients/mentions.ts';
import { unlistedFoods } from '../../ingredients/unlisted-foods.ts';
import { animalInTitle, veganVerdict } from '../../ingredients/vegan.ts';
import type { NutritionFacts } from '../../nutrition/nutrition-by-hand.ts';
import { impossibleFigures } from '../impossible-figures.ts';
import { objection } from '../publishing-gate.ts';
import { LEAST_INGREDIENTS } from './complete-recipe.ts';
import type { Finding } from './finding.ts';
import type { AssumedField, GeneratedRecipe } from './generated-recipe.ts';
import { lacksWeight } from './line-warnings.ts';

const finding = (kind: Finding['kind'], message: string, at: Partial<Finding> = {}): Finding => ({
  kind,
  message,
  ingredient: null,
  step: null,
  ...at,
});

/**
 * The findings an administrator should know of a recipe that was read out of a text, whoever read it: animal products, foods
 * that list and steps do not share, figures that cannot be, and what the reader had to suppose. The gravest come first.
 */
export function findingsOf(recipe: GeneratedRecipe): Finding[] {
  const lines = parseIngredientLines(recipe.ingredientLines);
  const unlisted = unlistedFoods(recipe.instructions, lines);
  return [
    ...animalProducts(recipe, lines),
    ...unlisted.filter(({ verdict }) => verdict === 'animal').map(({ words, step }) => animal(words, { step })),
    ...incomplete(recipe),
    ...impossible(recipe, lines),
    ...unlisted
      .filter(({ verdict }) => verdict !== 'animal')
      .map(({ words, step }) =>
        finding('unlisted', `Step ${step + 1} uses ${words}, which isn’t in the ingredients.`, { step }),
      ),
    ...unused(recipe, lines),
    ...unknown(lines),
    ...implausible(recipe),
    ...recipe.assumed.map((field) => finding('assumed', ASSUMED[field])),
  ];
}

const animal = (name: string, at: Partial<Finding>): Finding =>
  finding('animal', `“${name}” is an animal product. This site is vegan, so swap it.`, at);

function animalProducts({ title }: GeneratedRecipe, lines: readonly IngredientLine[]): Finding[] {
  const listed = lines.flatMap((line, ingredient) => {
    const reading = veganVerdict(line);
    if (reading.verdict === 'animal') return [animal(line.name, { ingredient })];
    const isAsked = reading.verdict === 'ask' && reading.reason !== 'unknown';
    return isAsked ? [finding('unsure', objection(line) ?? '', { ingredient })] : [];
  });
  const named = animalInTitle(title);
  return listed.length > 0 || named === null ? listed : [animal(named, {})];
}

function incomplete({ instructions, ingredients, unread }: GeneratedRecipe): Finding[] {
  const left = unread.map((line) =>
    finding('incomplete', `“${line}” looks like an ingredient but wasn’t used. No diet is claimed until it is.`),
  );
  if (instructions.length === 0) return [finding('incomplete', 'No steps were found in the text.'), ...left];
  const few = 'Only very few ingredients were found in the text.';
  return ingredients.length < LEAST_INGREDIENTS ? [finding('incomplete', few), ...left] : left;
}

/** Words of a step that stand for several lines. */
const GROUPS: readonly [RegExp, (food: Food) => boolean][] = [
  [/\b(?:vegetables|veg|veggies|greens)\b/i, ({ aisle }) => aisle === 'produce'],
  [/\bherbs\b/i, ({ aisle }) => aisle === 'herbs'],
  [/\b(?:spices|aromatics)\b/i, ({ aisle }) => aisle === 'spices'],
  [/\bfruits?\b/i, ({ aisle }) => aisle === 'produce'],
  [/\bseeds\b|\bnuts\b/i, ({ aisle }) => aisle === 'nuts-seeds'],
  [/\bpeppers\b/i, ({ id }) => /-pepper$/.test(id)],
  [/\bbicarb|\bsoda\b/i, ({ id }) => id === 'bicarbonate-of-soda'],
  [/\bdry (?:ingredients|things|mix(?:ture)?)\b/i, ({ aisle }) => ['baking', 'grains', 'spices'].includes(aisle)],
  [/\bwet (?:ingredients|things|mix(?:ture)?)\b/i, ({ aisle }) => !['baking', 'grains', 'spices'].includes(aisle)],
];

/** Salt and pepper need no step of their own: "season" uses them. */
function unused({ instructions }: GeneratedRecipe, lines: readonly IngredientLine[]): Finding[] {
  if (instructions.length === 0) return [];
  const isSeasoned = instructions.some((step) => /\bseason|\bto taste\b|\bserve\b/i.test(step));
  const usesAll = instructions.some((step) =>
    /\b(?:everything|(?:all|rest) (?:of )?the (?:other )?ingredients|(?:remaining|other|dressing|sauce|marinade|glaze|topping|frosting) ingredients|all together|it all)\b/i.test(
      step,
    ),
  );
  const named = GROUPS.filter(([pattern]) => instructions.some((step) => pattern.test(step)));
  return unusedLines(instructions, lines).flatMap((ingredient) => {
    const { text = '', food } = lines[ingredient] ?? {};
    if (food && named.some(([, holds]) => holds(food))) return [];
    const isSeasoning =
      food?.id === 'salt' || food?.id === 'black-pepper' || /\bto (?:serve|taste|garnish)\b/i.test(text);
    if (usesAll || (isSeasoned && isSeasoning)) return [];
    return [finding('unused', `No step uses “${text}”.`, { ingredient })];
  });
}

const unknown = (lines: readonly IngredientLine[]): Finding[] =>
  lines.flatMap((line, ingredient) => {
    if (!line.food)
      return [
        finding('unknown', `“${line.name}” isn’t in the food table, so it doesn’t count towards nutrition and diets.`, {
          ingredient,
        }),
      ];
    return lacksWeight(line) && !line.food.staple && line.quantity !== null
      ? [finding('unknown', `We don’t know what “${line.text}” weighs, so nutrition leaves it out.`, { ingredient })]
      : [];
  });

function impossible(recipe: GeneratedRecipe, lines: readonly IngredientLine[]): Finding[] {
  const { instructions: steps, proposedMarks: marks } = recipe;
  return impossibleFigures({ ...recipe, lines, steps, marks, nutrition: null }).map(({ path, message }) => {
    const [, index] = path.split('.');
    return finding('figures', message, { ingredient: index === undefined ? null : Number(index) });
  });
}

/** The most that a serving and 100 g of a dish can be, besides {@link impossibleFigures}. */
const MOST = { kcalPer100: 900, gramsPerServing: 1500, saltPer100: 4, gramsPer100: 101 };
const LEAST = { kcalPerServing: 15, gramsPerServing: 10 };
/** Share by which energy and what it comes from may differ. */
const TOLERANCE = 0.3;

function implausible({ nutritionFacts, category, servings }: GeneratedRecipe): Finding[] {
  if (!nutritionFacts) {
    return [finding('nutrition', 'No nutrition facts: too little of the weight could be looked up.')];
  }
  const { per100g, perServing } = nutritionFacts;
  const grams = per100g.energyKcal > 0 ? (perServing.energyKcal / per100g.energyKcal) * 100 : 0;
  const isDrink = category === 'beverages';
  const sentences: [boolean, string][] = [
    [per100g.energyKcal > MOST.kcalPer100, `${per100g.energyKcal} kcal in 100 g is more than pure fat has.`],
    [
      macros(nutritionFacts) > MOST.gramsPer100,
      'Fat, carbohydrate, fibre and protein add up to more than 100 g in 100 g.',
    ],
    [!matches(nutritionFacts), 'The energy doesn’t match fat, carbohydrate and protein.'],
    [
      !isDrink && perServing.energyKcal < LEAST.kcalPerServing,
      `A serving has only ${perServing.energyKcal} kcal: are amounts and servings right?`,
    ],
    [
      grams > MOST.gramsPerServing,
      `A serving weighs ${Math.round(grams)} g: is ${counted(servings, 'serving')} right?`,
    ],
    [
      grams > 0 && grams < LEAST.gramsPerServing,
      `A serving weighs only ${Math.round(grams)} g: is ${counted(servings, 'serving')} right?`,
    ],
    [per100g.salt > MOST.saltPer100, `${per100g.salt} g of salt in 100 g is more than a soy sauce dressing has.`],
  ];
  return sentences.filter(([isOdd]) => isOdd).map(([, message]) => finding('nutrition', message));
}

const macros = ({ per100g: { fat, carbs, fiber, protein } }: NutritionFacts): number => fat + carbs + fiber + protein;

function matches({ per100g: { energyKcal, fat, carbs, fiber, protein } }: NutritionFacts): boolean {
  const computed = 9 * fat + 4 * carbs + 4 * protein + 2 * fiber;
  return Math.abs(computed - energyKcal) <= Math.max(15, energyKcal * TOLERANCE);
}

const ASSUMED: Record<AssumedField, string> = {
  title: 'The text has no title, so we made one from its ingredients.',
  servings: 'The text doesn’t say how many it serves; we assumed 4.',
  prepTime: 'The text doesn’t say how long preparation takes; we estimated it.',
};
