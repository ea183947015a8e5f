import { namesInWords } from '#src/domain/foods/find.ts';
import { type Food, isOfAnimals } from '#src/domain/foods/food.ts';
import { foodWords } from '#src/domain/foods/food-words.ts';
import { FOODS } from '#src/domain/foods/table.ts';

/** What a public table says of a food that ours takes for granted, or that says only what kind of thing it is. */
const SILENT: ReadonlySet<string> = new Set(
  (
    'raw fresh uncooked regular plain all variety type commercial enriched unenriched bleached unbleached salad or cooking ' +
    'drained solid unprepared nut spice mushroom beverage unsweetened purpose english edible'
  ).split(' '),
);
const SILENT_PHRASES =
  /\([^)]*\)|mature seeds|red, ripe|year round average|\b(?:with(?:out)?|no) (?:salt|skin)(?: added)?|^(?:seeds|sugars|leavening agents),/gi;
/** Other things than what a kitchen means by the name: brands, what is eaten with its liquid or its peel, and tribes' own dishes. */
const APART =
  /\b[A-Z]{3,}\b|\([\w ]+ Native\)|Navajo|Apache|Southwest|industrial|solids and liquids|with peel|pak-choi|without peel|yogurt/;
/** Words for the state it is in; a food is the same only in the same. */
const STATES: Readonly<Record<string, string>> = {
  dried: 'dried',
  dry: 'dried',
  dehydrated: 'dried',
  sun: 'dried',
  cooked: 'cooked',
  boiled: 'cooked',
  steamed: 'cooked',
  baked: 'cooked',
  roasted: 'roasted',
  toasted: 'roasted',
  canned: 'tinned',
  tinned: 'tinned',
  frozen: 'frozen',
  pickled: 'pickled',
  candied: 'candied',
  sprouted: 'sprouted',
  fried: 'fried',
};
const isState = (word: string): boolean => word in STATES;
const statesAmong = (words: readonly string[]): string[] => words.flatMap((word) => STATES[word] ?? []);

/** The states a name of ours stands for. Without a word for one it is raw, of pulses as the shelf has them. */
function statesOf(food: Food, words: readonly string[]): string[] {
  const said = statesAmong(words);
  if (said.length > 0) return said;
  const names = statesAmong(namesInWords(food).flat());
  return food.heated ? [...new Set(names)] : food.aisle === 'pulses' ? ['dried'] : [];
}

/** Where what is raw stays as it grew. */
const GROWN = new Set<Food['aisle']>(['produce', 'herbs', 'pulses', 'grains', 'nuts-seeds']);

interface Match {
  food: Food;
  /** The name that matched. */
  name: string;
}

/** The food of ours that a description of a public table means: the same words in the same state; `null` where none surely is. */
export function sameFood(description: string): Match | null {
  if (APART.test(description)) return null;
  const words = foodWords(description.replace(/mature seeds, raw/, 'dried').replaceAll(SILENT_PHRASES, ' '));
  const states = new Set(statesAmong(words));
  const said = new Set(words.filter((word) => !isState(word)));
  let best: (Match & { length: number }) | null = null;
  for (const food of FOODS) {
    if (isOfAnimals(food)) continue;
    for (const [at, all] of namesInWords(food).entries()) {
      const own = statesOf(food, all);
      if (
        states.size === 0
          ? own.length > 0 || (words.includes('raw') && (food.heated || !GROWN.has(food.aisle)))
          : ![...states].every((s) => own.includes(s))
      )
        continue;
      const bare = all.filter((word) => !isState(word));
      if (bare.length === 0 || !bare.every((word) => said.has(word))) continue;
      if ([...said].some((word) => !bare.includes(word) && !SILENT.has(word))) continue;
      if (!best || bare.length > best.length) best = { food, name: food.names[at] ?? '', length: bare.length };
    }
  }
  return best;
}
