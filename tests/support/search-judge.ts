import { readFileSync } from 'node:fs';
import type { RawRecipe } from './raw-recipes.ts';
import { FOODS, METHODS } from './search-vocabulary.ts';

/**
 * What a sentence asks, told by a cook who has read the catalogue. The judge works from the recipe's own file, with its
 * own words and arithmetic: nothing of the reader takes part.
 */
export interface SentenceTruth {
  sentence: string;
  /** No result at all may break one of them. */
  limits?: Limits;
  /** Limits that a reader may also leave out, if it says so with this word of the sentence. */
  orSays?: { word: string; limits: Limits };
  /** The first three results are of it, as far as recipes within the limits are. */
  course?: string;
  /** Patterns that the first result's title, tags, categories, cuisine, labels and ingredients must match, each. */
  wish?: string[];
  /** Words that are said to be not understood. */
  notUnderstood?: string[];
  /** There is nothing to find in it. */
  mayBeEmpty?: true;
  /** No recipe of the catalogue was within the limits when this was written. For readers; the judge counts anew. */
  none?: true;
  /** Of another language, or nothing to search by: it is turned away in words that match, or answered with them. */
  refused?: string;
}

/** Minutes, grams, kilocalories; a serving's unless it says otherwise. */
export interface Limits {
  /** Names of `FOODS`, or a pattern: no ingredient's line may match. */
  noneOf?: string[];
  /** Diets that the recipe's own file must name. */
  labels?: string[];
  /** Names of `METHODS` that the steps must not need. */
  without?: string[];
  /** The title and tags must not match. */
  notDish?: string;
  notTag?: string;
  notCategory?: string;
  /** Preparing, cooking and waiting. */
  maxTotal?: number;
  minTotal?: number;
  /** Preparing and cooking. */
  maxWork?: number;
  minServings?: number;
  maxKcal?: number;
  minKcal?: number;
  minProtein?: number;
  maxSugar?: number;
  maxFat?: number;
  maxCarbs?: number;
  /** Salt in grams. */
  maxSalt?: number;
  minFibre?: number;
  maxIngredients?: number;
  difficulty?: string[];
}

/** Figures of one serving, as the product computes them. */
export interface Figures {
  kcal: number;
  protein: number;
  sugar: number;
  fat: number;
  carbs: number;
  salt: number;
  fibre: number;
}

export interface Judged {
  /** A limit that a result breaks: there must be none in any sentence. */
  broken: string[];
  /** What else is not as it should be. */
  wrong: string[];
}

interface Answered {
  status: number;
  /** Ids, best first. */
  ids: string[];
  /** Everything the answer says beside its results and what it understood. */
  said: string;
}

interface Catalogue {
  recipes: RawRecipe[];
  figuresOf: (id: string) => Figures | null;
}

export function judgeSentence(truth: SentenceTruth, answer: Answered, catalogue: Catalogue): Judged {
  const says = (word: string) => answer.said.toLowerCase().includes(word.toLowerCase());
  if (truth.refused) {
    const wrong = new RegExp(truth.refused, 'i').test(answer.said) ? [] : [`does not say ${truth.refused}`];
    return { broken: [], wrong };
  }
  if (answer.status !== 200) return { broken: [], wrong: [`answers ${answer.status}: ${answer.said}`] };
  const optional = truth.orSays && !says(truth.orSays.word) ? truth.orSays.limits : {};
  const limits = { ...truth.limits, ...optional };
  const results = answer.ids.map((id) => {
    const recipe = catalogue.recipes.find((each) => each.id === id);
    if (!recipe) throw new Error(`${id} is not in the catalogue`);
    return recipe;
  });
  const broken = results.flatMap((recipe) => {
    const found = brokenBy(recipe, limits, catalogue.figuresOf(recipe.id));
    return found.length > 0 ? [`${recipe.id} (${found.join('; ')})`] : [];
  });
  const left = within(truth, limits, catalogue);
  return { broken, wrong: [...wishesMissed(truth, results, left), ...unsaid(truth, says)] };
}

/** The limits that a recipe breaks, in words. */
export function brokenBy(recipe: RawRecipe, limits: Limits, figures: Figures | null): string[] {
  const total = recipe.prep + recipe.cook + recipe.rest;
  const dish = [recipe.title, ...recipe.tags].join(' · ');
  const found: [string, boolean][] = [
    ...(limits.noneOf ?? []).map((name): [string, boolean] => [
      holding(recipe, name) ?? '',
      holding(recipe, name) !== null,
    ]),
    ...(limits.labels ?? []).map((label): [string, boolean] => [`is not ${label}`, !recipe.labels.includes(label)]),
    ...(limits.without ?? []).map((name): [string, boolean] => [`needs ${name}`, needs(recipe, name)]),
    [`is ${limits.notDish}`, matches(limits.notDish, dish)],
    [`is ${limits.notTag}`, recipe.tags.some((tag) => matches(limits.notTag, tag))],
    [`is for ${limits.notCategory}`, recipe.categories.includes(limits.notCategory ?? '-')],
    [`takes ${total} minutes`, total > (limits.maxTotal ?? total) || total < (limits.minTotal ?? total)],
    ['is too much work', recipe.prep + recipe.cook > (limits.maxWork ?? Infinity)],
    [`is for ${recipe.servings}`, recipe.servings < (limits.minServings ?? 0)],
    ['has too many ingredients', recipe.ingredients.length > (limits.maxIngredients ?? Infinity)],
    [`is ${recipe.difficulty}`, !!limits.difficulty && !limits.difficulty.includes(recipe.difficulty)],
    ...figuresBroken(limits, figures),
  ];
  return found.filter(([, broken]) => broken).map(([words]) => words);
}

/** Rounded figures may miss a limit by one in a hundred. */
const ROUNDING = 1.01;

function figuresBroken(limits: Limits, figures: Figures | null): [string, boolean][] {
  const most: [keyof Figures, number | undefined][] = [
    ['kcal', limits.maxKcal],
    ['sugar', limits.maxSugar],
    ['fat', limits.maxFat],
    ['carbs', limits.maxCarbs],
    ['salt', limits.maxSalt],
  ];
  const least: [keyof Figures, number | undefined][] = [
    ['kcal', limits.minKcal],
    ['protein', limits.minProtein],
    ['fibre', limits.minFibre],
  ];
  const given = (limit: number | undefined): limit is number => limit !== undefined;
  return [
    ...most.map(([name, limit]): [string, boolean] => [
      `has ${figures?.[name]} of ${name}`,
      given(limit) && (!figures || figures[name] > limit * ROUNDING),
    ]),
    ...least.map(([name, limit]): [string, boolean] => [
      `has ${figures?.[name]} of ${name}`,
      given(limit) && (!figures || figures[name] * ROUNDING < limit),
    ]),
  ];
}

/** The line or title that shows a food, or `null`. */
function holding(recipe: RawRecipe, name: string): string | null {
  const food = FOODS[name] ?? { holds: name };
  const shown = (line: string) =>
    new RegExp(food.holds, 'i').test(food.but ? line.replace(new RegExp(food.but, 'gi'), ' ') : line);
  return recipe.ingredients.find(shown) ?? (food.title && shown(recipe.title) ? recipe.title : null);
}

function needs(recipe: RawRecipe, name: string): boolean {
  const method = METHODS[name];
  if (!method) throw new Error(`The judge knows no ${name}`);
  const steps = method.but ? recipe.steps.replace(new RegExp(method.but, 'gi'), ' ') : recipe.steps;
  return new RegExp(method.needs, 'i').test(steps) || (!!method.cooked && recipe.cook > 0);
}

/** What a wish is looked for in. */
const told = (recipe: RawRecipe): string =>
  [recipe.title, ...recipe.tags, ...recipe.categories, recipe.cuisine, ...recipe.labels, ...recipe.ingredients].join(
    ' · ',
  );

const matches = (pattern: string | undefined, text: string): boolean =>
  !!pattern && new RegExp(pattern, 'i').test(text);

/** How many recipes of the catalogue a sentence leaves. */
interface Left {
  /** Within every limit. */
  all: number;
  /** And of the course. */
  ofCourse: number;
  /** And as wished. */
  asWished: RawRecipe[];
}

function within(truth: SentenceTruth, limits: Limits, { recipes, figuresOf }: Catalogue): Left {
  const all = recipes.filter((recipe) => brokenBy(recipe, limits, figuresOf(recipe.id)).length === 0);
  const inCourse = all.filter((recipe) => isOfCourse(truth, recipe));
  const asWished = inCourse.filter((recipe) => isWished(truth, recipe));
  return { all: all.length, ofCourse: inCourse.length, asWished };
}

const isOfCourse = ({ course }: SentenceTruth, recipe: RawRecipe): boolean =>
  !course || recipe.categories.includes(course);

const isWished = ({ wish = [] }: SentenceTruth, recipe: RawRecipe): boolean =>
  wish.every((pattern) => matches(pattern, told(recipe)));

const AMONG = 3;

function wishesMissed(truth: SentenceTruth, results: RawRecipe[], left: Left): string[] {
  const [first] = results;
  if (left.asWished.length === 0) return [];
  if (!first) return truth.mayBeEmpty ? [] : ['finds nothing'];
  const among = results.slice(0, Math.min(AMONG, left.ofCourse));
  const strangers = among.filter((recipe) => !isOfCourse(truth, recipe));
  return [
    ...strangers.map(({ id }) => `${id} is not for ${truth.course}`),
    ...(isWished(truth, first) ? [] : [`${first.id} is first, which is not ${truth.wish?.join(' and ')}`]),
  ];
}

const unsaid = ({ notUnderstood = [] }: SentenceTruth, says: (word: string) => boolean): string[] =>
  notUnderstood.filter((word) => !says(word)).map((word) => `does not say that it did not understand ${word}`);

/** The sentences of files. */
export const sentencesOf = (...files: string[]): SentenceTruth[] =>
  files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as SentenceTruth[]);
