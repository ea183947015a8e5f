import { z } from 'zod';
import { nutriScoreSchema } from '../nutrition/nutri-score.ts';
import { pictureTextsSchema } from '../pictures/picture-texts.ts';
import { marksSchema } from '../scaling/marks.ts';
import { categorySchema, dietSchema, difficultySchema } from './kitchen.ts';

/**
 * Who is shown a field: everybody in every list, everybody on the recipe's page, whoever may read the recipe whole (of
 * an exclusive one premium members), administrators only.
 */
type Shown = 'card' | 'page' | 'whole' | 'admin';

interface Common {
  /** Its name for people, in forms and where something is wrong with it. */
  label: string;
  shown: Shown;
  /** A new recipe has to say it; else it may be left out and is `empty`. */
  isNeeded?: true;
}

/** By its kind a field is checked, kept while it is written, answered, and held by the editor's form. */
type Field = Common &
  (
    | { kind: 'text'; least: number; most: number; empty: '' }
    /** A text there need not be. */
    | { kind: 'note'; most: number; empty: null }
    /** Whole numbers of something; `null`, an input left empty, is not known. The form of a new recipe begins with `first`. */
    | { kind: 'number'; unit: string; least: number; most: number; empty: null; first?: number }
    /** Texts in order, each of at most `longest` characters; `noun` is one of them. */
    | { kind: 'lines'; noun: string; longest: number; most: number; empty: readonly [] }
    | { kind: 'tags'; most: number; empty: readonly [] }
    /** Headings between the ingredients. */
    | { kind: 'groups'; most: number; empty: readonly [] }
    /** An address on the web. */
    | { kind: 'address'; most: number; empty: null }
    /** UTC milliseconds at which something is to happen; `verb` is what. */
    | { kind: 'moment'; verb: string; empty: null }
    /** The address of a picture of this site. */
    | { kind: 'picture'; empty: null }
    /** Such addresses; with `ofSteps` each may name the step it shows. */
    | { kind: 'pictures'; most: number; ofSteps: boolean; empty: readonly [] }
    /** What is ticked or selected, and so is right. */
    | { kind: 'choice'; schema: z.ZodType; empty: unknown }
    /** Nutrition set by hand. */
    | { kind: 'figures'; empty: null }
  );

const minutes = { kind: 'number', unit: 'minute', least: 0, most: 2880, empty: null } as const;

/**
 * Every field an administrator writes of a recipe, once: what it is called, what may stand in it, what it is where nothing
 * is said, who sees it. The wire, the calls that save, drafts, imports, generated recipes, the editor's form and its
 * messages are made from this.
 */
export const RECIPE_FIELDS = {
  title: { label: 'Title', kind: 'text', least: 3, most: 120, empty: '', shown: 'card', isNeeded: true },
  description: { label: 'Description', kind: 'text', least: 1, most: 600, empty: '', shown: 'card', isNeeded: true },
  imageUrl: { label: 'Main picture', kind: 'picture', empty: null, shown: 'card' },
  category: {
    label: 'Category',
    kind: 'choice',
    schema: categorySchema,
    empty: 'dinner',
    shown: 'card',
    isNeeded: true,
  },
  /** All categories the dish is at home in; the main one is added where it is missing. */
  categories: {
    label: 'Also fits',
    kind: 'choice',
    schema: z.array(categorySchema).max(6),
    empty: [],
    shown: 'page',
  },
  /** Kitchen it comes from, as schema.org's `recipeCuisine`: "Indian". */
  cuisine: { label: 'Cuisine', kind: 'note', most: 40, empty: null, shown: 'page' },
  difficulty: { label: 'Difficulty', kind: 'choice', schema: difficultySchema, empty: 'easy', shown: 'card' },
  tags: { label: 'Tags', kind: 'tags', most: 12, empty: [], shown: 'card' },
  dietaryRestrictions: {
    label: 'Dietary preferences',
    kind: 'choice',
    schema: z.array(dietSchema),
    empty: [],
    shown: 'card',
  },
  /** Hands-on work. */
  prepTime: { label: 'Prep time (minutes)', ...minutes, first: 10, shown: 'card', isNeeded: true },
  /** On or in a stove. */
  cookTime: { label: 'Cook time (minutes)', ...minutes, first: 0, shown: 'card', isNeeded: true },
  /** Waiting on top of both: soaking, chilling, proving. */
  restTime: { label: 'Rest time (minutes)', ...minutes, first: 0, shown: 'card' },
  servings: {
    label: 'Servings',
    kind: 'number',
    unit: 'serving',
    least: 1,
    most: 100,
    empty: null,
    first: 4,
    shown: 'card',
    isNeeded: true,
  },
  ingredients: {
    label: 'Ingredients',
    kind: 'lines',
    noun: 'ingredient',
    longest: 300,
    most: 60,
    empty: [],
    shown: 'whole',
    isNeeded: true,
  },
  ingredientGroups: { label: 'Groups of ingredients', kind: 'groups', most: 12, empty: [], shown: 'whole' },
  instructions: {
    label: 'Steps',
    kind: 'lines',
    noun: 'step',
    longest: 2000,
    most: 40,
    empty: [],
    shown: 'whole',
    isNeeded: true,
  },
  /** Marks in the steps about ingredients, times and servings. */
  marks: { label: 'Marked amounts', kind: 'choice', schema: marksSchema, empty: [], shown: 'whole' },
  nutritionalBenefits: { label: 'Nutritional benefits', kind: 'note', most: 2000, empty: null, shown: 'whole' },
  tipsAndNotes: { label: 'Tips and notes', kind: 'note', most: 4000, empty: null, shown: 'whole' },
  /** Who wrote it, by the name that people know: has a page of its own. */
  author: { label: 'Author', kind: 'note', most: 80, empty: null, shown: 'page' },
  /** The recipe that this one is made after. */
  sourceUrl: { label: 'Adapted from (address)', kind: 'address', most: 500, empty: null, shown: 'page' },
  /** The address where a film of it can be watched. */
  videoUrl: { label: 'Film (address)', kind: 'address', most: 500, empty: null, shown: 'whole' },
  /** What search engines show in place of title and description. */
  seoTitle: { label: 'Headline in search results', kind: 'note', most: 70, empty: null, shown: 'page' },
  seoDescription: { label: 'Text in search results', kind: 'note', most: 200, empty: null, shown: 'page' },
  processImages: {
    label: 'Pictures of the steps',
    kind: 'pictures',
    ofSteps: true,
    most: 20,
    empty: [],
    shown: 'whole',
  },
  availableImages: {
    label: 'Pictures of the dish',
    kind: 'pictures',
    ofSteps: false,
    most: 40,
    empty: [],
    shown: 'whole',
  },
  /** Texts for its pictures. */
  pictureTexts: {
    label: 'Alternative texts',
    kind: 'choice',
    schema: pictureTextsSchema,
    empty: [],
    shown: 'page',
  },
  /** Set by hand; `null` has it computed. */
  nutriScoreByHand: {
    label: 'Nutri-Score',
    kind: 'choice',
    schema: nutriScoreSchema.nullable(),
    empty: null,
    shown: 'admin',
  },
  /** Set by hand; `null` has it computed. */
  nutritionByHand: { label: 'Nutrition', kind: 'figures', empty: null, shown: 'admin' },
  isPublished: { label: 'Published', kind: 'choice', schema: z.boolean(), empty: false, shown: 'page' },
  publishAt: { label: 'Publish at', kind: 'moment', verb: 'published', empty: null, shown: 'admin' },
  unpublishAt: {
    label: 'Unpublish at',
    kind: 'moment',
    verb: 'taken off the site',
    empty: null,
    shown: 'admin',
  },
  isPremiumOnly: { label: 'Premium members only', kind: 'choice', schema: z.boolean(), empty: false, shown: 'card' },
} as const satisfies Record<string, Field>;

export type RecipeFields = typeof RECIPE_FIELDS;
export type FieldName = keyof RecipeFields;
export type FieldKind = RecipeFields[FieldName]['kind'];
/** The fields of one kind. */
export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;
export type NameOf<Kind extends FieldKind> = {
  [F in FieldName]: RecipeFields[F]['kind'] extends Kind ? F : never;
}[FieldName];
type NameShown<S extends Shown> = {
  [F in FieldName]: RecipeFields[F]['shown'] extends S ? F : never;
}[FieldName];

/** All fields, each with its name. */
export const fieldEntries = Object.entries(RECIPE_FIELDS) as [FieldName, Field][];

/** What each field is called, for people. */
export const RECIPE_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  fieldEntries.map(([name, { label }]) => [name, label]),
);

/** Schemas of kinds of fields; choices have theirs in the table. */
type Makers = { [Kind in Exclude<FieldKind, 'choice'>]: (field: FieldOf<Kind>) => z.ZodType };
type Made<M extends Makers> = {
  [F in FieldName]: RecipeFields[F] extends { kind: infer Kind extends keyof Makers }
    ? ReturnType<M[Kind]>
    : RecipeFields[F] extends { schema: infer S }
      ? S
      : never;
};

/** A schema for every field, made by the function for its kind. */
export const schemasOf = <M extends Makers>(makers: M): Made<M> =>
  ofEachField((field) =>
    field.kind === 'choice' ? field.schema : (makers[field.kind] as (field: Field) => z.ZodType)(field),
  ) as Made<M>;

/** An object with one value for every field. */
export const ofEachField = <T>(make: (field: Field, name: FieldName) => T): Record<FieldName, T> =>
  Object.fromEntries(fieldEntries.map(([name, field]) => [name, make(field, name)])) as Record<FieldName, T>;

/** The values of the fields shown to one audience, from an object with a value for every field. */
export const shownAs = <S extends Shown, T extends Record<FieldName, unknown>>(
  shown: S,
  columns: T,
): Pick<T, NameShown<S>> =>
  Object.fromEntries(
    fieldEntries.flatMap(([name, field]) => (field.shown === shown ? [[name, columns[name]]] : [])),
  ) as Pick<T, NameShown<S>>;

/** The names of the fields of one kind. */
export const fieldsOfKind = <Kind extends FieldKind>(kind: Kind): NameOf<Kind>[] =>
  fieldEntries.flatMap(([name, field]) => (field.kind === kind ? [name as NameOf<Kind>] : []));

/** The empty value of each field; a new copy each time. */
export const emptyFields = () =>
  ofEachField(({ empty }) => structuredClone(empty)) as {
    [F in FieldName]: RecipeFields[F]['empty'] extends readonly [] ? never[] : RecipeFields[F]['empty'];
  };
