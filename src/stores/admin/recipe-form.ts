import type { AdminRecipe } from '#src/contracts/admin-recipes.ts';
import type { Category, Diet, Difficulty, NutriScore } from '#src/domain/kitchen.ts';
import { nutritionByHandSchema } from '#src/domain/nutrition-by-hand.ts';
import { type NutritionForm, nutritionForm, statedIn } from './nutrition-form.ts';

/** An ingredient or a step in the editor; `key` stays with it wherever it is moved. */
export interface Line {
  key: number;
  text: string;
}

/** A recipe as its form holds it: numbers as they are typed, tags in one line. */
export interface RecipeForm {
  title: string;
  description: string;
  category: Category;
  categories: Category[];
  cuisine: string;
  difficulty: Difficulty;
  tags: string;
  dietaryRestrictions: Diet[];
  prepTime: string;
  cookTime: string;
  restTime: string;
  servings: string;
  ingredients: Line[];
  instructions: Line[];
  nutritionalBenefits: string;
  tipsAndNotes: string;
  imageUrl: string | null;
  availableImages: string[];
  processImages: string[];
  nutriScoreByHand: NutriScore | null;
  /** `null` where it follows from the ingredients. */
  nutritionByHand: NutritionForm | null;
  isPublished: boolean;
  isPremiumOnly: boolean;
}

let keys = 0;
export const newLine = (text = ''): Line => ({ key: ++keys, text });

const EMPTY: RecipeForm = {
  title: '',
  description: '',
  category: 'dinner',
  categories: [],
  cuisine: '',
  difficulty: 'easy',
  tags: '',
  dietaryRestrictions: [],
  prepTime: '10',
  cookTime: '0',
  restTime: '0',
  servings: '4',
  ingredients: [],
  instructions: [],
  nutritionalBenefits: '',
  tipsAndNotes: '',
  imageUrl: null,
  availableImages: [],
  processImages: [],
  nutriScoreByHand: null,
  nutritionByHand: null,
  isPublished: false,
  isPremiumOnly: false,
};

/** The form of a recipe, or an empty one with a line to begin with. */
export function formOf(recipe: AdminRecipe | null): RecipeForm {
  if (!recipe) return { ...EMPTY, ingredients: [newLine()], instructions: [newLine()] };
  const { prepTime, cookTime, restTime, servings, tags, ingredients, instructions } = recipe;
  const form = Object.fromEntries(Object.keys(EMPTY).map((field) => [field, recipe[field as keyof AdminRecipe]]));
  return {
    ...(form as unknown as RecipeForm),
    cuisine: recipe.cuisine ?? '',
    nutritionalBenefits: recipe.nutritionalBenefits ?? '',
    tipsAndNotes: recipe.tipsAndNotes ?? '',
    nutritionByHand: recipe.nutritionByHand && nutritionForm(recipe.nutritionByHand),
    tags: tags.join(', '),
    prepTime: String(prepTime),
    cookTime: String(cookTime),
    restTime: String(restTime),
    servings: String(servings),
    ingredients: ingredients.map(newLine),
    instructions: instructions.map(newLine),
  };
}

/** "  " and "ten" are no number. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const texts = (lines: readonly Line[]): string[] => lines.map(({ text }) => text.trim()).filter(Boolean);
/** "Make ahead, Spring" → `make-ahead`, `spring`. */
const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(',')
      .map((tag) => tag.trim().replace(/\s+/g, '-'))
      .filter(Boolean),
  ),
];

/** What the form says, in the names and types of the call that saves it; not checked yet. */
export const changeOf = (form: RecipeForm) => ({
  ...form,
  // As the server completes it: else the next save of the same form would be a change again.
  categories: [...new Set([form.category, ...form.categories])],
  nutritionByHand: form.nutritionByHand && statedIn(form.nutritionByHand),
  tags: tagsOf(form.tags),
  prepTime: numberOf(form.prepTime),
  cookTime: numberOf(form.cookTime),
  restTime: numberOf(form.restTime),
  servings: numberOf(form.servings),
  ingredients: texts(form.ingredients),
  instructions: texts(form.instructions),
});

/** What the form says, for the preview: whatever is missing is empty. */
export function draftOf(form: RecipeForm, id: string | undefined) {
  const { availableImages, isPublished, ...shown } = changeOf(form);
  const known = (value: number, otherwise: number) => (Number.isInteger(value) ? value : otherwise);
  return {
    ...shown,
    ...(id && { id }),
    // Half a figure is none yet.
    nutritionByHand: nutritionByHandSchema.safeParse(shown.nutritionByHand).data ?? null,
    cuisine: shown.cuisine || null,
    nutritionalBenefits: shown.nutritionalBenefits || null,
    tipsAndNotes: shown.tipsAndNotes || null,
    prepTime: known(shown.prepTime, 0),
    cookTime: known(shown.cookTime, 0),
    restTime: known(shown.restTime, 0),
    servings: known(shown.servings, 1),
    // Line for line, so that what is found can stand beside it.
    ingredients: form.ingredients.map(({ text }) => text),
    instructions: form.instructions.map(({ text }) => text),
  };
}

/** Whether two forms say the same; lines that are empty say nothing. */
export const isSame = (one: RecipeForm, other: RecipeForm): boolean =>
  one === other || JSON.stringify(saidBy(one)) === JSON.stringify(saidBy(other));

const saidBy = (form: RecipeForm) => ({
  ...form,
  ingredients: texts(form.ingredients),
  instructions: texts(form.instructions),
});

/** The list with what is at one place moved to another; as it was where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  if (!(from in list) || !(to in list)) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T);
}
