import type { Ink, PagePoint } from './ink.ts';

type Element = ReturnType<Ink['element']>;

/** A part of a column: strips one below the other, between which a page may end. */
export interface Block {
  /** Height of each strip in points. */
  strips: readonly number[];
  /** Points that stay free above, where a page does not begin with it. */
  above: number;
  /** Goes on the next page whole rather than being cut, unless no page could hold it. */
  isWhole: boolean;
  /** Belongs to the list of its section. */
  isItem?: boolean;
  /** Points below it that must be on the same page, for a heading. */
  needs?: number;
  /** Draws it, given where each strip is, and returns what it is in the document's structure. */
  paint(ink: Ink, spots: readonly PagePoint[]): Element;
}

export interface Placed {
  block: Block;
  spots: readonly PagePoint[];
}

export interface PageColumn {
  x: number;
  /** The page the column begins on. */
  page: number;
  y: number;
  /** The height at which it begins on the pages after that. */
  top: number;
  /** The height at which it ends on a page. */
  bottom(page: number): number;
}

/**
 * Lays blocks out below one another, over as many pages as they take. Returns their places and the bottom of the last
 * one.
 */
export function flow(blocks: readonly Block[], column: PageColumn): { placed: Placed[]; page: number; y: number } {
  let { page, y } = column;
  let isAtTop = false;
  const next = () => {
    page += 1;
    y = column.top;
    isAtTop = true;
  };
  const placed = blocks.map((block): Placed => {
    const height = block.strips.reduce((sum, strip) => sum + strip, 0) + (block.needs ?? 0);
    const fitsAPage = height <= column.bottom(page + 1) - column.top;
    if (!isAtTop) y += block.above;
    if (block.isWhole && fitsAPage && y + height > column.bottom(page)) next();
    const spots = block.strips.map((strip): PagePoint => {
      if (y + strip > column.bottom(page)) next();
      const spot = { page, x: column.x, y };
      y += strip;
      isAtTop = false;
      return spot;
    });
    return { block, spots };
  });
  return { placed, page, y };
}
