import type { DrawnPixels } from './sprites.ts';

type Colour = readonly [number, number, number];
interface Glow {
  colour: Colour;
  /** Middle and radius, in parts of the circle's width. */
  at: readonly [x: number, y: number];
  radius: number;
  /** The cover at parts of the radius, from the middle outwards. */
  stops: readonly (readonly [part: number, cover: number])[];
}

/**
 * The shadow that the wall of a bowl throws on what is in it, and the light of the window on the other side; the upper one
 * last.
 */
const LIGHT: Glow = {
  colour: [255, 248, 232],
  at: [0.36, 0.3],
  radius: 0.46,
  stops: [
    [0, 0.14],
    [1, 0],
  ],
};
const DARK: Glow = {
  colour: [20, 10, 4],
  at: [0.55, 0.57],
  radius: 0.52,
  stops: [
    [0.7, 0],
    [0.9, 0.24],
    [1, 0.55],
  ],
};

/** A circle so many pixels wide, lit and in the shade of the rim around it. */
export function shade(size: number): DrawnPixels {
  const side = Math.ceil(size);
  const radius = size / 2 - 0.5;
  const data = Buffer.alloc(side * side * 4);
  for (let y = 0, at = 0; y < side; y++)
    for (let x = 0; x < side; x++, at += 4) {
      const edge = radius + 0.5 - Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2);
      if (edge <= 0) continue;
      // In parts of the circle's width, whose left and upper edge lie half a pixel in.
      const [u, v] = [x / (2 * radius), y / (2 * radius)];
      const [light, dark] = [cover(LIGHT, u, v), cover(DARK, u, v)];
      const alpha = dark + light * (1 - dark);
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] =
          ((DARK.colour[channel] ?? 0) * dark + (LIGHT.colour[channel] ?? 0) * light * (1 - dark)) / alpha + 0.5;
      data[at + 3] = alpha * Math.min(1, edge) * 255 + 0.5;
    }
  return { data, width: side, height: side };
}

function cover({ at: [x, y], radius, stops }: Glow, u: number, v: number): number {
  const part = Math.hypot(u - x, v - y) / radius;
  let [from, before] = stops[0] ?? [0, 0];
  for (const [to, after] of stops) {
    if (part < to) return part <= from ? before : before + ((after - before) * (part - from)) / (to - from);
    [from, before] = [to, after];
  }
  return before;
}
