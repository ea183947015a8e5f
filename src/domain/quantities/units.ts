import { wordTable } from '../word-table.ts';
/** The systems a kitchen measures in. */
export const SYSTEMS = ['metric', 'us'] as const;
export type System = (typeof SYSTEMS)[number];

/** An amount that is weighed or measured out. */
export interface Measure {
  /** As it is written after a number. */
  name: string;
  kind: 'weight' | 'volume';
  /** Grams or millilitres in one. */
  size: number;
  /** `null` for spoons, which are the same in both. */
  system: System | null;
  /** Whether it takes an s: "2 cups", but "2 tbsp". */
  isWord: boolean;
}

/** Every size there is: metric spoons, and the 240 ml cup. Behind it other spellings, in the singular. */
const TABLE: readonly [name: string, size: number, system: System | null, spellings?: string][] = [
  ['mg', 0.001, 'metric', 'milligram'],
  ['g', 1, 'metric', 'gram|gramme|gr|gm'],
  ['kg', 1000, 'metric', 'kilogram|kilo'],
  ['oz', 28.35, 'us', 'ounce'],
  ['lb', 453.6, 'us', 'pound'],
  ['ml', 1, 'metric', 'millilitre|milliliter|mil'],
  ['cl', 10, 'metric', 'centilitre|centiliter'],
  ['dl', 100, 'metric', 'decilitre|deciliter'],
  ['l', 1000, 'metric'],
  ['litre', 1000, 'metric', 'liter'],
  ['tsp', 5, null, 'teaspoon|teaspoonful|tl'],
  ['dessertspoon', 10, null, 'dessertspoonful|dsp|dstsp'],
  ['tbsp', 15, null, 'tablespoon|tablespoonful|tbs|tblsp|tblspn|tbl|spoon|el'],
  ['fl oz', 29.57, 'us', 'fluid ounce|fluidounce'],
  ['cup', 240, 'us'],
  ['pint', 473, 'us', 'pt'],
  ['quart', 946, 'us', 'qt'],
  ['gallon', 3785, 'us', 'gal'],
];
const WEIGHTS = new Set(['mg', 'g', 'kg', 'oz', 'lb']);
const WORDS = new Set(['litre', 'dessertspoon', 'cup', 'pint', 'quart', 'gallon']);

const UNITS = new Map<string, Measure>();
for (const [name, size, system, spellings = ''] of TABLE) {
  const kind = WEIGHTS.has(name) ? 'weight' : 'volume';
  const unit: Measure = { name, kind, size, system, isWord: WORDS.has(name) };
  for (const spelling of [name, ...spellings.split('|')]) UNITS.set(spelling, unit);
}
UNITS.delete('');

/** Every spelling, for patterns that ignore case. */
export const MEASURED = [...UNITS.keys()]
  .map((spelling) => `${spelling.replace('fl ', 'fl\\.? ?')}s?`)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** "Tablespoons" → `tbsp`; `undefined` for pieces, handfuls and whatever else has no size. */
export function unitOf(written: string): Measure | undefined {
  const spelling = written
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/^fl ?(?=oz)/, 'fl ');
  return UNITS.get(spelling) ?? UNITS.get(spelling.replace(/s$/, ''));
}

/** The same however full it is: "heaped cups". */
export const measureOf = (written: string): Measure | undefined =>
  unitOf(written.replace(/^(?:heaped|heaping|level|rounded|scant|generous) /i, ''));

/** Grams or millilitres in one of a unit that the table has by this name. */
export function unitSize(name: string): number {
  const unit = UNITS.get(name);
  if (!unit) throw new Error(`No unit is called ${name}`);
  return unit.size;
}

/** Grams of what nobody measures: a pinch is what three fingers hold of anything dry. */
export const UNMEASURED_GRAMS = wordTable({
  pinch: 0.4,
  dash: 0.6,
  drop: 0.05,
  splash: 15,
  drizzle: 5,
  knob: 10,
  squeeze: 5,
});
