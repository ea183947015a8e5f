import { describe, expect, it } from 'vitest';
import { gapBetween, MOST_OVERLAP, type RoundPlace, spread } from '#src/server/picture-maker/layout.ts';
import { seededDice } from '#src/server/picture-maker/seeded-dice.ts';

const AREA = { left: 0, top: 0, right: 1200, bottom: 900 };
const SETS: readonly (readonly number[])[] = [
  [150],
  [260, 140, 120],
  [150, 150, 140, 130, 120, 120, 100, 90],
  Array.from({ length: 14 }, (_, i) => 60 + i * 12),
  [900, 40],
];

const pairs = (spots: readonly RoundPlace[]) =>
  spots.flatMap((one, i) => spots.slice(i + 1).map((other) => [one, other] as const));

describe('spread', () => {
  it.each(SETS.map((radii) => [radii.length, radii] as const))(
    'lets none of %i things reach into another further than it may, nor out of the area',
    (_, radii) => {
      for (let seed = 0; seed < 20; seed++) {
        const { spots, scale } = spread(radii, AREA, seededDice('layout', seed));
        expect(spots).toHaveLength(radii.length);
        for (const [one, other] of pairs(spots)) {
          const away = Math.hypot(one.x - other.x, one.y - other.y);
          expect(away).toBeGreaterThanOrEqual((one.radius + other.radius) * (1 - MOST_OVERLAP) - 1e-9);
        }
        for (const [i, { x, y, radius }] of spots.entries()) {
          expect(radius).toBeCloseTo((radii[i] ?? 0) * scale);
          expect(Math.min(x - radius, y - radius, AREA.right - x - radius, AREA.bottom - y - radius)).toBeGreaterThan(
            -1e-6,
          );
        }
      }
    },
  );

  it('keeps clear of what lies there already', () => {
    const taken = [{ x: 600, y: 450, radius: 300 }];
    const { spots } = spread([80, 80, 70, 60], AREA, seededDice('taken'), taken);
    for (const spot of spots) expect(gapBetween(spot, taken[0] as RoundPlace)).toBeGreaterThanOrEqual(0);
  });

  it('finds the same places for the same seed, and others for another', () => {
    const lay = (seed: number) => spread([120, 100, 90], AREA, seededDice('x', seed)).spots;
    expect(lay(1)).toEqual(lay(1));
    expect(lay(2)).not.toEqual(lay(1));
  });

  it('makes things smaller only when they do not fit', () => {
    expect(spread([100, 100], AREA, seededDice('roomy')).scale).toBe(1);
    expect(spread([500, 500], AREA, seededDice('tight')).scale).toBeLessThan(1);
  });
});
