import type { Colour } from './colour.ts';
import type { Sprite } from './sprites.ts';

/** One thing on the table; pieces are painted in their order. Places and sizes are in pixels of the picture. */
export interface Piece {
  sprite: Sprite;
  /** Its middle. */
  x: number;
  y: number;
  /** Its width before it is turned. */
  size: number;
  /** Degrees. */
  angle: number;
  /** Another colour than its own. */
  colour?: Colour | undefined;
  /** The reach of its shadow, from 0 (none: it lies in something) to 1 (a bowl on the table). */
  lift: number;
}

/** A dark rim inside a bowl, which its edge throws on what is in it. */
interface Shade {
  shade: true;
  x: number;
  y: number;
  /** Diameter. */
  size: number;
}

export type Thing = Piece | Shade;
