import { z } from 'zod';
import { tableSchema, waitSchema } from '../../recipes/kitchen.ts';
import { listSwapsSchema } from '../../recipes/list-swap.ts';
import { slugSchema } from '../../recipes/slug.ts';
import { shoppingServingsSchema } from '../shopping/list.ts';
import { daySchema } from '../weeks.ts';
import { slotSchema } from './slots.ts';
import { openedSchema } from './stock.ts';

export const MEAL_NOTE_MAX_LENGTH = 300;
export const PORTIONS = { min: 0, max: 10, step: 0.5 } as const;
/** Most entries in one meal, and in all of a member's plan. */
export const MEAL_PLAN_LIMIT = { meal: 10, plan: 5000 } as const;

/** Servings to cook: whatever is planned can be shopped. */
export const plannedServingsSchema = shoppingServingsSchema;
/** Servings the member eats of it, in halves; 0 for what is cooked for others. */
const portionsSchema = z
  .number('Use a number of portions')
  .min(PORTIONS.min, 'Portions start at 0')
  .max(PORTIONS.max, `At most ${PORTIONS.max} portions`)
  .multipleOf(PORTIONS.step, 'Whole or half portions');
const mealNoteSchema = z.string().trim().max(MEAL_NOTE_MAX_LENGTH, `At most ${MEAL_NOTE_MAX_LENGTH} characters`);

/** The nutrients of one serving: energy in kilocalories, salt and vitamin C in milligrams, the rest in grams. */
const nutrientsSchema = z.object({
  energy: z.number(),
  fat: z.number(),
  saturated: z.number(),
  carbs: z.number(),
  sugars: z.number(),
  fibre: z.number(),
  protein: z.number(),
  salt: z.number(),
  vitaminC: z.number(),
});

/** A recipe as a plan shows it. */
const mealRecipeSchema = z.object({
  id: slugSchema,
  imageUrl: z.string().nullable(),
  table: tableSchema,
  prepTime: z.number().nullable(),
  cookTime: z.number().nullable(),
  restTime: z.number().nullable(),
  restKind: waitSchema.nullable(),
  /** Figures of a serving; `null` when too little is known of the ingredients. */
  nutrition: nutrientsSchema.nullable(),
  /** The foods it opens that do not keep. */
  opened: z.array(openedSchema),
});
export type MealRecipe = z.infer<typeof mealRecipeSchema>;

/** The meal that leftovers are of, which may be of another week than they are. */
const cookedMealSchema = z.object({
  id: z.uuid(),
  day: daySchema,
  slot: slotSchema,
  /** Cooked in all, the leftovers among them. */
  servings: z.number(),
});
export type CookedMeal = z.infer<typeof cookedMealSchema>;

export const mealEntrySchema = z.object({
  id: z.uuid(),
  day: daySchema,
  slot: slotSchema,
  /** Order within the meal. */
  position: z.number(),
  /** The recipe's title, the last it had once it is no longer there; empty for a mere note. */
  title: z.string(),
  /** `null` for a mere note, and for a recipe that is no longer to be seen. */
  recipe: mealRecipeSchema.nullable(),
  servings: z.number(),
  portions: z.number(),
  note: z.string(),
  /** Cooked before: not bought again. */
  isLeftover: z.boolean(),
  /** The meal it is left over from, where that is planned too. */
  leftoverOf: cookedMealSchema.nullable(),
  /** Foods to take instead of those of some lines. */
  swaps: listSwapsSchema,
});
export type MealEntry = z.infer<typeof mealEntrySchema>;

export const isMereNote = ({ title }: Pick<MealEntry, 'title'>): boolean => title === '';
/** Its recipe was deleted or withdrawn; the entry stays. */
export const isGone = ({ title, recipe }: Pick<MealEntry, 'title' | 'recipe'>): boolean =>
  title !== '' && recipe === null;
/** The name of an entry. */
export const entryName = ({ title, note }: Pick<MealEntry, 'title' | 'note'>): string => title || note;

/** A new entry: a recipe, a note, or both. */
export const newEntrySchema = z
  .strictObject({
    /** Chosen by the client, so that a change it is not sure of can be sent again. */
    id: z.uuid().optional(),
    day: daySchema,
    slot: slotSchema,
    recipeId: slugSchema.optional(),
    /** The title of a recipe that is no longer there, to put back an entry that was removed. */
    title: z.string().trim().min(1).max(300).optional(),
    servings: plannedServingsSchema.default(1),
    portions: portionsSchema.default(1),
    note: mealNoteSchema.default(''),
    isLeftover: z.boolean().default(false),
    /** The entry it is left over from: its recipe and swaps are those of that meal, while that is planned. */
    leftoverOf: z.uuid().optional(),
    /** Whether as many servings more are cooked at that meal. */
    cooksMore: z.boolean().default(false),
    swaps: listSwapsSchema.default([]),
    /** Its place among the entries of the meal, from 0; without one it comes last. */
    position: z.int().min(0).max(MEAL_PLAN_LIMIT.meal).optional(),
  })
  .refine(
    ({ recipeId, title, note, leftoverOf }) => recipeId || title || note || leftoverOf,
    'Choose a recipe or write a note',
  );
export type NewEntry = z.output<typeof newEntrySchema>;

export const entryChangeSchema = z
  .strictObject({
    day: daySchema,
    slot: slotSchema,
    position: z.int().min(0).max(MEAL_PLAN_LIMIT.meal),
    servings: plannedServingsSchema,
    portions: portionsSchema,
    note: mealNoteSchema,
    isLeftover: z.boolean(),
    /** The entry of the same recipe that it is left over from. */
    leftoverOf: z.uuid(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Say what to change');
export type EntryChange = z.output<typeof entryChangeSchema>;
