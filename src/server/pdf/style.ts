import type { InkName } from '#src/domain/site/appearance/paper-look.ts';

/** A4 in points, a 72nd of an inch. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** Below it is nothing but the number of the page. */
export const PAGE_BOTTOM = PAGE.height - 46;

export type FontName = 'text' | 'bold' | 'display';

/** The look of a stretch of text; sizes in points. */
export interface TextStyle {
  font: FontName;
  size: number;
  /** From one baseline to the next. */
  leading: number;
  colour: InkName;
}

const style = (font: FontName, size: number, leading: number, colour: InkName = 'text'): TextStyle => ({
  font,
  size,
  leading,
  colour,
});

/** The styles of a sheet whose text is so many times the usual size; its title stays as it is. */
export const stylesFor = (scale: number) => ({
  eyebrow: style('bold', 8.5, 12, 'accent'),
  title: style('display', 27, 29),
  lead: style('text', 10, 14.2, 'muted'),
  factLabel: style('text', 7.8, 11, 'muted'),
  fact: style('bold', 10, 13),
  heading: style('display', 15 * scale, 19 * scale),
  subheading: style('bold', 8.5 * scale, 11 * scale, 'accent'),
  body: style('text', 9.6 * scale, 13.7 * scale),
  strong: style('bold', 9.6 * scale, 13.7 * scale),
  number: style('display', 13 * scale, 13.7 * scale, 'accent'),
  note: style('text', 8 * scale, 11 * scale, 'muted'),
  cell: style('text', 7.8 * scale, 11 * scale),
  cellStrong: style('bold', 7.8 * scale, 11 * scale),
  siteName: style('bold', 9.5, 13),
  address: style('text', 8, 11.5, 'primary'),
  pageNumber: style('text', 8, 11, 'muted'),
});
export type Styles = ReturnType<typeof stylesFor>;
