import type { SitePalette } from './palette.ts';
import type { TypePairName } from './type-pairs.ts';

/** The look of documents: their inks, "#rrggbb" on white paper, and the pair that their headings' font is of. */
export interface PaperLook {
  inks: {
    text: string;
    muted: string;
    primary: string;
    accent: string;
    rule: string;
    /** Edges of what is ticked, and dots that lead across a page. */
    box: string;
  };
  pair: TypePairName;
}
export type InkName = keyof PaperLook['inks'];

/** Paper stays paper: a colour that can be read on the site's by day can be read on white. */
export const paperLook = ({ light }: SitePalette, pair: TypePairName): PaperLook => ({
  inks: {
    text: light.text,
    muted: light.muted,
    primary: light.primary,
    accent: light.accent,
    rule: light.border,
    box: light.control,
  },
  pair,
});
