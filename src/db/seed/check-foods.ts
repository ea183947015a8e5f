import type { Food } from '#src/domain/foods/food.ts';
import { foodWords } from '#src/domain/foods/food-words.ts';
import { energyOfMacros } from '#src/domain/nutrition/nutrition.ts';
import { COMPARED, type Compared, type FoodSource, type UsdaFood } from './food-sources.ts';

/** The amount a figure may be off by: a share of the source's, and in any case so many kilocalories or grams. */
const SHARE = 0.25;
const ALWAYS: Record<Compared, number> = { energy: 10, protein: 1, fat: 1, fibre: 1 };

/** The figures of a source; `undefined` where it leaves it open. */
type Said = Partial<Record<Compared, number | undefined>>;

interface Tables {
  foods: readonly Food[];
  sources: readonly FoodSource[];
  usda: readonly UsdaFood[];
}

/** Foods of one name or without a source, figures that are another than their source's without a reason, and lines nobody needs. */
export function foodProblems({ foods, sources, usda }: Tables): string[] {
  const sourcesById = Map.groupBy(sources, ({ id }) => id);
  const foodsById = new Map(foods.map((food) => [food.id, food]));
  const rows = new Map(usda.map((row) => [row.ndb, row]));
  const used = new Set(sources.flatMap((source) => ['ndb' in source ? source.ndb : '', source.micros?.ndb ?? '']));

  const ofFood = (food: Food): string[] => {
    const [source, ...more] = sourcesById.get(food.id) ?? [];
    if (!source) return ['no source'];
    if (more.length > 0) return ['more than one source'];
    const said = saidBy(source, food, rows, foodsById);
    if (typeof said === 'string') return [said];
    return COMPARED.flatMap((name) => disagreement(name, food.per100[name], said[name], source.differs?.[name]));
  };
  return [
    ...sharedNames(foods),
    ...foods.flatMap((food) => ofFood(food).map((problem) => `${food.id}: ${problem}`)),
    ...sources.filter(({ id }) => !foodsById.has(id)).map(({ id }) => `${id}: a source of no food`),
    ...usda.filter(({ ndb }) => !used.has(ndb)).map(({ ndb, food }) => `USDA ${ndb}: no food stands on “${food}”`),
  ];
}

/** Names, and ids, that more than one food has: of these a line of ingredients would find any. */
function sharedNames(foods: readonly Food[]): string[] {
  const called = (food: Food): string[] => [...new Set(food.names.map((name) => foodWords(name).join(' ')))];
  const shared = (namesOf: (food: Food) => string[], kind: string): string[] =>
    [
      ...Map.groupBy(
        foods.flatMap((food) => namesOf(food).map((name) => ({ name, id: food.id }))),
        ({ name }) => name,
      ),
    ]
      .filter(([, uses]) => uses.length > 1)
      .map(([name, uses]) => `${uses.map(({ id }) => id).join(' and ')}: have one ${kind}, “${name}”`);
  return [...shared(({ id }) => [id], 'id'), ...shared(called, 'name')];
}

function saidBy(
  source: FoodSource,
  food: Food,
  rows: ReadonlyMap<string, UsdaFood>,
  foodsById: ReadonlyMap<string, Food>,
): Said | string {
  if ('ndb' in source) {
    const row = rows.get(source.ndb);
    return row ? saidByUsda(row) : `USDA ${source.ndb} is not in the table`;
  }
  if ('parts' in source) {
    const unknown = Object.keys(source.parts).find((id) => id === food.id || !foodsById.has(id));
    return unknown === undefined ? sumOf(source.parts, foodsById) : `cannot be reckoned from “${unknown}”`;
  }
  return { energy: energyOfMacros(food.per100) };
}

/**
 * The USDA reckons energy by factors of its own for each food, ours is by those of EU 1169/2011 (cocoa has 228 kcal by the
 * one, 358 by the other), and so is what is compared. What the USDA has beyond all macronutrients is alcohol's.
 */
function saidByUsda({ energy, protein, fat, carbohydrate, fibre }: UsdaFood): Said {
  if (energy === undefined || protein === undefined || fat === undefined || carbohydrate === undefined) {
    return { energy, protein, fat, fibre };
  }
  if (fibre === undefined) return { energy, protein, fat };
  const macros = 4 * protein + 9 * fat + 4 * carbohydrate;
  return { energy: macros - 2 * fibre + Math.max(0, energy - macros), protein, fat, fibre };
}

function sumOf(parts: Readonly<Record<string, number>>, foodsById: ReadonlyMap<string, Food>): Said {
  const sum = (name: Compared) =>
    Object.entries(parts).reduce((total, [id, share]) => total + share * (foodsById.get(id)?.per100[name] ?? 0), 0);
  return { energy: sum('energy'), protein: sum('protein'), fat: sum('fat'), fibre: sum('fibre') };
}

function disagreement(name: Compared, ours: number, theirs: number | undefined, reason: string | undefined): string[] {
  const agrees = theirs === undefined || Math.abs(ours - theirs) <= Math.max(SHARE * theirs, ALWAYS[name]) + 1e-9;
  if (agrees) return reason === undefined ? [] : [`${name} is the source’s: it needs no reason`];
  return reason === undefined ? [`${name} is ${ours}, its source says ${Math.round(theirs * 10) / 10}`] : [];
}
