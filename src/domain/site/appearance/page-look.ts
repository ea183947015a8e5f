import type { Appearance } from './appearance.ts';
import { ICON_SIZES, type Logo } from './logo.ts';
import { lookFileAt } from './logo-shown.ts';
import PAIR_FACES from './pair-faces.json' with { type: 'json' };
import { HOUSE_PALETTE, paletteOf, type SitePalette } from './palette.ts';
import { type PaperLook, paperLook } from './paper-look.ts';
import type { TypePairName } from './type-pairs.ts';

/** What pages, mails and documents take from an appearance. */
export interface PageLook {
  /** Style of the head: empty while everything is as it comes with the product. */
  css: string;
  palette: SitePalette;
  type: TypePairName;
  /** Of documents. */
  paper: PaperLook;
  /** Files that a page asks for before its styles are read. */
  fonts: readonly string[];
  /** In place of the name, at the top of what the site makes. */
  logo: Logo | null;
  icons: LookIcons;
  /** Own address of the picture of links that have none of their own; `null` where it is the product's. */
  shareImage: string | null;
  /** A draft is looked at, which nobody else sees. */
  isPreview: boolean;
  /** What is in the header and in the footer's list where the site has its own. */
  entries: Pick<Appearance, 'header' | 'footer'>;
  /** What the landing page opens with, and its parts. */
  front: Pick<Appearance, 'hero' | 'landing'>;
}

/** Own addresses of a site's icon. */
interface LookIcons {
  /** Of browsers' tabs. */
  tab: { href: string; type: string };
  /** Of 180 pixels, on its own ground. */
  touch: string;
  /** As a web manifest has them. */
  manifest: { src: string; sizes: string; type: string; purpose?: 'maskable' }[];
}

const SVG = 'image/svg+xml';
const PNG = 'image/png';
const HOUSE_ICONS: LookIcons = {
  tab: { href: '/favicon.svg', type: SVG },
  touch: '/apple-touch-icon.png',
  manifest: [
    { src: '/favicon.svg', sizes: 'any', type: SVG },
    { src: '/icon-192.png', sizes: '192x192', type: PNG },
    { src: '/icon-512.png', sizes: '512x512', type: PNG },
    { src: '/icon-512-full.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
  ],
};

function iconsOf(icon: Appearance['icon']): LookIcons {
  if (!icon) return HOUSE_ICONS;
  const [svg, small, large] = [icon.svg && lookFileAt(icon.svg), lookFileAt(icon.small), lookFileAt(icon.large)];
  return {
    tab: svg ? { href: svg, type: SVG } : { href: small, type: PNG },
    touch: lookFileAt(icon.touch),
    manifest: [
      { src: small, sizes: `${ICON_SIZES.small}x${ICON_SIZES.small}`, type: PNG },
      { src: large, sizes: `${ICON_SIZES.large}x${ICON_SIZES.large}`, type: PNG },
    ],
  };
}

/** The fonts of each pair and what tells of them: those of the house are in its styles. */
const FONTS: Record<TypePairName, { css: string; files: readonly string[] }> = {
  house: { css: '', files: ['/fonts/fraunces.woff2', '/fonts/figtree.woff2'] },
  ...PAIR_FACES,
};

export function pageLook(appearance: Appearance): PageLook {
  const { accent, type, logo, icon, shareImage, header, footer, hero, landing } = appearance;
  const palette = accent === null ? HOUSE_PALETTE : paletteOf(accent);
  return {
    css: `${accent === null ? '' : rootOf(palette)}${FONTS[type].css}`,
    palette,
    type,
    paper: paperLook(palette, type),
    fonts: FONTS[type].files,
    logo,
    icons: iconsOf(icon),
    shareImage,
    isPreview: false,
    entries: { header, footer },
    front: { hero, landing },
  };
}

/** Only what differs from the product's own colours, so that a page carries no more than it must. */
function rootOf({ light, dark }: SitePalette): string {
  const names = Object.keys(light) as (keyof typeof light)[];
  const rules = names
    .filter((name) => light[name] !== HOUSE_PALETTE.light[name] || dark[name] !== HOUSE_PALETTE.dark[name])
    .map((name) => `--color-${name}:light-dark(${light[name]},${dark[name]})`);
  return rules.length > 0 ? `:root{${rules.join(';')}}` : '';
}
