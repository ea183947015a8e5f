import { expect, it } from 'vitest';
import { shade } from '#src/server/picture-maker/shade.ts';

/** Red and cover of a pixel. */
function at(x: number, y: number): { red: number | undefined; cover: number | undefined } {
  const { data, width } = shade(100);
  return { red: data[(y * width + x) * 4], cover: data[(y * width + x) * 4 + 3] };
}

it('darkens what lies below the rim towards the window, lights the middle, and leaves the corners', () => {
  expect(shade(100.5)).toMatchObject({ width: 101, height: 101 });
  expect(at(10, 25).cover).toBeGreaterThan(at(90, 75).cover ?? 255);
  expect(at(10, 25).red).toBeLessThan(60);
  expect(at(40, 35).red).toBeGreaterThan(200);
  expect(at(40, 35).cover).toBeLessThan(40);
  expect(at(1, 1).cover).toBe(0);
});
