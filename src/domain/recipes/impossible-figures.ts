import type { Nutrients } from '../foods/food.ts';
import { type IngredientLine, linesIn } from '../ingredients/ingredient-lines.ts';
import { eatenShares } from '../nutrition/as-eaten.ts';
import { type RecipeNutrition, scaleNutrients } from '../nutrition/nutrition.ts';
import { minutesText } from '../quantities/duration-texts.ts';
import type { Mark } from '../scaling/marks.ts';
import { marksWithWaiting } from '../scaling/marks-with-waiting.ts';
import { leavesWaitingOpen, waitedMinutes } from './waiting.ts';

/** Something a recipe says that can hardly be so: most often an amount or a number of servings that was mistyped or misread. */
export interface ImpossibleFigure {
  /** Field it is at: `ingredients.3`, `nutritionByHand`, `cookTime`. */
  path: string;
  /** The line as it is written; of times and of nutrition set by hand, the figure. */
  line: string;
  /** What somebody who says that it is right says it of: it is asked anew once the line or the servings are others. */
  key: string;
  /** The message: how it was read, what follows and what to check. */
  message: string;
}

interface Facts {
  lines: readonly IngredientLine[];
  steps: readonly string[];
  marks: readonly Mark[];
  nutrition: RecipeNutrition | null;
  servings: number | null;
  prepTime: number | null;
  cookTime: number | null;
  restTime?: number | null | undefined;
}

/** Figures that no serving has. */
const MOST = { kcal: 1500, saltMilligrams: 10_000, gramsOfLine: 5000 };
/** Minutes after which somebody must be waiting for something. */
const DAY = 1440;
/** Share of the weight above which one of several lines is most of a dish, and grams a head below which it may well be: a tray of potatoes. */
const ALL_BUT_ALONE = { share: 0.8, gramsOfLine: 1000, leastLines: 5 };

/** Whatever cannot be, by line; a line that is wrong in several ways is named once, by the plainest of them. */
export function impossibleFigures(facts: Facts): ImpossibleFigure[] {
  const found = [
    ...tooHeavy(facts),
    ...tooMuch(facts, 'salt', MOST.saltMilligrams, (salt) => `${whole(salt / 1000)} g of salt`),
    ...tooMuch(facts, 'energy', MOST.kcal, (energy) => `${whole(energy)} kcal`),
    ...allButAlone(facts),
    ...tooLong(facts),
  ];
  return [...Map.groupBy(found, ({ path }) => path).values()].flatMap((sameLine) => sameLine.slice(0, 1));
}

/** Those that nobody has said are right. */
export function unanswered(
  figures: readonly ImpossibleFigure[],
  answers: readonly { key: string }[] = [],
): ImpossibleFigure[] {
  return figures.filter(({ key }) => !answers.some((answer) => answer.key === key));
}

function tooHeavy({ lines, servings }: Facts): ImpossibleFigure[] {
  return lines.flatMap((line, index) => {
    const each = (line.grams ?? 0) / (servings ?? Number.POSITIVE_INFINITY);
    if (each <= MOST.gramsOfLine) return [];
    return [
      atLine(index, line, servings, `${readAs(line)}, which makes ${weight(each)} a serving. ${check(servings)}`),
    ];
  });
}

/** More in a serving than can be, said at the line that brings most of it. */
function tooMuch(
  { lines, steps, marks, nutrition, servings }: Facts,
  nutrient: 'salt' | 'energy',
  most: number,
  text: (amount: number) => string,
): ImpossibleFigure[] {
  if (servings === null) return [];
  const bought = lines.map((line) => amountIn(line, nutrient) / servings);
  const known = nutrition && scaleNutrients(nutrition.per100, nutrition.servingGrams)[nutrient];
  if ((known ?? bought.reduce((sum, part) => sum + part, 0)) <= most) return [];
  const eaten = eatenShares(lines, marksWithWaiting(lines, { instructions: steps, marks }));
  const parts = bought.map((part, index) => part * (eaten[index] ?? 1));
  const amount = known ?? parts.reduce((sum, part) => sum + part, 0);
  if (amount <= most) return [];
  if (nutrition?.isByHand) {
    const line = text(amount);
    return [
      {
        path: 'nutritionByHand',
        line,
        key: `${nutrient}: ${line}`,
        message: `A serving comes to ${line}, by the nutrition set by hand. Check those figures and the weight of a serving.`,
      },
    ];
  }
  const index = parts.indexOf(Math.max(...parts));
  const line = lines[index];
  if (!line) return [];
  return [
    atLine(
      index,
      line,
      servings,
      `A serving comes to ${text(amount)}, most of it from this line: ${readAs(line)}. ${check(servings)}`,
    ),
  ];
}

const amountIn = (line: IngredientLine, nutrient: keyof Nutrients): number =>
  linesIn(line).reduce((sum, { food, grams }) => sum + ((food?.per100[nutrient] ?? 0) * (grams ?? 0)) / 100, 0);

/** One line of many that weighs nearly as much as all, other than what the rest swims in. */
function allButAlone({ lines, servings }: Facts): ImpossibleFigure[] {
  const weighed = lines.filter(({ grams }) => grams !== null && grams > 0);
  const total = weighed.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  if (servings === null || weighed.length < ALL_BUT_ALONE.leastLines) return [];
  return lines.flatMap((line, index) => {
    const grams = line.grams ?? 0;
    const isMost = grams > total * ALL_BUT_ALONE.share && grams / servings > ALL_BUT_ALONE.gramsOfLine;
    if (!isMost || isWatery(line)) return [];
    const percent = Math.floor((grams / total) * 100);
    return [
      atLine(
        index,
        line,
        servings,
        `${readAs(line)}: ${percent} % of the weight of all ingredients, and ${weight(grams / servings)} a serving. ${check(servings)}`,
      ),
    ];
  });
}

/** Water, stock, tea: less than 10 kcal in 100 g of a liquid. */
const isWatery = ({ food }: IngredientLine): boolean => food?.density !== undefined && food.per100.energy < 10;

/** More than a day that no step, and nothing made before, explains. */
function tooLong({ lines, steps, prepTime, cookTime, restTime = null }: Facts): ImpossibleFigure[] {
  const times = { prepTime: prepTime ?? 0, cookTime: cookTime ?? 0, restTime: restTime ?? 0 };
  const total = times.prepTime + times.cookTime + times.restTime;
  const texts = { ingredients: lines.map(({ text }) => text), instructions: steps };
  if (total - waitedMinutes(texts) <= DAY || leavesWaitingOpen([...steps, ...texts.ingredients])) return [];
  const names = { prepTime: 'preparation', cookTime: 'cooking', restTime: 'waiting' } as const;
  const [[path, minutes]] = Object.entries(times).toSorted(([, a], [, b]) => b - a) as [[keyof typeof names, number]];
  const line = minutesText(total);
  return [
    {
      path,
      line,
      key: `times: ${line}`,
      message: `It takes ${line}, ${minutesText(minutes)} of it ${names[path]}, and no step says what there is to wait for. Check the times.`,
    },
  ];
}

const atLine = (index: number, line: IngredientLine, servings: number | null, message: string): ImpossibleFigure => ({
  path: `ingredients.${index}`,
  line: line.text,
  key: `figures: ${line.text} / ${servings}`,
  message,
});

const check = (servings: number | null): string =>
  `Check the amount and ${servings === 1 ? 'the one serving' : `the ${servings} servings`}.`;
const readAs = ({ text, grams }: IngredientLine): string => `“${text}” is read as ${weight(grams ?? 0)}`;
const whole = (amount: number): string => Math.round(amount).toLocaleString('en-GB');
/** "1.5 kg", "250 g". */
const weight = (grams: number): string =>
  grams >= 1000 ? `${(grams / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} kg` : `${whole(grams)} g`;
