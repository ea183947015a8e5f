import { type Food, isOfAnimals } from '#src/domain/foods/food.ts';
import { MICRONUTRIENTS, type Micronutrient, type Micronutrients } from '#src/domain/foods/micronutrient-names.ts';
import type { FoodSource, MicronutrientSource, UsdaFood } from './food-sources.ts';

/** A line of `tables/micronutrients.json`: calcium, iron, zinc, vitamin B12, and which of them a label may tell otherwise. */
export type MicronutrientRow = [...figures: (number | null)[]] | [...figures: (number | null)[], Micronutrient[]];

interface Tables {
  foods: readonly Food[];
  sources: readonly FoodSource[];
  usda: readonly UsdaFood[];
}

const each = (value: (name: Micronutrient) => number | null): Micronutrients =>
  Object.fromEntries(MICRONUTRIENTS.map((name) => [name, value(name)])) as Micronutrients;
/** What plants and fungi hold where nobody looked: they make no vitamin B12. */
const NOT_LOOKED: Micronutrients = { ...each(() => null), vitaminB12: 0 };

/** The table of micronutrients as it follows from the sources; those of animals are not in it. */
export function micronutrientTable({ foods, sources, usda }: Tables): Record<string, MicronutrientRow> {
  const sourceOf = new Map(sources.map((source) => [source.id, source]));
  const rows = new Map(usda.map((row) => [row.ndb, row]));

  const ofRow = (ndb: string, share = 1): Micronutrients => {
    const row = rows.get(ndb);
    return each((name) => {
      const amount = row?.[name] ?? (row ? NOT_LOOKED[name] : null);
      return amount === null ? null : amount * share;
    });
  };
  const ofParts = (parts: Readonly<Record<string, number>>, within: readonly string[]): Micronutrients => {
    const all = Object.entries(parts).map(([id, share]) => ({ share, amounts: ofFood(id, within) }));
    return each((name) =>
      all.reduce<number | null>((sum, { share, amounts: { [name]: amount } }) => {
        return sum === null || amount === null ? null : sum + share * amount;
      }, 0),
    );
  };
  const standsOn = (source: FoodSource, micros: MicronutrientSource, within: readonly string[]): Micronutrients => {
    if (micros.none) return each(() => 0);
    if (micros.ndb) return ofRow(micros.ndb, micros.share);
    if (micros.parts) return ofParts(micros.parts, within);
    if (micros.unknown) return NOT_LOOKED;
    if ('ndb' in source) return ofRow(source.ndb);
    return 'parts' in source ? ofParts(source.parts, within) : each(() => null);
  };
  function ofFood(id: string, within: readonly string[] = []): Micronutrients {
    const source = sourceOf.get(id);
    if (!source || within.includes(id)) return each(() => null);
    return { ...standsOn(source, source.micros ?? {}, [...within, id]), ...source.micros?.given };
  }

  return Object.fromEntries(
    foods
      .filter((food) => !isOfAnimals(food))
      .map(({ id }) => {
        const amounts = ofFood(id);
        const figures = MICRONUTRIENTS.map((name) => rounded(amounts[name]));
        const byLabel = sourceOf.get(id)?.micros?.fortified;
        return [id, byLabel ? [...figures, byLabel] : figures];
      }),
  );
}

/** To three figures, which is more than anybody knows. */
const rounded = (amount: number | null): number | null => (amount === null ? null : Number(amount.toPrecision(3)));

/** Lines of the table that are another than what their sources say, and sources that say too little. */
export function micronutrientProblems(tables: Tables, table: Readonly<Record<string, unknown>>): string[] {
  const expected = micronutrientTable(tables);
  const ids = new Set([...Object.keys(expected), ...Object.keys(table)]);
  const differing = [...ids].filter((id) => JSON.stringify(expected[id]) !== JSON.stringify(table[id]));
  const silent = tables.sources.filter(
    (source) => expected[source.id] && !source.micros && ('label' in source || 'estimate' in source),
  );
  return [
    ...differing.map((id) => `${id}: micronutrients are ${say(table[id])}, its source says ${say(expected[id])}`),
    ...silent.map(({ id }) => `${id}: no source of micronutrients`),
    ...tables.sources.flatMap(({ id, micros }) =>
      micros?.given && !micros.why ? [`${id}: micronutrients are given without a reason`] : [],
    ),
  ];
}

const say = (row: unknown): string => JSON.stringify(row) ?? 'nothing';
