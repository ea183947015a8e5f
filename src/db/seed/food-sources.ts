import { z } from 'zod';
import type { Nutrients } from '#src/domain/foods/food.ts';
import { micronutrientSchema } from '#src/domain/foods/micronutrient-names.ts';
import sourceRows from '#src/domain/foods/tables/food-sources.json' with { type: 'json' };
import usdaRows from '#src/domain/foods/tables/usda-sr28.json' with { type: 'json' };

/** The figures that are compared with a source. */
export const COMPARED = ['energy', 'protein', 'fat', 'fibre'] as const satisfies readonly (keyof Nutrients)[];
export type Compared = (typeof COMPARED)[number];

const reason = z.string().min(1);
/** The `NDB_No` of {@link UsdaFood}. */
const ndb = z.string().regex(/^\d{5}$/);
/** Grams of other foods in a gram. */
const parts = z.record(z.string(), z.number().positive());

/**
 * What the calcium, iron, zinc and vitamin B12 of a food stand on where that is not the source of its other figures: a like
 * food to which nothing is added, mostly. Labels and estimates must have it.
 */
const micronutrientSource = z.strictObject({
  ndb: ndb.optional(),
  /** Grams of that row in a gram: more than one where it is of the fresh food, and ours dried. */
  share: z.number().positive().optional(),
  parts: parts.optional(),
  /** It holds next to nothing of them: why. */
  none: reason.optional(),
  /** Nobody knows; but no plant makes vitamin B12. */
  unknown: reason.optional(),
  /** Wins over the rest, and says why. */
  given: z.partialRecord(micronutrientSchema, z.number().min(0)).optional(),
  why: reason.optional(),
  /** The micronutrients makers add to some products of the kind. */
  fortified: z.array(micronutrientSchema).min(1).optional(),
});
export type MicronutrientSource = z.output<typeof micronutrientSource>;

const common = {
  /** The id of a food of the food table. */
  id: z.string(),
  /** Why a figure is another than the source's. */
  differs: z.partialRecord(z.enum(COMPARED), reason).optional(),
  micros: micronutrientSource.optional(),
};

/**
 * What the figures of a food stand on, a line of `tables/food-sources.json`. Apart from the foods themselves, because the
 * server holds those and judges stored recipes again whenever they change, and neither asks where a figure is from.
 */
const foodSource = z.union([
  z.strictObject({ ...common, ndb }),
  /** Reckoned from other foods of the table: grams of each in a gram; more than one where water goes, less where it comes. */
  z.strictObject({ ...common, parts }),
  /** About what packets of such a product say, of no one maker. */
  z.strictObject({ ...common, label: reason }),
  /** Neither a table nor a packet has it. */
  z.strictObject({ ...common, estimate: reason }),
]);
export type FoodSource = z.output<typeof foodSource>;

const figure = z.number().min(0).optional();
/** What 100 g hold by the USDA's National Nutrient Database for Standard Reference, release 28; what it leaves open is absent. */
const usdaFood = z.strictObject({
  ndb,
  food: z.string(),
  /** Kilocalories, by the USDA's own factors. */
  energy: figure,
  /** Grams, as the rest. */
  protein: figure,
  fat: figure,
  /** With fibre. */
  carbohydrate: figure,
  fibre: figure,
  /** Milligrams, but for vitamin B12, which is in micrograms. */
  calcium: figure,
  iron: figure,
  zinc: figure,
  vitaminB12: figure,
});
export type UsdaFood = z.output<typeof usdaFood>;

export const FOOD_SOURCES: readonly FoodSource[] = z.array(foodSource).parse(sourceRows);
/** The rows that a food stands on, of some 8,800. */
export const USDA_FOODS: readonly UsdaFood[] = z.array(usdaFood).parse(usdaRows);
