import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { bounded } from '#src/domain/pattern.ts';
import { timesIn } from '#src/domain/quantities/durations.ts';
import type { CatalogueRecipe } from '#src/domain/recipes/catalogue.ts';
import { equipmentOf } from '#src/domain/recipes/facts/equipment.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { shareOf } from '#src/domain/scaling/mark-fit.ts';

const ONE_POT = /\b(?:one|single)[ -](?:pot|pan)\b(?! the)/i;
/** A pan that comes into the steps: "a wide, heavy pan", "a second saucepan". The oven's tins and trays are none. */
const PAN = bounded(
  10_000,
  /\b(?:an?|your|second|separate|another) (?:[\p{L}-]+,? ){0,4}?(?:pan|saucepan|pot|casserole|wok|skillet|tagine)\b/giu,
);

/** The pans that the steps take from the cupboard. */
export const pansOf = ({ instructions }: Pick<CatalogueRecipe, 'instructions'>): string[] =>
  instructions.flatMap((step) => step.match(PAN) ?? []);

/** Whether a text says that one pot or pan does it all. */
export const saysOnePot = (text: string): boolean => ONE_POT.test(text);

/** For how many pans the words stand, and whether the oven stays cold. */
function claimedKitchen(recipe: CatalogueRecipe): string[] {
  const { title, description, tags } = recipe;
  const pans = pansOf(recipe);
  const problems: string[] = [];
  if ((tags.includes('one-pot') || saysOnePot(title)) && pans.length > 1)
    problems.push(`is one pot, and takes ${pans.join(' and ')}`);
  if (tags.includes('sheet-pan') && pans.length > 0) problems.push(`is one tray, and takes ${pans.join(' and ')}`);
  if ((tags.includes('no-bake') || /\bno[- ]bake\b/i.test(`${title} ${description}`)) && usesOven(recipe))
    problems.push('is not baked, and uses the oven');
  return problems;
}

const usesOven = (recipe: CatalogueRecipe): boolean => equipmentOf(recipe).includes('oven');

const HEATED = bounded(10_000, /\boven\b[^.]*?\d ?°C/);
const BAKED = /\b(?:bake|roast)\b(?! (?:potato|bean))/i;
const USED = /\b(?:bake|roast|toast|crisp|return)/i;
const BOTH_OVENS = bounded(10_000, /(\d+) ?°C \((\d+) ?°C fan\)/g);
const FAN = 20;

/** The oven is heated before something goes in, and something goes in. */
function ovens(recipe: CatalogueRecipe): string[] {
  const text = recipe.instructions.join(' ');
  const [heated, baked] = [text.search(HEATED), text.search(BAKED)];
  const problems = [...text.matchAll(BOTH_OVENS)]
    .filter(([, plain, fan]) => Number(plain) - Number(fan) !== FAN)
    .map(([both]) => `says ${both}`);
  if (usesOven(recipe) !== heated >= 0) problems.push('uses an oven without a temperature, or heats one for nothing');
  else if (heated >= 0 && baked >= 0 && baked < heated) problems.push('bakes before the oven is hot');
  else if (heated >= 0 && !USED.test(text.slice(heated))) problems.push('heats an oven, and puts nothing in');
  return problems;
}

/** "Ready in", "under", "within". */
const WHOLE = /\bin (?:about |just )?$/i;
const AT_MOST = /\b(?:under|less than|within|in the) $/i;
/** Minutes are said in round numbers. */
const ROUND = 0.1;

/** The times of title and description are the recipe's: all of it where something is ready "in" them, else any. */
function saidTimes(recipe: CatalogueRecipe): string[] {
  const { title, description, prepTime, cookTime, restTime = 0, instructions } = recipe;
  const work = prepTime + cookTime;
  const whole = [work, work + restTime, restTime];
  const steps = instructions.flatMap(timesIn).flatMap(({ minutes }) => [minutes.min, minutes.max]);
  const any = [...whole, prepTime, cookTime, ...steps];
  const text = `${title}. ${description}`;
  return timesIn(text).flatMap(({ start, end, minutes }) => {
    const before = text.slice(0, start);
    const isAtMost = AT_MOST.test(before);
    const own = WHOLE.test(before.replace(AT_MOST, '')) ? whole : any;
    const holds = own.some(
      (time) => time <= minutes.min * (isAtMost ? 1 : 1 + ROUND) && time >= minutes.min * (1 - 2 * ROUND),
    );
    return holds ? [] : [`says “${text.slice(start, end)}”, and none of its times is that`];
  });
}

/** Words for what a text may say a dish is without, and the label that has to hold. */
const WITHOUT: Record<string, Diet> = { nuts: 'nut-free', oil: 'oil-free', soya: 'soy-free', gluten: 'gluten-free' };

function saidWithout({ title, description, dietaryRestrictions }: CatalogueRecipe): string[] {
  const said = `${title}. ${description}`.matchAll(/\b(?:without|no|free of) (nuts|oil|soya|gluten)\b/gi);
  return [...said].flatMap(([words, what = '']) => {
    const diet = WITHOUT[what.toLowerCase()];
    return diet && !dietaryRestrictions.includes(diet) ? [`says “${words}”, and is not ${diet}`] : [];
  });
}

/** Rice in grains that is boiled and eaten, as a food of the table. What ferments into a batter is none. */
const RICE = /^(?:(?:white|basmati|jasmine|sushi|risotto|paella|pudding|brown|wild|black)-rice|cooked-.*rice)$/;
/** Grams from which it is part of the dish. */
const A_BOWL = 50;

/** Boiled rice keeps for one day in the fridge. */
function rice({ ingredients, tipsAndNotes }: CatalogueRecipe): string[] {
  const lines = parseIngredientLines(ingredients);
  const has = lines.some(({ food, grams }) => food && RICE.test(food.id) && (grams ?? 0) >= A_BOWL);
  return has && !/\b1 day\b|\bon the day\b/i.test(tipsAndNotes)
    ? ['has boiled rice, and does not say that it keeps for 1 day']
    : [];
}

const REST = /\b(?:rest|remaining|last|other|reserved|all but)\b/i;
const NEARLY_ALL = 0.98;

/** What a step takes a part of is used up, or spoken of again. */
function leftOver({ ingredients, instructions, marks }: CatalogueRecipe): string[] {
  return ingredients.flatMap((line, index) => {
    const own = marks.filter((mark) => mark.of === 'ingredient' && mark.line === index);
    const taken = own.reduce((sum, mark) => sum + (mark.of === 'ingredient' ? shareOf(mark, line) : 0), 0);
    const isPart =
      taken > 0 && taken < NEARLY_ALL && !own.some((mark) => mark.of === 'ingredient' && mark.share === 'rest');
    const first = Math.min(...own.map(({ step }) => step));
    return isPart && !REST.test(instructions.slice(first).join(' '))
      ? [`no step says what becomes of the rest of “${line}”`]
      : [];
  });
}

const RULES = [claimedKitchen, ovens, saidTimes, saidWithout, rice, leftOver];

/** The contradictions between parts of a recipe, in sentences. */
export const contradictions = (recipe: CatalogueRecipe): string[] => RULES.flatMap((rule) => rule(recipe));
