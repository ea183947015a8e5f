/**
 * Colours as OKLCH, in which equal steps look equal, and as sRGB, which screens have.
 * Source: Björn Ottosson, "A perceptual color space for image processing", https://bottosson.github.io/posts/oklab/
 */

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const decoded = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Linear light of "#rrggbb". */
function lightOf(hex: string): Triple {
  const number = Number.parseInt(hex.slice(1), 16);
  return [decoded((number >> 16) / 255), decoded(((number >> 8) & 255) / 255), decoded((number & 255) / 255)];
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = lightOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, yellow),
    h: ((Math.atan2(yellow, a) * 180) / Math.PI + 360) % 360,
  };
}

function linearOf({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const EDGE = 0.0005;
const isShown = (linear: Triple): boolean => linear.every((value) => value >= -EDGE && value <= 1 + EDGE);

/** "#rrggbb" of a colour; one that no screen shows is made as much paler as it takes, at the same lightness and hue. */
export function hexOf(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let [shown, wanted] = isShown(linearOf({ ...colour, l })) ? [colour.c, colour.c] : [0, colour.c];
  for (let step = 0; step < 16 && wanted - shown > 0.0005; step++) {
    const middle = (shown + wanted) / 2;
    if (isShown(linearOf({ ...colour, l, c: middle }))) shown = middle;
    else wanted = middle;
  }
  const bytes = linearOf({ ...colour, l, c: shown }).map((value) =>
    Math.round(encoded(Math.min(1, Math.max(0, value))) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG's ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = lightOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
