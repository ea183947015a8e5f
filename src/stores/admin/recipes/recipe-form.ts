import type { z } from 'zod';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import type { IngredientGroup } from '#src/domain/ingredients/ingredient-groups.ts';
import { type NutritionByHand, nutritionByHandSchema } from '#src/domain/nutrition/nutrition-by-hand.ts';
import type { recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import {
  type FieldKind,
  type FieldName,
  fieldsOfKind,
  type NameOf,
  ofEachField,
  RECIPE_FIELDS,
  type RecipeFields,
} from '#src/domain/recipes/recipe-fields.ts';
import { tagOf } from '#src/domain/recipes/slug.ts';
import { refitted, withoutEmptyLines } from '#src/domain/scaling/mark-fit.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { typedNumber } from '#src/domain/typed-number.ts';
import { localTime, momentIn } from '../local-time.ts';
import { isNutritionForm, type NutritionForm, nutritionForm, statedIn } from './nutrition-form.ts';

/** An ingredient or a step in the editor; `key` stays with it wherever it is moved. */
export interface Line {
  key: number;
  text: string;
}

/** A heading between ingredients: it stands before the one at `at`, an index, or behind all. */
export interface HeadingLine extends Line {
  at: number;
}

let keys = 0;
export const newLine = (text = ''): Line => ({ key: ++keys, text });
export const newHeading = (text: string, at: number): HeadingLine => ({ ...newLine(text), at });

const textOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);
const texts = (lines: readonly Line[]): string[] => lines.map(({ text }) => text.trim()).filter(Boolean);
/** "Make ahead, Spring" → `make-ahead`, `spring`. */
const tagsOf = (text: string): string[] => [...new Set(text.split(',').map(tagOf).filter(Boolean))];

const asItIs = { typed: (value: unknown) => value, said: (value: unknown) => value };
const words = { typed: (value: string | null) => value ?? '', said: (text: string) => text };
/** The way the form holds each kind of field, and what it then says: numbers as they are typed, tags in one line. */
const KINDS = {
  text: asItIs,
  note: words,
  number: { typed: (value: number | null) => String(value ?? ''), said: typedNumber },
  tags: { typed: (tags: string[]) => tags.join(', '), said: tagsOf },
  /** A list begins with a line to write in. */
  lines: { typed: (lines: string[]) => (lines.length > 0 ? lines : ['']).map((text) => newLine(text)), said: texts },
  groups: {
    typed: (groups: IngredientGroup[]) => groups.map(({ name, at }) => newHeading(name, at)),
    said: (headings: readonly HeadingLine[]) => headings.map(({ text, at }) => ({ name: text, at })),
  },
  address: words,
  moment: { typed: localTime, said: momentIn },
  figures: {
    typed: (stated: NutritionByHand | null) => stated && nutritionForm(stated),
    said: (form: NutritionForm | null) => form && statedIn(form),
  },
  picture: asItIs,
  pictures: asItIs,
  choice: asItIs,
};
type Way = (value: unknown) => unknown;

type Typed<Kind extends FieldKind, Value> = Kind extends 'text' | 'note' | 'address' | 'number' | 'tags' | 'moment'
  ? string
  : Kind extends 'lines'
    ? Line[]
    : Kind extends 'groups'
      ? HeadingLine[]
      : Kind extends 'figures'
        ? NutritionForm | null
        : Value;
/** A recipe as its form holds it. */
export type RecipeForm = { -readonly [F in FieldName]: Typed<RecipeFields[F]['kind'], AdminRecipe[F]> };

/** The known fields of a recipe, saved or not; a number that is `null` is left to be typed. */
type Known = { [F in FieldName]?: AdminRecipe[F] | null | undefined };

/** The form of a recipe; what is not known begins as in a new one. */
export const formOf = (recipe: Known | null): RecipeForm =>
  ofEachField((field, name) => {
    const value = recipe?.[name];
    const isNumber = field.kind === 'number';
    const begin = isNumber ? (field.first ?? field.empty) : field.empty;
    const shown = value === undefined || (value === null && !isNumber) ? begin : value;
    return (KINDS[field.kind].typed as Way)(shown);
  }) as RecipeForm;

const COPY = ' (copy)';
/** The form of a new recipe that is like another: a draft with a title of its own, which waits for nothing. */
export const duplicateOf = (form: RecipeForm): RecipeForm => ({
  ...form,
  title: `${form.title.slice(0, RECIPE_FIELDS.title.most - COPY.length)}${COPY}`,
  isPublished: false,
  publishAt: '',
  unpublishAt: '',
});

/** The recipe in the form, in the names and types of the call that saves it; not checked yet. */
export function changeOf(form: RecipeForm): Required<z.input<typeof recipeChangeSchema>> {
  const said = ofEachField(({ kind }, name) => (KINDS[kind].said as Way)(form[name])) as ReturnType<typeof changeOf>;
  // As the server completes it: else the next save of the same form would be a change again.
  return {
    ...said,
    ...withoutEmptyLines(listsOf(form)),
    categories: [...new Set([form.category, ...form.categories])],
  };
}

/** The draft in the form, for the preview: whatever is missing is empty. */
export function draftOf(form: RecipeForm, id: string | undefined) {
  const { availableImages, isPublished, publishAt, unpublishAt, ...said } = changeOf(form);
  const numbers = fieldsOfKind('number').map((name) => [name, Number.isInteger(said[name]) ? said[name] : null]);
  return {
    ...said,
    ...(Object.fromEntries(numbers) as Pick<typeof said, NameOf<'number'>>),
    ...(id && { id }),
    // Half a figure is none yet.
    nutritionByHand: nutritionByHandSchema.safeParse(said.nutritionByHand).data ?? null,
    // Line for line, so that what is found can stand beside it.
    ...listsOf(form),
  };
}

/** The marks of a form that still fit once lines were moved, written anew, added or taken away. */
export const marksAfter = (before: RecipeForm, after: RecipeForm): Mark[] =>
  refitted(
    before.marks,
    movesOf(before.instructions, after.instructions),
    movesOf(before.ingredients, after.ingredients),
  );

const movesOf = (before: readonly Line[], after: readonly Line[]) => (index: number) => {
  const line = before[index];
  const to = after.findIndex(({ key }) => key === line?.key);
  const now = after[to];
  return line && now && { to, before: line.text, after: now.text };
};

/** The recipe a browser kept, where it can still be shown; lines have keys of their own page. */
export function revivedRecipe(kept: RecipeForm): RecipeForm | null {
  const { nutritionByHand } = kept;
  if (nutritionByHand !== null && !isNutritionForm(nutritionByHand)) return null;
  const form = withLines(kept, (lines) => lines.map(({ text }) => newLine(text))) as RecipeForm;
  return { ...form, ingredientGroups: kept.ingredientGroups.map(({ text, at }) => newHeading(text, at)) };
}

/** The lists the marks are of, and the marks. */
export const listsOf = ({ ingredients, ingredientGroups, instructions, marks }: RecipeForm) => ({
  ingredients: textOf(ingredients),
  ingredientGroups: KINDS.groups.said(ingredientGroups),
  instructions: textOf(instructions),
  marks,
});

/** The form with something else in place of each list of lines. */
const withLines = (form: RecipeForm, change: (lines: readonly Line[]) => unknown) => ({
  ...form,
  ...Object.fromEntries(fieldsOfKind('lines').map((name) => [name, change(form[name])])),
});
