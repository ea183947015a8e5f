import type { Appearance } from './appearance.ts';
import { headerRules } from './header-room.ts';
import { HOUSE_PALETTE, paletteOf, type SitePalette } from './palette.ts';

/** What pages, mails and documents take from an appearance. */
export interface PageLook {
  /** Style of the head: empty while everything is as it comes with the product. */
  css: string;
  palette: SitePalette;
  /** Files that a page asks for before its styles are read. */
  fonts: readonly string[];
  /** A draft is looked at, which nobody else sees. */
  isPreview: boolean;
  /** What is in the header and in the footer's list where the site has its own. */
  entries: Pick<Appearance, 'header' | 'footer'>;
  /** What the landing page opens with, and its parts. */
  front: Pick<Appearance, 'hero' | 'landing'>;
}

const HOUSE_FONTS = ['/fonts/fraunces.woff2', '/fonts/figtree.woff2'];

export function pageLook({ accent, header, footer, hero, landing }: Appearance, siteName: string): PageLook {
  const palette = accent === null ? HOUSE_PALETTE : paletteOf(accent);
  const css = `${accent === null ? '' : rootOf(palette)}${headerRules(header, siteName)}`;
  return { css, palette, fonts: HOUSE_FONTS, isPreview: false, entries: { header, footer }, front: { hero, landing } };
}

/** Only what differs from the product's own colours, so that a page carries no more than it must. */
function rootOf({ light, dark }: SitePalette): string {
  const names = Object.keys(light) as (keyof typeof light)[];
  const rules = names
    .filter((name) => light[name] !== HOUSE_PALETTE.light[name] || dark[name] !== HOUSE_PALETTE.dark[name])
    .map((name) => `--color-${name}:light-dark(${light[name]},${dark[name]})`);
  return rules.length > 0 ? `:root{${rules.join(';')}}` : '';
}
