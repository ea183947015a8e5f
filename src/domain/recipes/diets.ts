import type { Substance } from '../foods/food-allergens.ts';
import type { Cause } from '../foods/line-allergens.ts';
import { type Contents, contentsOf } from '../ingredients/allergens.ts';
import { type IngredientLine, isHeading } from '../ingredients/ingredient-lines.ts';
import { unlistedFoods } from '../ingredients/unlisted-foods.ts';
import { type RecipeNutrition, scaleNutrients } from '../nutrition/nutrition.ts';
import type { DietNote } from './diet-notes.ts';
import { type Category, DIET_LABELS, type Diet, type Difficulty } from './kitchen.ts';
import { workTime } from './times.ts';

/** The facts a recipe must tell for its diets to be judged. */
export interface DietFacts {
  lines: readonly IngredientLine[];
  steps: readonly string[];
  nutrition: RecipeNutrition | null;
  category: Category;
  difficulty: Difficulty;
  prepTime: number | null;
  cookTime: number | null;
  restTime: number | null;
}

/** Diets that follow from facts; the others (budget-friendly, kids) are the cook's judgement. */
export type ProvableDiet = Exclude<Diet, 'budget-friendly' | 'kids'>;

/** Whether a diet holds; or holds if the labels of products say so; or does not, with the reason in a sentence. */
export type Verdict = { holds: 'yes' } | { holds: 'by-label'; products: string[] } | { holds: 'no'; reason: string };

interface Judged extends DietFacts {
  contents: readonly Contents[];
}

const YES: Verdict = { holds: 'yes' };
const no = (reason: string): Verdict => ({ holds: 'no', reason });

/** Free of something: nothing that surely has it, or may by the cook's choice, and nothing that nobody knows. */
const freeOf =
  (name: string, matters: readonly Substance[]) =>
  ({ contents }: Judged): Verdict => {
    const causes = contents.flatMap((each) => each.causes).filter(({ matter }) => matters.includes(matter));
    const there = causes.filter(({ certainty }) => certainty === 'sure' || certainty === 'choice');
    if (there.length > 0) return no(`${name}: ${foodsOf(there)}.`);
    const unknown = unknownIn(contents);
    if (unknown) return unknown;
    const products = [...new Set(causes.filter(({ certainty }) => certainty === 'label').map(({ food }) => food))];
    return products.length > 0 ? { holds: 'by-label', products } : YES;
  };

function unknownIn(contents: readonly Contents[]): Verdict | null {
  const unknown = contents.flatMap((each) => each.unknown ?? []);
  return unknown.length > 0 ? no(`We don’t know what’s in ${unknown.join(', ')}.`) : null;
}

const foodsOf = (causes: readonly Cause[]): string => [...new Set(causes.map(({ food }) => food))].join(', ');

/** A diet of figures; they say nothing while an amount is 0. */
const byFigures =
  (judge: (nutrition: RecipeNutrition, facts: DietFacts) => string | null) =>
  (facts: Judged): Verdict => {
    const empty = facts.lines.find(({ quantity, grams }) => quantity === 0 || grams === 0);
    if (empty) return no(`The amount of “${empty.text}” is 0.`);
    const unknown = unknownIn(facts.contents);
    if (unknown) return unknown;
    if (!facts.nutrition) return no('Its nutrition isn’t known.');
    const reason = judge(facts.nutrition, facts);
    return reason === null ? YES : no(reason);
  };

const KCAL_PER_GRAM = 4;
const KCAL_PER_GRAM_OF_FAT = 9;
/** Share of the reference intake that a serving must bring to count: annex XIII of Regulation EU 1169/2011. */
export const SIGNIFICANT_SHARE = 0.15;
/** Grams of protein in a serving, a little more than that share of the 50 g of the reference intake. */
const LEAST_PROTEIN = 8;
/** Per cent of the energy that so many grams of protein or carbohydrate give, or of what has other kilocalories a gram. */
const share = (grams: number, energy: number, kcal = KCAL_PER_GRAM): number =>
  energy > 0 ? (grams * kcal * 100) / energy : 0;

/** The foods that whoever keeps to a diet leaves out. Peanuts, pine nuts and chestnuts are no nuts in law; whoever avoids nuts avoids them. Coconut is none to anybody. */
export const LEFT_OUT_BY = {
  'gluten-free': ['gluten'],
  'nut-free': ['nuts', 'peanuts', 'kernels'],
  'soy-free': ['soya'],
  'oil-free': ['oil'],
} as const satisfies Partial<Record<Diet, readonly Substance[]>>;

const RULES: Record<ProvableDiet, (facts: Judged) => Verdict> = {
  'gluten-free': freeOf('Gluten', LEFT_OUT_BY['gluten-free']),
  'nut-free': freeOf('Nuts', LEFT_OUT_BY['nut-free']),
  'soy-free': freeOf('Soya', LEFT_OUT_BY['soy-free']),
  'oil-free': freeOf('Oil', LEFT_OUT_BY['oil-free']),
  raw({ cookTime, lines, steps, contents }) {
    if (cookTime === null) return no('It isn’t known how long it cooks.');
    if (cookTime > 0) return no(`It cooks for ${cookTime} minutes.`);
    const heated = [
      ...lines.filter(({ food }) => food?.heated).map(({ text }) => text),
      ...unlistedFoods(steps, lines).flatMap(({ food, words }) => (food.heated ? [words] : [])),
    ];
    if (heated.length > 0) return no(`Made by heat: ${heated.map((text) => `“${text}”`).join(', ')}.`);
    return unknownIn(contents) ?? YES;
  },
  // "High protein" of Regulation EC 1924/2006, of which article 5 asks that a serving brings a significant amount.
  'high-protein': byFigures(({ per100, servingGrams }) => {
    const percent = share(per100.protein, per100.energy);
    if (percent < 20) return `Protein gives ${percent.toFixed(0)} % of its energy; 20 % is high.`;
    const { protein } = scaleNutrients(per100, servingGrams);
    return protein >= LEAST_PROTEIN
      ? null
      : `A serving has ${protein.toFixed(1)} g of protein; ${LEAST_PROTEIN} g is the least that counts.`;
  }),
  // "Low fat" of the same regulation, which means 100 ml of a drink. What water thins is judged by its energy as well, as in 21 CFR 101.62(b)(3).
  'low-fat': byFigures(({ per100, servingGrams }, { category }) => {
    const most = category === 'beverages' ? 1.5 : 3;
    if (per100.fat > most) return `It has ${per100.fat.toFixed(1)} g of fat in 100 g; ${most} g is low.`;
    const percent = share(per100.fat, per100.energy, KCAL_PER_GRAM_OF_FAT);
    if (percent <= 30 || scaleNutrients(per100, servingGrams).fat <= 3) return null;
    return `Fat gives ${percent.toFixed(0)} % of its energy; 30 % is low.`;
  }),
  // No law defines it. Of a small serving any sweet has little.
  'low-carb': byFigures(({ per100, servingGrams }) => {
    const { carbs } = scaleNutrients(per100, servingGrams);
    if (carbs > 20) return `It has ${carbs.toFixed(0)} g of carbohydrates in a serving; 20 g is low.`;
    if (per100.carbs > 10) return `It has ${per100.carbs.toFixed(0)} g of carbohydrates in 100 g; 10 g is low.`;
    const percent = share(per100.carbs, per100.energy);
    return percent <= 26 ? null : `Carbohydrates give ${percent.toFixed(0)} % of its energy; 26 % is low.`;
  }),
  'quick-easy'({ difficulty, prepTime, cookTime, restTime }) {
    if (difficulty !== 'easy') return no(`It is ${difficulty}, not easy.`);
    const [work, rest] = [workTime({ prepTime, cookTime }), restTime ?? 0];
    if (work === null) return no('It isn’t known how long it takes.');
    if (work <= 30 && rest <= 30) return YES;
    return no(`It takes ${work} minutes and ${rest} of waiting; 30 of each is quick.`);
  },
};

export type Verdicts = Record<ProvableDiet, Verdict>;
export const PROVABLE_DIETS = Object.keys(RULES) as ProvableDiet[];

/** Whether each provable diet holds; none does for a recipe without ingredients. */
export function dietVerdicts(facts: DietFacts, contents = contentsOf(facts.lines, facts.steps)): Verdicts {
  const judge = (diet: ProvableDiet): Verdict =>
    facts.lines.every(isHeading) ? no('It has no ingredients.') : RULES[diet]({ ...facts, contents });
  return Object.fromEntries(PROVABLE_DIETS.map((diet) => [diet, judge(diet)])) as Verdicts;
}

/** The provable diets that hold. */
export const provenDiets = (verdicts: Verdicts): ProvableDiet[] =>
  PROVABLE_DIETS.filter((diet) => verdicts[diet].holds === 'yes');

/** Those that hold if the labels of products say so. */
export const dietNotes = (verdicts: Verdicts): DietNote[] =>
  PROVABLE_DIETS.flatMap((diet) => {
    const verdict = verdicts[diet];
    return verdict.holds === 'by-label' ? [{ diet, products: verdict.products }] : [];
  });

export interface DietWarning {
  diet: Diet;
  /** A sentence: what speaks against it. */
  message: string;
}

/** Claimed diets that do not hold, each with the reason. */
export const dietWarnings = (claimed: readonly Diet[], verdicts: Verdicts): DietWarning[] =>
  claimed.flatMap((diet) => {
    const verdict: Verdict = verdicts[diet as ProvableDiet] ?? YES;
    if (verdict.holds === 'yes') return [];
    return [{ diet, message: verdict.holds === 'no' ? verdict.reason : labelQuestion(diet, verdict.products) }];
  });

const labelQuestion = (diet: Diet, products: readonly string[]): string =>
  `Only the label can tell whether it is: ${products.join(', ')}. It is shown as a note; name a ${DIET_LABELS[diet].toLowerCase()} product in the line to claim it.`;
