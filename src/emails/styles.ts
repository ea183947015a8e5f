import type { CSSProperties } from 'react';
import type { NutriScore } from '#src/domain/nutrition/nutri-score.ts';
import { HOUSE_PALETTE, type SitePalette } from '#src/domain/site/appearance/palette.ts';
import type { TypePairName } from '#src/domain/site/appearance/type-pairs.ts';

// The site's light colours as hex: mail programs know neither oklch() nor variables.
const MAIL_COLOUR = {
  paper: '#fcfaf4',
  surface: '#fffefb',
  border: '#e6e0d3',
  text: '#1d2a21',
  muted: '#5c6359',
  leaf: '#17572f',
  leafSoft: '#e8f3e6',
  onLeaf: '#fcfdf8',
} as const;
/** Mail programs load no fonts: whoever has not the pair's own gets what is most like it. */
const MAIL_FONTS: Record<TypePairName, { display: string; text: string }> = {
  house: {
    display: 'Fraunces, Georgia, serif',
    text: "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif",
  },
  press: {
    display: "Newsreader, Charter, 'Times New Roman', Times, serif",
    text: "Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
  },
  market: {
    display: "'Bricolage Grotesque', 'Gill Sans', 'Trebuchet MS', Arial, sans-serif",
    text: "'Hanken Grotesk', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
  },
  book: {
    display: "Literata, 'Iowan Old Style', Palatino, 'Palatino Linotype', Georgia, serif",
    text: "'Nunito Sans', Avenir, 'Segoe UI', Verdana, sans-serif",
  },
};
const { display: DISPLAY, text: TEXT } = MAIL_FONTS.house;

type Style = CSSProperties;

export const paper: Style = {
  backgroundColor: MAIL_COLOUR.paper,
  color: MAIL_COLOUR.text,
  fontFamily: TEXT,
  margin: 0,
  padding: 0,
};
export const wordmark: Style = {
  color: MAIL_COLOUR.text,
  fontFamily: DISPLAY,
  fontSize: '26px',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  margin: '0 0 16px 4px',
};
/** Of a logo that is too pale for paper, and of one too dark for the night. */
export const onDark: Style = { backgroundColor: '#0d130f', borderRadius: '6px', display: 'block', padding: '8px' };
export const onPaper: Style = { ...onDark, backgroundColor: MAIL_COLOUR.paper, margin: '0 0 0 -8px' };
export const card: Style = {
  backgroundColor: MAIL_COLOUR.surface,
  border: `1px solid ${MAIL_COLOUR.border}`,
  borderRadius: '20px',
  padding: '32px 28px',
};
export const headline: Style = {
  color: MAIL_COLOUR.text,
  fontFamily: DISPLAY,
  fontSize: '32px',
  // As light as the site's headlines where Fraunces is missing, too.
  fontWeight: 500,
  letterSpacing: '-0.02em',
  lineHeight: '36px',
  margin: '0 0 16px',
};
export const paragraph: Style = { color: MAIL_COLOUR.text, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' };
export const fine: Style = { color: MAIL_COLOUR.muted, fontSize: '14px', lineHeight: '21px', margin: '16px 0 0' };
export const footer: Style = { color: MAIL_COLOUR.muted, fontSize: '13px', lineHeight: '20px', margin: '20px 4px 0' };
export const action: Style = {
  backgroundColor: MAIL_COLOUR.leaf,
  borderRadius: '999px',
  color: MAIL_COLOUR.onLeaf,
  display: 'inline-block',
  fontSize: '16px',
  fontWeight: 600,
  padding: '14px 28px',
  textDecoration: 'none',
};
export const link: Style = { color: MAIL_COLOUR.leaf, textDecoration: 'underline' };
export const code: Style = {
  backgroundColor: MAIL_COLOUR.leafSoft,
  borderRadius: '12px',
  color: MAIL_COLOUR.text,
  fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSize: '24px',
  letterSpacing: '0.08em',
  lineHeight: '32px',
  margin: '0 0 16px',
  padding: '16px 12px',
  textAlign: 'center',
  wordBreak: 'break-all',
};
/** Sixteen characters stay on one line of a phone. */
export const longCode: Style = { ...code, fontSize: '19px', letterSpacing: '0.04em' };
export const quote: Style = {
  ...paragraph,
  borderLeft: `3px solid ${MAIL_COLOUR.leaf}`,
  paddingLeft: '16px',
};
export const picture: Style = {
  borderRadius: '14px',
  display: 'block',
  height: 'auto',
  margin: '0 0 20px',
  maxWidth: '100%',
  width: '100%',
};
export const subhead: Style = { ...headline, fontSize: '22px', lineHeight: '28px', margin: '28px 0 10px' };
export const partHead: Style = { ...paragraph, fontWeight: 600, margin: '16px 0 6px' };
export const list: Style = { margin: '0 0 20px', padding: '0 0 0 22px' };
export const ingredient: Style = { ...paragraph, margin: '0 0 6px' };
export const listItem: Style = { ...paragraph, margin: '0 0 12px' };
export const figure: Style = { ...paragraph, margin: '0 0 4px' };
export const partFigure: Style = { ...figure, color: MAIL_COLOUR.muted, marginLeft: '16px' };

const NUTRI_COLOURS: Record<NutriScore, Style> = {
  A: { backgroundColor: '#038141', color: '#ffffff' },
  B: { backgroundColor: '#85bb2f', color: MAIL_COLOUR.text },
  C: { backgroundColor: '#fecb02', color: MAIL_COLOUR.text },
  D: { backgroundColor: '#ee8100', color: MAIL_COLOUR.text },
  E: { backgroundColor: '#d2340b', color: '#ffffff' },
};
/** The letter on the colour of the site's scale. */
export const scoreLetter = (score: NutriScore): Style => ({
  ...NUTRI_COLOURS[score],
  borderRadius: '6px',
  padding: '2px 9px',
});

/**
 * A mail in the look of a site. Mail programs know no variables, so colours and fonts stand in every element: those of the
 * product, as they stand here and in newsletter-styles.ts, give way to the site's. Each is replaced once.
 */
export function mailInLook(html: string, { palette, type }: { palette: SitePalette; type: TypePairName }): string {
  const fonts = type === 'house' ? html : inFonts(html, type);
  return palette === HOUSE_PALETTE ? fonts : inColours(fonts, palette);
}

function inColours(html: string, { light, dark }: SitePalette): string {
  const instead: Record<string, string> = {
    [MAIL_COLOUR.text]: light.text,
    [MAIL_COLOUR.muted]: light.muted,
    [MAIL_COLOUR.leaf]: light.primary,
    [MAIL_COLOUR.leafSoft]: light['primary-soft'],
    [MAIL_COLOUR.onLeaf]: light['on-primary'],
    '#8fd99a': dark.primary,
    '#0d130f': dark.bg,
    '#151c17': dark.surface,
  };
  return html.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => instead[colour] ?? colour);
}

/** As an attribute has it. */
const inAttribute = (family: string): string => family.replaceAll("'", '&#x27;');

const inFonts = (html: string, type: TypePairName): string =>
  (['display', 'text'] as const).reduce(
    (text, part) => text.replaceAll(inAttribute(MAIL_FONTS.house[part]), inAttribute(MAIL_FONTS[type][part])),
    html,
  );
