import { type Colour, mixed } from './colour.ts';
import type { Surface } from './fillings-of-foods.ts';
import type { Look } from './look.ts';
import type { Thing } from './piece.ts';
import type { Dice } from './seeded-dice.ts';
import { FAMILIES, type Family, type Single, type Sprite } from './sprites.ts';

/** The width of a bowl's filling, against the bowl's. */
export const INNER = 0.815;
const BOWLS = ['bowl-clay', 'bowl-cream', 'bowl-ink'] as const;
export type Bowl = (typeof BOWLS)[number] | 'plate-white';
/** Width of a small bowl beside the dish. */
const BOWL_SIZE = 268;
const STICKS = new Set<Family>(['carrot', 'onion', 'cabbage', 'coconut']);
const GOLDEN_ANGLE = 2.399963;

/** Things that belong together, around 0, 0. */
export interface Group {
  things: Thing[];
  radius: number;
}

export const variant = (family: Family, random: Dice): Sprite => `${family}-${random.below(FAMILIES[family])}`;

/** A bowl, and what is in it. */
export function bowl(kind: Bowl, size: number, surface: Surface, colour: Colour, angle: number): Thing[] {
  const inner = size * INNER;
  const sprite: Single = `surf-${surface}`;
  return [
    { sprite: kind, x: 0, y: 0, size, angle, lift: 1 },
    { sprite, x: 0, y: 0, size: inner, angle, colour, lift: 0 },
    { shade: true, x: 0, y: 0, size: inner },
  ];
}

/** The way an ingredient lies on the table on its own; slices along an angle, where one is given. */
export function groupOf(look: Look, random: Dice, along?: number): Group {
  if (look.kind === 'base') return { things: nest(look.sprite, random), radius: 150 };
  if (look.kind === 'bowl') {
    const [surface, colour] = look.filling;
    const size = BOWL_SIZE * random.between(0.82, 1);
    return { things: bowl(random.pick(BOWLS), size, surface, colour, random.below(360)), radius: size / 2 };
  }
  const { lie } = look;
  if (lie.as === 'heap') return { things: heapInBowl(look, random), radius: BOWL_SIZE / 2 };
  if (lie.as === 'one') return { things: [lying(look, 0, 0, random)], radius: lie.size / 2 };
  return lie.as === 'fan' ? fan(look, random, along ?? random.below(360)) : scatter(look, random);
}

type PieceLook = Extract<Look, { kind: 'pieces' }>;

function lying(look: PieceLook, x: number, y: number, random: Dice, angle = random.below(360), lift = 0.5): Thing {
  const { family, lie, washed } = look;
  const colour = washed && mixed(washed, random.next() < 0.5 ? '#ffffff' : '#2a1c10', random.below(3) * 0.04);
  return { sprite: variant(family, random), x, y, size: lie.size, angle, colour, lift };
}

const nest = (sprite: 'noodles' | 'rice', random: Dice): Thing[] => [
  { sprite: 'bowl-cream', x: 0, y: 0, size: 320, angle: random.below(360), lift: 1 },
  { sprite, x: 0, y: 0, size: 320 * INNER, angle: random.below(360), lift: 0.15 },
  { shade: true, x: 0, y: 0, size: 320 * INNER },
];

/** Slices that lie over one another along a curve. */
function fan(look: PieceLook, random: Dice, turn: number): Group {
  const { size, count } = look.lie;
  const step = size * 0.42;
  const bend = random.between(0.16, 0.3);
  const path: { x: number; y: number }[] = [];
  let heading = (turn * Math.PI) / 180 - (bend * (count - 1)) / 2;
  for (let i = 0, x = 0, y = 0; i < count; i++) {
    path.push({ x, y });
    x += Math.cos(heading) * step;
    y += Math.sin(heading) * step;
    heading += bend;
  }
  const middle = { x: mean(path.map(({ x }) => x)), y: mean(path.map(({ y }) => y)) };
  const degrees = (i: number) => turn + i * ((bend * 180) / Math.PI) + random.between(-8, 8);
  const things = path.map(({ x, y }, i) => lying(look, x - middle.x, y - middle.y, random, degrees(i)));
  return { things, radius: reach(things) * 0.86 };
}

/** A loose handful. */
function scatter(look: PieceLook, random: Dice): Group {
  const { size, count } = look.lie;
  const things = Array.from({ length: count }, (_, i) => {
    const away = size * 0.46 * Math.sqrt(i + 0.25) * random.between(0.85, 1.15);
    const at = i * GOLDEN_ANGLE + random.between(-0.3, 0.3);
    return lying(look, Math.cos(at) * away, Math.sin(at) * away, random);
  });
  return { things, radius: reach(things) * 0.82 };
}

/** Beans and grains, which would roll away, in a bowl. */
function heapInBowl(look: PieceLook, random: Dice): Thing[] {
  const size = BOWL_SIZE;
  const within = (size * INNER) / 2 - look.lie.size * 0.12;
  const base = bowl(random.pick(BOWLS), size, 'chunky', mixed(look.colour, '#1c120a', 0.45), random.below(360));
  return [...base.slice(0, 2), ...heap(look, within, random), ...base.slice(2)];
}

/** Pieces side by side in a round, the way seeds stand in a sunflower, with a second layer on top. */
export const heap = (look: PieceLook, within: number, random: Dice): Thing[] => [
  ...sunflower(look, within, gapOf(look), 0.3, random),
  ...sunflower(look, within * 0.62, gapOf(look), 0.4, random),
];

/** Sticks lie closer than rounds. */
const gapOf = ({ family }: PieceLook): number => (STICKS.has(family) ? 0.21 : 0.36);

/** Pieces that swim in a dish, here and there. */
export const scattered = (look: PieceLook, within: number, random: Dice): Thing[] =>
  sunflower(look, within, Math.max(0.54, within / look.lie.size / 15), 0.22, random);

function sunflower(look: PieceLook, within: number, gap: number, lift: number, random: Dice): Thing[] {
  const { size } = look.lie;
  const count = Math.ceil((within / (size * gap)) ** 2);
  return Array.from({ length: count }, (_, i) => {
    const away = (within - size * 0.3) * Math.sqrt((i + 0.5) / count);
    const at = i * GOLDEN_ANGLE + random.between(-0.2, 0.2);
    const wobble = () => random.between(-0.12, 0.12) * size;
    return lying(look, Math.cos(at) * away + wobble(), Math.sin(at) * away + wobble(), random, undefined, lift);
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

const reach = (things: readonly Thing[]): number =>
  Math.max(...things.map((thing) => Math.hypot(thing.x, thing.y) + ('size' in thing ? thing.size / 2 : 0)));

/** A group brought to a place, and to another size. */
export const groupAt = (things: readonly Thing[], x: number, y: number, scale = 1): Thing[] =>
  things.map((thing) => ({
    ...thing,
    x: x + thing.x * scale,
    y: y + thing.y * scale,
    ...('size' in thing && { size: thing.size * scale }),
  }));
