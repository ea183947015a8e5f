import { z } from 'zod';
import { bounded, patternFrom } from '../../pattern.ts';
import WORDS from './words/equipment.json' with { type: 'json' };

/** Equipment that a kitchen may not have, and `no-cook`: nothing is heated. */
export const EQUIPMENT = [
  'oven',
  'hob',
  'blender',
  'food-processor',
  'microwave',
  'air-fryer',
  'grill',
  'slow-cooker',
  'pressure-cooker',
  'kettle',
  'no-cook',
] as const;
export type Equipment = (typeof EQUIPMENT)[number];
/** Whether recipes are told apart by it: nobody knows of which dishes one has a use for a rolling pin. */
export const isEquipment = (id: string | undefined): id is Equipment => EQUIPMENT.some((each) => each === id);
/** `other` heats and `hand` does not, but kitchens are not told apart by them; `none` is no thing at all. */
const thingSchema = z.enum([...EQUIPMENT, 'other', 'hand', 'none']).exclude(['no-cook']);
type Thing = z.infer<typeof thingSchema>;

/**
 * One line of `words/equipment.json`. `not`: words that mean none of it, though they read so ("baking paper");
 * `device`: what a thing is called; `way`: a way of working that takes it, unless the sentence names another thing;
 * `hot`: something is heated, or comes hot.
 */
const wordSchema = z.strictObject({
  role: z.enum(['not', 'device', 'way', 'hot']),
  is: thingSchema,
  /** The words, as a pattern. */
  forms: z.string(),
});
type Word = z.infer<typeof wordSchema>;
const words = z
  .array(wordSchema)
  .parse(WORDS)
  .map(({ forms, ...word }) => ({
    ...word,
    pattern: bounded(10_000, patternFrom(`(?<![\\p{L}-])(?:${forms})(?![\\p{L}-])`, 'giu')),
  }));
const inRole = (role: Word['role']) => words.filter((word) => word.role === role);
const devices = inRole('device');
const ways = inRole('way');
const hot = inRole('hot');
const none = inRole('not');

/** Words that stand between two things of which either will do. */
const EITHER = /^\P{L}*or(?:\P{L}+(?:an?|the|your|dry|large|small|deep|wide|heavy|in|under|on|with))*\P{L}*$/iu;
const OPTIONAL = /\bif you (?:like|wish|prefer|have|own|want)\b|\boptional(?:ly)?\b|\bfor more colour\b/iu;
/** The signs and words where another thing begins to be done. */
const CLAUSES = /(?<=[.;:])\s+|\b(?=(?:meanwhile|while|then)\b)/iu;

/** For a way of working, the things that do it too, and so are meant where they are named. */
const INSTEAD: Partial<Record<Thing, readonly Thing[]>> = {
  oven: ['air-fryer', 'grill', 'microwave', 'slow-cooker', 'pressure-cooker', 'other'],
  hob: ['air-fryer', 'grill', 'microwave', 'slow-cooker', 'pressure-cooker', 'other'],
  blender: ['food-processor', 'hand'],
  'food-processor': ['blender', 'hand'],
};
const COLD: ReadonlySet<Thing> = new Set(['blender', 'food-processor', 'hand']);

interface Cooking {
  instructions: readonly string[];
  /** Minutes. */
  cookTime: number | null;
}

/**
 * The equipment the steps need, in the order of {@link EQUIPMENT}. Of two things of which either will do ("a food processor or
 * blender") neither is needed, nor is what only adds something. Water boils in a kettle where nothing else needs the hob.
 */
export function equipmentOf({ instructions, cookTime }: Cooking): Equipment[] {
  const clauses = instructions.flatMap((step) => step.split(CLAUSES)).map(thingsIn);
  const sure = new Set(clauses.flatMap(({ named }) => named));
  const needed = new Set<string>([...sure, ...clauses.flatMap(({ implied }) => implied)]);
  // "Blend" and "pulse" are done in the one that stands there already.
  if (sure.has('food-processor') && !sure.has('blender')) needed.delete('blender');
  if (sure.has('blender') && !sure.has('food-processor')) needed.delete('food-processor');
  if (needed.has('hob')) needed.delete('kettle');
  if (cookTime === 0 && clauses.length > 0 && !clauses.some(({ isHot }) => isHot)) needed.add('no-cook');
  return EQUIPMENT.filter((name) => needed.has(name));
}

interface Place {
  is: Thing;
  from: number;
  to: number;
}

interface Clause {
  /** Things by name, but for those of which another would do. */
  named: Thing[];
  /** The things that the work takes. */
  implied: Thing[];
  isHot: boolean;
}

function thingsIn(clause: string): Clause {
  const text = none.reduce((rest, { pattern }) => rest.replace(pattern, '·'), clause);
  const named = placesOf(devices, text);
  const worked = placesOf(ways, text);
  const heated = placesOf(hot, text);
  if (OPTIONAL.test(text)) return { named: [], implied: [], isHot: false };
  const isHot = [...named, ...worked, ...heated].some(({ is }) => !COLD.has(is));
  const isEither = (one?: Place, next?: Place): boolean =>
    one !== undefined && next !== undefined && one.is !== next.is && EITHER.test(text.slice(one.to, next.from));
  const sure = named.filter((place, i) => !isEither(named[i - 1], place) && !isEither(place, named[i + 1]));
  const implied = worked.filter((way) => !named.some((thing) => takesOver(thing, way)));
  return { named: sure.map(({ is }) => is), implied: [...implied, ...heated].map(({ is }) => is), isHot };
}

/** "Bake in the air fryer", "blend in a food processor", "roast the spices in a dry pan". */
const takesOver = (thing: Place, way: Place): boolean =>
  thing.is === way.is ||
  (INSTEAD[way.is]?.includes(thing.is) ?? false) ||
  (way.is === 'oven' && thing.is === 'hob' && thing.from > way.from);

const placesOf = (table: typeof words, text: string): Place[] =>
  table
    .flatMap(({ is, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ is, from: index, to: index + found.length })),
    )
    .toSorted((a, b) => a.from - b.from);
