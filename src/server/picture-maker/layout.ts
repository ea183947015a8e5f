import type { Dice } from './seeded-dice.ts';

/** A round thing that has its place. */
export interface RoundPlace {
  x: number;
  y: number;
  radius: number;
}

export interface FreeArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The most that two things may reach into each other, as a share of both radii: clusters are rounder on paper than on the
 * table.
 */
export const MOST_OVERLAP = 0.1;
const TRIES = 260;
const SMALLER = 0.93;

/**
 * Finds places for round things of these radii, none reaching into another further than `MOST_OVERLAP`, all inside the
 * area and clear of what lies there already. The largest come first; each takes, of many tries, the place with the most
 * even distance to its neighbours. When they do not fit, all become smaller. Answers in the order asked, with the factor
 * by which they were made smaller.
 */
export function spread(
  radii: readonly number[],
  area: FreeArea,
  random: Dice,
  taken: readonly RoundPlace[] = [],
): { spots: RoundPlace[]; scale: number } {
  for (let scale = 1; ; scale *= SMALLER) {
    const spots = attempt(
      radii.map((radius) => radius * scale),
      area,
      random,
      taken,
    );
    if (spots) return { spots, scale };
  }
}

function attempt(
  radii: readonly number[],
  area: FreeArea,
  random: Dice,
  taken: readonly RoundPlace[],
): RoundPlace[] | null {
  const order = radii.map((radius, index) => ({ radius, index })).toSorted((a, b) => b.radius - a.radius);
  const spots: RoundPlace[] = new Array(radii.length);
  const there: RoundPlace[] = [...taken];
  for (const { radius, index } of order) {
    const spot = best(radius, area, random, there);
    if (!spot) return null;
    spots[index] = spot;
    there.push(spot);
  }
  return spots;
}

function best(radius: number, area: FreeArea, random: Dice, there: readonly RoundPlace[]): RoundPlace | null {
  let found: RoundPlace | null = null;
  let foundGap = -1;
  for (let i = 0; i < TRIES; i++) {
    const x = random.between(area.left + radius, area.right - radius);
    const y = random.between(area.top + radius, area.bottom - radius);
    if (area.right - area.left < radius * 2 || area.bottom - area.top < radius * 2) return null;
    const gap = Math.min(radius, ...there.map((other) => gapBetween({ x, y, radius }, other)));
    if (gap < 0 || gap <= foundGap) continue;
    found = { x, y, radius };
    foundGap = gap;
  }
  return found;
}

/** Pixels between two things; below 0 where they overlap more than they may. */
export const gapBetween = (one: RoundPlace, other: RoundPlace): number =>
  Math.hypot(one.x - other.x, one.y - other.y) - (one.radius + other.radius) * (1 - MOST_OVERLAP);
