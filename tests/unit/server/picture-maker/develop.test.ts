import { describe, expect, it } from 'vitest';
import type { Canvas } from '#src/server/picture-maker/canvas.ts';
import { develop } from '#src/server/picture-maker/develop.ts';

/** The pixel in the middle and the one in the corner of a picture of one colour, developed without grain. */
function developed(...colour: [number, number, number]): { middle: number[]; corner: number[] } {
  const canvas: Canvas = { data: Buffer.alloc(21 * 21 * 3), width: 21, height: 21 };
  for (let at = 0; at < canvas.data.length; at++) canvas.data[at] = colour[at % 3] as number;
  develop(canvas, () => 0.5);
  const pixel = (x: number, y: number) => [...canvas.data.subarray((y * 21 + x) * 3, (y * 21 + x) * 3 + 3)];
  return { middle: pixel(10, 10), corner: pixel(0, 0) };
}

describe('develop', () => {
  it('takes a leaf’s green down, towards olive, and leaves it green', () => {
    const [red = 0, green = 0, blue = 0] = developed(60, 180, 40).middle;
    expect(green).toBe(180);
    expect(red - blue).toBeGreaterThan(20);
    expect(blue).toBeGreaterThan(60);
    expect(green).toBeGreaterThan(red + 30);
  });

  it('takes less of a red, and nothing of grey and blue', () => {
    const [red = 0, green = 0] = developed(200, 40, 40).middle;
    expect(red).toBe(200);
    expect(green).toBeGreaterThan(50);
    expect(green).toBeLessThan(80);
    expect(developed(120, 120, 120).middle).toEqual([120, 120, 120]);
    expect(Math.abs((developed(40, 60, 200).middle[0] ?? 0) - 40)).toBeLessThan(2);
  });

  it('keeps light from the corners', () => {
    expect(developed(200, 200, 200).corner[0]).toBeLessThan(185);
  });
});
