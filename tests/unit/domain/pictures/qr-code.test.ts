import { expect, it } from 'vitest';
import { qrCode } from '#src/domain/pictures/qr-code.ts';

it('draws a code of 21 modules with two light ones around it', () => {
  const { size, path } = qrCode('plantry');
  expect(size).toBe(25);
  // The two upper corners: seven dark modules that begin and end a row.
  expect(path).toMatch(/^M2 2\.5h7/);
  expect(path).toContain('M16 2.5h7');
  const runs = [...path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)].map((run) => run.slice(1).map(Number));
  expect(runs.map(([x = 0, y = 0, h = 0]) => `M${x} ${y}.5h${h}`).join('')).toBe(path);
  for (const [x = 0, y = 0, length = 0] of runs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(2);
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(23);
  }
});
