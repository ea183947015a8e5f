import type { DrawnPixels } from './sprites.ts';

/** A picture being painted: RGB, three bytes a pixel. */
export interface Canvas {
  data: Buffer;
  width: number;
  height: number;
}

/** Draws pixels onto the canvas; `left` and `top` may be outside of it. */
export function lay({ data: canvas, width, height }: Canvas, drawn: DrawnPixels, left: number, top: number): void {
  const fromX = Math.max(0, -left);
  const toX = Math.min(drawn.width, width - left);
  const toY = Math.min(drawn.height, height - top);
  for (let y = Math.max(0, -top); y < toY; y++) {
    let from = (y * drawn.width + fromX) * 4;
    let to = ((y + top) * width + left + fromX) * 3;
    for (let x = fromX; x < toX; x++, from += 4, to += 3) {
      const alpha = (drawn.data[from + 3] as number) / 255;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const below = canvas[to + channel] as number;
        canvas[to + channel] = below + ((drawn.data[from + channel] as number) - below) * alpha + 0.5;
      }
    }
  }
}
