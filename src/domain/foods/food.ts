import { z } from 'zod';
import { ALLERGENS } from './allergen-names.ts';

/** The nutrients of 100 g of a food. Carbohydrate is the European figure, without fibre. */
export interface Nutrients {
  /** Kilocalories. */
  energy: number;
  /** Grams. */
  fat: number;
  /** Grams, part of fat. */
  saturated: number;
  /** Grams, fibre not included. */
  carbs: number;
  /** Grams, part of carbs. */
  sugars: number;
  /** Grams. */
  fibre: number;
  /** Grams. */
  protein: number;
  /** Salt equivalent (sodium × 2.5) in milligrams. */
  salt: number;
  /** Milligrams. */
  vitaminC: number;
}

/** The shop's aisles, in the order one walks through them; shopping lists are grouped by them. */
export const AISLES = [
  'produce',
  'herbs',
  'chilled',
  'bakery',
  'pulses',
  'grains',
  'pasta',
  'baking',
  'nuts-seeds',
  'oils-vinegars',
  'spices',
  'sauces',
  'tins',
  'drinks',
  'frozen',
] as const;
export type Aisle = (typeof AISLES)[number];

/** Contents that the kitchen knows and the law does not: `oil` is a refined fat, `kernels` are nuts by name only (pine nuts, chestnuts). */
const CONTAINS = ['kernels', 'oil'] as const;

/** The origins of animal foods: a word such as "dairy-free" speaks of one of them only. */
export const ORIGINS = ['meat', 'fish', 'milk', 'egg', 'bees'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Named household measures; the words for them are in `tables/measure-words.json`. */
export const MEASURES = [
  'clove',
  'tin',
  'bunch',
  'handful',
  'slice',
  'sprig',
  'stalk',
  'leaf',
  'head',
  'sheet',
  'block',
  'jar',
  'stick',
  'piece',
  'packet',
  'bag',
  'loaf',
  'wedge',
  'ring',
  'cube',
  'strip',
  'floret',
  'ear',
  'spear',
  'half',
  'quarter',
  'square',
  'ball',
  'small',
  'large',
] as const;
export type FoodMeasure = (typeof MEASURES)[number];

/** Ways of cutting up that change how much a cup holds. */
const CUTS = ['chopped', 'sliced', 'mashed', 'ground'] as const;
export type Cut = (typeof CUTS)[number];

/** The forms a food is bought in: the piece, as it grows, by weight, or packed. */
export const FORMS = [
  'piece',
  'loose',
  'bulb',
  'bunch',
  'head',
  'bag',
  'bar',
  'block',
  'bottle',
  'carton',
  'jar',
  'loaf',
  'packet',
  'punnet',
  'sachet',
  'tin',
  'tub',
  'tube',
] as const;

/** Names parted by `|`. */
const names = z
  .string()
  .min(1)
  .transform((text) => text.split('|') as [string, ...string[]]);
const figure = z.number().min(0);
const measures = z.partialRecord(z.enum(MEASURES), z.number().positive());

/** One line of `tables/foods.json`. A new column is a new field here; lines that do not have it stay as they are. */
export const foodSchema = z.strictObject({
  /** Readable and lasting, like `red-lentils`. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** The first is shown; the rest are other English names, singular and plural understood. */
  names,
  aisle: z.enum(AISLES),
  /** About what a kilogram (of a drink a litre) of what is eaten costs in a European supermarket, in euros. */
  price: figure.optional(),
  /** The nine figures in the order of {@link Nutrients}. */
  per100: z.tuple([figure, figure, figure, figure, figure, figure, figure, figure, figure]).transform(
    ([energy, fat, saturated, carbs, sugars, fibre, protein, salt, vitaminC]): Nutrients => ({
      energy,
      fat,
      saturated,
      carbs,
      sugars,
      fibre,
      protein,
      salt,
      vitaminC,
    }),
  ),
  /** Grams in a millilitre, needed where cooks measure by spoon or cup. */
  density: z.number().positive().optional(),
  /** Grams of one medium piece, ready to use. */
  piece: z.number().positive().optional(),
  /** Grams of the food in a household measure, ready to use (peeled, drained). */
  measures: measures.optional(),
  /** Its weight under one of its names, where that is another: a baby carrot. */
  named: z
    .record(
      z.string(),
      z.strictObject({ density: figure.optional(), piece: figure.optional(), measures: measures.optional() }),
    )
    .optional(),
  /** Grams in a millilitre of it cut so, where that is another. */
  cut: z.partialRecord(z.enum(CUTS), figure).optional(),
  /** Grams of a centimetre of what is long and cut to length: ginger, daikon. */
  perCm: z.number().positive().optional(),
  /** Names that mean it where pieces are counted, and another food where not: "2 peppers", but "1 tsp pepper". */
  counted: names.optional(),
  contains: z.array(z.enum(CONTAINS)).optional(),
  /** Those of the {@link ALLERGENS} that it surely contains under its first name. */
  allergens: z.array(z.enum(ALLERGENS)).optional(),
  /** Those that it contains by product: celery in stock, milk in dark chocolate. Traces of the works are not meant. */
  check: z.array(z.enum(ALLERGENS)).optional(),
  /** The origin of an animal food, for which a vegan kitchen has no place. */
  origin: z.enum(ORIGINS).optional(),
  /** Those of its names that also stand for products with something of an animal: shop pesto often has parmesan. */
  unsure: names.optional(),
  /** Counts as fruit, vegetable or legume in the Nutri-Score of 2023 (nuts and starchy tubers do not). */
  fruitVegLegume: z.boolean().optional(),
  /** Made by heat, so never part of a raw dish (roasted nuts, tinned beans, tofu). */
  heated: z.boolean().optional(),
  /** Bought for the cupboard rather than for a dish: salt, oil, spices. */
  staple: z.boolean().optional(),
});
export type Food = Readonly<z.output<typeof foodSchema>>;

export const isOfAnimals = ({ origin }: Pick<Food, 'origin'>): boolean => origin !== undefined;
