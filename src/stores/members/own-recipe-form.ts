import { groupsOf, type IngredientGroup, partedLines } from '#src/domain/ingredients/ingredient-groups.ts';
import type { Category, Difficulty } from '#src/domain/recipes/kitchen.ts';

/** What of an own recipe is told, by a reader or as it is kept. */
interface Told {
  title: string;
  description: string;
  category: Category;
  categories: Category[];
  cuisine: string | null;
  difficulty: Difficulty;
  tags: string[];
  prepTime: number | null;
  cookTime: number | null;
  restTime: number | null;
  servings: number | null;
  ingredients: string[];
  ingredientGroups: IngredientGroup[];
  instructions: string[];
  nutritionalBenefits: string | null;
  tipsAndNotes: string | null;
  sourceUrl: string | null;
  videoUrl: string | null;
}

/** The same as somebody types it: lists are lines, headings among ingredients end with a colon. */
export interface OwnForm {
  title: string;
  description: string;
  category: Category;
  servings: string;
  prepTime: string;
  cookTime: string;
  restTime: string;
  ingredients: string;
  instructions: string;
  tipsAndNotes: string;
  sourceUrl: string;
  isShared: boolean;
  /** What the form has no field for stays as it is. */
  rest: Pick<Told, 'categories' | 'cuisine' | 'difficulty' | 'tags' | 'nutritionalBenefits' | 'videoUrl'>;
}

export const EMPTY_OWN: OwnForm = {
  ...{ title: '', description: '', category: 'dinner', servings: '4', prepTime: '', cookTime: '', restTime: '' },
  ...{ ingredients: '', instructions: '', tipsAndNotes: '', sourceUrl: '', isShared: false },
  rest: { categories: [], cuisine: null, difficulty: 'easy', tags: [], nutritionalBenefits: null, videoUrl: null },
};

export const formOfOwn = (told: Told, isShared = false): OwnForm => ({
  title: told.title,
  description: told.description,
  category: told.category,
  servings: textOf(told.servings),
  prepTime: textOf(told.prepTime),
  cookTime: textOf(told.cookTime),
  restTime: textOf(told.restTime),
  ingredients: linesOf(told.ingredients, told.ingredientGroups),
  instructions: told.instructions.join('\n'),
  tipsAndNotes: told.tipsAndNotes ?? '',
  sourceUrl: told.sourceUrl ?? '',
  isShared,
  rest: {
    ...{ categories: told.categories, cuisine: told.cuisine, difficulty: told.difficulty, tags: told.tags },
    ...{ nutritionalBenefits: told.nutritionalBenefits, videoUrl: told.videoUrl },
  },
});

const textOf = (number: number | null): string => (number === null ? '' : String(number));

const linesOf = (ingredients: readonly string[], groups: readonly IngredientGroup[]): string =>
  groupsOf(ingredients, groups)
    .flatMap(({ name, entries }) => [...(name === null ? [] : [`${name}:`]), ...entries.map(([, text]) => text)])
    .join('\n');

export function fieldsOfForm({ isShared: _, rest, ...form }: OwnForm): Told {
  return {
    ...rest,
    title: form.title,
    description: form.description,
    category: form.category,
    categories: rest.categories.filter((each) => each !== form.category),
    servings: numberIn(form.servings),
    prepTime: numberIn(form.prepTime),
    cookTime: numberIn(form.cookTime),
    restTime: numberIn(form.restTime),
    ...partedLines(written(form.ingredients)),
    instructions: written(form.instructions),
    tipsAndNotes: form.tipsAndNotes || null,
    sourceUrl: form.sourceUrl || null,
  };
}

/** An input left empty is not known. */
const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const written = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
