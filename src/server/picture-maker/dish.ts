import { type Colour, stirred } from './colour.ts';
import type { Look } from './look.ts';
import type { Thing } from './piece.ts';
import type { Dice } from './seeded-dice.ts';
import type { Family } from './sprites.ts';
import { type Bowl, bowl, type Group, groupAt, groupOf, heap, INNER, scattered, variant } from './thing-groups.ts';

/** Something of a recipe that can be seen. */
export interface Seen {
  look: Look;
  /** Grams; a guess where nobody knows. */
  weight: number;
}
type SeenPiece = Seen & { look: Extract<Look, { kind: 'pieces' }> };

/** Goes on top, in the middle. */
const GARNISH = new Set<Family>(['basil', 'cilantro', 'mint', 'micro', 'sesame', 'chili', 'scallion', 'coconut']);
const MOST_HEAPS = 5;

/** A bowl or a plate of what comes of the ingredients: stirred into one colour, the pieces on top, herbs in the middle. */
export function dish(seen: readonly Seen[], kind: Bowl, size: number, random: Dice): Group {
  const isPlate = kind === 'plate-white';
  const inner = (size * (isPlate ? 0.74 : INNER)) / 2;
  const [vessel, ...content] = bowl(
    kind,
    size,
    random.pick(['swirl', 'chunky'] as const),
    ground(seen),
    random.below(360),
  );
  const pieces = seen.filter((each): each is SeenPiece => each.look.kind === 'pieces');
  const main = largest(pieces.filter(({ look }) => !GARNISH.has(look.family) && !look.melts));
  const garnish = largest(pieces.filter(({ look }) => GARNISH.has(look.family))).slice(0, 3);
  const base = seen.find(({ look }) => look.kind === 'base')?.look;
  const bed = isPlate || base ? undefined : main.find(({ look }) => look.lie.as === 'heap');
  const things: Thing[] = vessel ? [vessel] : [];
  things.push(...content.filter((thing) => !isPlate && !('shade' in thing)));
  if (base?.kind === 'base') {
    things.push({ sprite: base.sprite, x: 0, y: 0, size: inner * 1.84, angle: random.below(360), lift: 0.12 });
  }
  if (bed) things.push(...scattered(bed.look, inner * 0.93, random));
  if (!isPlate) things.push(...content.filter((thing) => 'shade' in thing));
  const heaps = main.filter((each) => each !== bed).slice(0, MOST_HEAPS);
  things.push(...inHeaps(heaps, inner, random), ...onTop(garnish, inner, random));
  return { things, radius: size / 2 };
}

/** The colour of it all; what is only sprinkled over it does not count. */
function ground(seen: readonly Seen[]): Colour {
  const stirredIn = seen.filter(({ look }) => look.kind !== 'pieces' || !GARNISH.has(look.family));
  const parts = (stirredIn.length > 0 ? stirredIn : seen).map(({ look: { colour }, weight }) => ({ colour, weight }));
  return parts.length > 0 ? stirred(parts) : '#e8d3a6';
}

/** The heaviest of each kind. */
function largest(pieces: readonly SeenPiece[]): SeenPiece[] {
  const byKind = new Map<string, SeenPiece>();
  for (const piece of pieces.toSorted((a, b) => b.weight - a.weight)) {
    const key = `${piece.look.family} ${piece.look.washed}`;
    if (!byKind.has(key)) byKind.set(key, piece);
  }
  return [...byKind.values()];
}

/** Heaps side by side around the middle; a single one in it. */
function inHeaps(heaps: readonly SeenPiece[], inner: number, random: Dice): Thing[] {
  const start = random.between(0, Math.PI * 2);
  const away = heaps.length === 1 ? 0 : inner * 0.5;
  const room = inner * ({ 1: 0.78, 2: 0.64, 3: 0.58, 4: 0.53 }[heaps.length] ?? 0.47);
  return heaps.flatMap(({ look }, i) => {
    const at = start + (i / heaps.length) * Math.PI * 2;
    // Slices that follow the rim.
    const along = (at * 180) / Math.PI + 90;
    const size = Math.min(look.lie.size * (inner < 200 ? 0.8 : 1.25), room);
    const fitting = { ...look, lie: { ...look.lie, size } };
    const things =
      look.lie.as === 'fan' || look.lie.as === 'one'
        ? fitted(groupOf(fitting, random, along), room * 1.2)
        : heap(fitting, room * 0.74, random);
    return groupAt(things, Math.cos(at) * away, Math.sin(at) * away);
  });
}

const fitted = ({ things, radius }: Group, room: number): Thing[] => groupAt(things, 0, 0, Math.min(1, room / radius));

function onTop(garnish: readonly SeenPiece[], inner: number, random: Dice): Thing[] {
  return garnish.flatMap(({ look: { family, lie, washed } }, which) => {
    const count = lie.as === 'heap' ? 26 : which === 0 ? 7 : 5;
    return Array.from({ length: count }, (): Thing => {
      const away = inner * (lie.as === 'heap' ? 0.75 : 0.34) * Math.sqrt(random.next());
      const at = random.between(0, Math.PI * 2);
      const place = { x: Math.cos(at) * away, y: Math.sin(at) * away };
      const size = lie.size * 0.8 * (inner < 200 ? 0.7 : 1);
      return { sprite: variant(family, random), ...place, size, angle: random.below(360), colour: washed, lift: 0.4 };
    });
  });
}
