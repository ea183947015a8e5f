/** What 100 g of a food hold. Carbohydrate is the European figure, without fibre. */
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

/** What a food contains that decides diets. `oil` is a refined fat; `animal` marks what a vegan kitchen has no place for. */
export type Contains = 'gluten' | 'nuts' | 'soy' | 'oil' | 'animal';

/** What an animal food comes from: a word such as "dairy-free" speaks of one of them only. */
export type Origin = 'meat' | 'fish' | 'milk' | 'egg' | 'bees';

/** A named household measure: how many grams of the food it holds, ready to use (peeled, drained). */
export type Measure =
  | 'clove'
  | 'tin'
  | 'bunch'
  | 'handful'
  | 'slice'
  | 'sprig'
  | 'stalk'
  | 'leaf'
  | 'head'
  | 'sheet'
  | 'block'
  | 'jar'
  | 'stick'
  | 'piece';

export interface Food {
  /** Readable and lasting, like `red-lentils`. */
  id: string;
  /** The first is shown; the rest are other English names, singular and plural understood. */
  names: readonly [string, ...string[]];
  aisle: Aisle;
  per100: Nutrients;
  /** Grams in a millilitre, needed where cooks measure by spoon or cup. */
  density?: number;
  /** Grams of one medium piece, ready to use. */
  piece?: number;
  measures?: Partial<Record<Measure, number>>;
  contains?: readonly Contains[];
  /** Those of its names that also stand for products with something of an animal: shop pesto often has parmesan. */
  unsure?: readonly string[];
  /** Of an animal food. */
  origin?: Origin;
  /** Counts as fruit, vegetable or legume in the Nutri-Score of 2023 (nuts and starchy tubers do not). */
  fruitVegLegume?: boolean;
  /** Made by heat, so never part of a raw dish (roasted nuts, tinned beans, tofu). */
  heated?: boolean;
  /** Bought for the cupboard rather than for a dish: salt, oil, spices. */
  staple?: boolean;
}

type Row = Omit<Food, 'id' | 'names' | 'per100'>;
type Per100 = readonly [
  energy: number,
  fat: number,
  saturated: number,
  carbs: number,
  sugars: number,
  fibre: number,
  protein: number,
  salt: number,
  vitaminC: number,
];

/** One line of the table: id, names parted by `|`, the nine figures in the order of {@link Nutrients}, the rest by name. */
export function food(id: string, names: string, per100: Per100, rest: Row): Food {
  const [energy, fat, saturated, carbs, sugars, fibre, protein, salt, vitaminC] = per100;
  return {
    id,
    names: names.split('|') as [string, ...string[]],
    per100: { energy, fat, saturated, carbs, sugars, fibre, protein, salt, vitaminC },
    ...rest,
  };
}
