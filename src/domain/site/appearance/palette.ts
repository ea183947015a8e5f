import { contrast, hexOf, type Oklch, oklchOf } from './oklch.ts';

/** Least contrast of what is read, and of the edges of what is pressed (WCAG 2.2, 1.4.3 and 1.4.11). */
const READABLE = 4.5;
const SEEN = 3;

/** Colours of the site that follow from an accent, by the names of src/styles/tokens.css. */
const NAMES = [
  'bg',
  'surface',
  'sunken',
  'border',
  'control',
  'text',
  'muted',
  'primary',
  'primary-hover',
  'on-primary',
  'primary-soft',
  'on-primary-soft',
  'accent',
  'on-accent',
  'accent-soft',
  'on-accent-soft',
] as const;
export type ColourName = (typeof NAMES)[number];
type ColourScheme = 'light' | 'dark';
export type Colours = Record<ColourName, string>;
export type SitePalette = Record<ColourScheme, Colours>;

/** The house's own lightness and chroma of each, and its hue, with which paper stays paper. */
type House = Record<ColourName, [l: number, c: number, h: number]>;
const LIGHT: House = {
  bg: [0.984, 0.008, 91],
  surface: [0.997, 0.003, 91],
  sunken: [0.958, 0.012, 89],
  border: [0.895, 0.014, 87],
  control: [0.62, 0.022, 95],
  text: [0.235, 0.028, 155],
  muted: [0.47, 0.022, 140],
  primary: [0.43, 0.098, 152],
  'primary-hover': [0.375, 0.09, 152],
  'on-primary': [0.99, 0.01, 110],
  'primary-soft': [0.945, 0.038, 145],
  'on-primary-soft': [0.37, 0.085, 152],
  accent: [0.545, 0.165, 36],
  'on-accent': [0.988, 0.006, 60],
  'accent-soft': [0.938, 0.026, 45],
  'on-accent-soft': [0.45, 0.14, 35],
};
const DARK: House = {
  bg: [0.178, 0.012, 155],
  surface: [0.218, 0.014, 155],
  sunken: [0.15, 0.01, 155],
  border: [0.315, 0.016, 150],
  control: [0.565, 0.02, 145],
  text: [0.952, 0.01, 100],
  muted: [0.765, 0.016, 120],
  primary: [0.82, 0.145, 140],
  'primary-hover': [0.87, 0.13, 140],
  'on-primary': [0.215, 0.045, 152],
  'primary-soft': [0.31, 0.05, 150],
  'on-primary-soft': [0.9, 0.1, 142],
  accent: [0.755, 0.135, 42],
  'on-accent': [0.22, 0.05, 38],
  'accent-soft': [0.31, 0.055, 38],
  'on-accent-soft': [0.86, 0.07, 48],
};
const HOUSE: Record<ColourScheme, House> = { light: LIGHT, dark: DARK };

const colourOf = ([l, c, h]: [number, number, number]): string => hexOf({ l, c, h });
const coloursOf = (house: House): Colours =>
  Object.fromEntries(NAMES.map((name) => [name, colourOf(house[name])])) as Colours;

/** The colours that come with the product. */
export const HOUSE_PALETTE: SitePalette = { light: coloursOf(LIGHT), dark: coloursOf(DARK) };

/** What stands on what, and how well it has to be told apart, in both schemes. */
export const CONTRASTS: readonly (readonly [ColourName, ColourName, number])[] = [
  ...(['bg', 'surface', 'sunken'] as const).flatMap((ground) => [
    ...(['text', 'muted', 'primary', 'primary-hover', 'accent'] as const).map(
      (name) => [name, ground, READABLE] as const,
    ),
    ['control', ground, SEEN] as const,
  ]),
  ['on-primary', 'primary', READABLE],
  ['on-primary', 'primary-hover', READABLE],
  ['on-accent', 'accent', READABLE],
  ...(['text', 'muted', 'primary', 'on-primary-soft'] as const).map(
    (name) => [name, 'primary-soft', READABLE] as const,
  ),
  ...(['text', 'on-accent-soft'] as const).map((name) => [name, 'accent-soft', READABLE] as const),
];

/** The palette of an accent, "#rrggbb": in its hue, as light and as strong as it is where that can be read, else mended. */
export function paletteOf(accent: string): SitePalette {
  const wanted = oklchOf(accent);
  return { light: mended('light', wanted), dark: mended('dark', wanted) };
}

const GROUNDS: readonly ColourName[] = ['bg', 'surface', 'sunken', 'primary-soft', 'accent-soft'];
/** Each after what it stands on. */
const ORDER: readonly ColourName[] = [
  ...GROUNDS,
  'border',
  'control',
  'text',
  'muted',
  'primary',
  'primary-hover',
  'on-primary',
  'on-primary-soft',
  'accent',
  'on-accent',
  'on-accent-soft',
];
/** A step of lightness too small to see. */
const STEP = 0.004;

function mended(scheme: ColourScheme, wanted: Oklch): Colours {
  const colours = { ...HOUSE_PALETTE[scheme] };
  for (const name of ORDER) {
    if (scheme === 'light' && isPaper(name)) continue;
    colours[name] = readable(name, firstChoice(scheme, name, wanted, colours), scheme, colours);
  }
  return colours;
}

/** By day the site is paper, whatever its accent. */
const isPaper = (name: ColourName): boolean => ['bg', 'surface', 'sunken', 'border', 'control'].includes(name);
const isTint = (name: ColourName): boolean => /primary|accent/.test(name);

function firstChoice(scheme: ColourScheme, name: ColourName, { l, c, h }: Oklch, done: Colours): Oklch {
  const [houseL, houseC] = HOUSE[scheme][name];
  // A grey accent has no hue to speak of: what follows from it is grey, too.
  const strength = Math.min(1, c / 0.1);
  if (name === 'primary' || name === 'accent') {
    const own = scheme === 'light' ? Math.min(l, 0.62) : Math.max(l, houseL);
    return { l: Math.min(0.95, own), c, h };
  }
  if (name === 'primary-hover') {
    const base = oklchOf(done.primary);
    const away = scheme === 'light' ? (base.l < 0.3 ? 0.12 : -0.055) : base.l > 0.92 ? -0.05 : 0.05;
    return { ...base, l: base.l + away, h };
  }
  return { l: houseL, c: isTint(name) ? houseC * strength : Math.min(houseC, 0.016) * strength, h };
}

/** The colour, moved away from what it stands on by as much as it takes to be told from it. */
function readable(name: ColourName, first: Oklch, scheme: ColourScheme, done: Colours): string {
  const needs = CONTRASTS.filter(([on, ground]) => on === name && ORDER.indexOf(ground) < ORDER.indexOf(name));
  const holds = (hex: string): boolean => needs.every(([, ground, least]) => contrast(hex, done[ground]) >= least);
  const isDarker = scheme === 'light' ? !name.match(/^on-(primary|accent)$/) : /^on-(primary|accent)$/.test(name);
  const step = isDarker ? -STEP : STEP;
  for (let colour = first; ; colour = { ...colour, l: colour.l + step }) {
    const hex = hexOf(colour);
    if (holds(hex) || colour.l < 0 || colour.l > 1) return hex;
  }
}
