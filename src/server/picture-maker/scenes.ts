import type { Table } from '#src/domain/recipes/kitchen.ts';
import { type Colour, distance, muted, TABLE_COLOURS } from './colour.ts';
import { dish, type Seen } from './dish.ts';
import { type FreeArea, type RoundPlace, spread } from './layout.ts';
import type { Scene } from './paint-scene.ts';
import type { Piece, Thing } from './piece.ts';
import type { Dice } from './seeded-dice.ts';
import { type Bowl, type Group, groupAt, groupOf } from './thing-groups.ts';

const PICTURE = { width: 1200, height: 900 } as const;
const BANNER = { width: 1600, height: 800 } as const;
/** Share of the table that things cover. */
const COVERED = 0.4;
const MOST_GROUPS = 8;
/** Grams that take a whole bowl; less comes in a smaller one, down to this share of its width. */
const BOWLFUL = 120;
const LEAST_BOWL = 0.55;
const BOWL_COLOURS: Record<Exclude<Bowl, 'plate-white'>, Colour> = {
  'bowl-clay': '#b9653f',
  'bowl-cream': '#e6e0d6',
  'bowl-ink': '#2c5c5e',
};
const LINEN: readonly Colour[] = ['#efe8da', '#e3b850', '#c9653d', '#7d9980', '#3a5848', '#efc6b7', '#48687b'];

/** The share of its colour that linen loses. */
const DYED = 0.2;

/** The finished dish in the middle of the table, with a cloth and a little of what it is made of around it. */
export function dishScene(seen: readonly Seen[], table: Table, isOnPlate: boolean, random: Dice): Scene {
  const { width, height } = PICTURE;
  const colour = TABLE_COLOURS[table];
  const size = isOnPlate ? random.between(780, 830) : random.between(700, 750);
  const centre = { x: width / 2 + random.between(-70, 70), y: height / 2 + random.between(-18, 18) };
  const { things } = dish(seen, isOnPlate ? 'plate-white' : bowlOn(colour, random), size, random);
  const side = random.pick([-1, 1]);
  const loose = around(seen, random);
  const area = { left: -70, top: -60, right: width + 70, bottom: height + 60 };
  const taken = [{ ...centre, radius: size / 2 + 30 }];
  const laid = lay(loose, area, random, taken, 0.8);
  return {
    ...PICTURE,
    table: colour,
    things: [
      clothAt(centre.x + side * 470, centre.y + random.between(120, 230), colour, side, random),
      ...laid,
      ...groupAt(things, centre.x, centre.y),
    ],
  };
}

/** Foods laid out side by side, all of them. */
export function laidOutScene(foods: readonly Seen[], table: Table, random: Dice): Scene {
  const { width, height } = PICTURE;
  const colour = TABLE_COLOURS[table];
  const groups = foods.map(({ look, weight }) => {
    const { things, radius } = groupOf(look, random);
    const size = look.kind === 'bowl' ? Math.max(LEAST_BOWL, Math.min(1, (weight / BOWLFUL) ** 0.25)) : 1;
    return { things: groupAt(things, 0, 0, size), radius: radius * size };
  });
  const area = { left: 20, top: 10, right: width - 20, bottom: height - 10 };
  const side = random.pick([-1, 1]);
  const cloth = clothAt(width / 2 + side * 480, height * random.between(0.62, 0.85), colour, side, random);
  return { ...PICTURE, table: colour, things: [cloth, ...lay(groups, area, random)] };
}

/** Ingredients along one side and the lower edge, the rest of the table free for words. */
export function bannerScene(seen: readonly Seen[], table: Table, random: Dice): Scene {
  const { width, height } = BANNER;
  const colour = TABLE_COLOURS[table];
  const main = dish(seen, bowlOn(colour, random), 560, random);
  const centre = { x: width - random.between(360, 420), y: height * random.between(0.44, 0.54) };
  const rounds = Math.max(1, Math.floor(MOST_GROUPS / Math.max(1, seen.length)));
  const shown = Array.from({ length: rounds }, () => seen.slice(0, MOST_GROUPS)).flat();
  const groups = shown.map(({ look }) => groupOf(look, random));
  const area = { left: width * 0.47, top: -70, right: width + 60, bottom: height + 70 };
  const laid = lay(groups, area, random, [{ ...centre, radius: 290 }], 0.85);
  const cloth = clothAt(width - 130, height * 0.8, colour, 1, random);
  return { ...BANNER, table: colour, things: [cloth, ...laid, ...groupAt(main.things, centre.x, centre.y)] };
}

/** Groups of things, each at a place of its own; as large as the area allows, up to `largest` times their size. */
function lay(
  groups: readonly Group[],
  area: FreeArea,
  random: Dice,
  taken: readonly RoundPlace[] = [],
  largest = 1.5,
): Thing[] {
  if (groups.length === 0) return [];
  const room =
    (area.right - area.left) * (area.bottom - area.top) - sum(taken.map(({ radius }) => Math.PI * radius ** 2));
  const covered = sum(groups.map(({ radius }) => Math.PI * radius ** 2));
  const factor = Math.min(largest, Math.sqrt((COVERED * room) / covered));
  const radii = groups.map(({ radius }) => radius * factor);
  const { spots, scale } = spread(radii, area, random, taken);
  return groups.flatMap(({ things }, i) => {
    const { x = 0, y = 0 } = spots[i] ?? {};
    return groupAt(things, x, y, factor * scale);
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A few of the ingredients that come in pieces, small ones not in bowls. */
function around(seen: readonly Seen[], random: Dice): Group[] {
  const pieces = seen.flatMap(({ look }) =>
    look.kind === 'pieces' && look.lie.as !== 'one'
      ? [
          {
            ...look,
            lie: { ...look.lie, as: look.lie.as === 'fan' ? ('fan' as const) : ('scatter' as const), count: 3 },
          },
        ]
      : [],
  );
  const chosen = pieces.toSorted(() => random.next() - 0.5).slice(0, 4);
  return chosen.map((look) => groupOf(look, random));
}

/** A bowl that stands out from the table. */
function bowlOn(table: Colour, random: Dice): Bowl {
  const bowls = Object.entries(BOWL_COLOURS) as [Bowl, Colour][];
  const fitting = bowls.filter(([, colour]) => distance(colour, table) > 0.28);
  return random.pick(fitting.length > 0 ? fitting : bowls)[0];
}

function clothAt(x: number, y: number, table: Colour, side: number, random: Dice): Piece {
  const colour = muted(random.pick(LINEN.filter((linen) => distance(linen, table) > 0.3)), DYED);
  const angle = (side > 0 ? -14 : 14) + random.between(-6, 6);
  return { sprite: 'cloth', x, y, size: 460, angle, colour, lift: 0.15 };
}
