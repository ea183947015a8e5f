import type { Canvas } from './canvas.ts';

/** Greens: their middle on the circle of hues and how far they reach, in degrees, how much of its colour film takes from them. */
const GREENS = { hue: 108, reach: 34, paler: 0.26, towardsOlive: 9 } as const;
/** Around 0 degrees. */
const REDS = { reach: 22, paler: 0.15 } as const;
/** Share of light that is missing in the corners. */
const CORNERS = 0.18;
/** Strength of the grain, of 255. */
const GRAIN = 5;

/** Makes of pixels what film makes of them, in place: the same greens, reds, corners and grain as the studio's `finish()`. */
export function develop({ data, width, height }: Canvas, random: () => number): void {
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const pixel = onFilm(data[at] as number, data[at + 1] as number, data[at + 2] as number);
      const away = Math.hypot((2 * x) / width - 1, (2 * y) / height - 1);
      const light = 1 - CORNERS * Math.min(1, Math.max(0, away - 0.5)) ** 1.5;
      const grain = (random() + random() - 1) * GRAIN;
      for (const [channel, value] of pixel.entries()) {
        data[at + channel] = Math.min(255, Math.max(0, value * light + grain));
      }
    }
  }
}

function onFilm(red: number, green: number, blue: number): [number, number, number] {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < 4) return [red, green, blue];
  const sector =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  const hue = (sector * 60 + 360) % 360;
  const greenness = Math.exp(-(((hue - GREENS.hue) / GREENS.reach) ** 2));
  const redness = Math.exp(-(((((hue + 180) % 360) - 180) / REDS.reach) ** 2));
  const kept = chroma * (1 - GREENS.paler * greenness - REDS.paler * redness);
  const turned = (hue - GREENS.towardsOlive * greenness + 360) % 360;
  const part = (offset: number) => {
    const k = (offset + turned / 60) % 6;
    return most - kept * Math.max(0, Math.min(k, 4 - k, 1));
  };
  return [part(5), part(3), part(1)];
}
