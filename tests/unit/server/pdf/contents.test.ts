import { describe, expect, it } from 'vitest';
import { type ContentsEntry, layOutContents } from '#src/server/pdf/contents.ts';
import type { TextMeasure } from '#src/server/pdf/lines.ts';
import { PAGE, PAGE_BOTTOM } from '#src/server/pdf/style.ts';

/** Every character is six points wide. */
const measure: TextMeasure = { width: (characters) => [...characters].length * 6, has: () => true };
const entries = (count: number, title = 'Hearty Red Lentil Soup'): ContentsEntry[] =>
  Array.from({ length: count }, (_, n) => ({ title, destination: `r${n}`, pageNumber: n + 3 }));

describe('the list of contents', () => {
  it('has a line for each recipe below its heading, on one page where they fit', () => {
    const { placed, pages } = layOutContents(entries(20), measure);
    expect(pages).toBe(1);
    expect(placed).toHaveLength(21);
    const tops = placed.map(({ spots }) => spots[0]?.y ?? 0);
    expect(tops[0]).toBe(PAGE.margin);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(21);
  });

  it('goes on over as many pages as it takes, and keeps to their edges', () => {
    const { placed, pages } = layOutContents(entries(60), measure);
    expect(pages).toBe(2);
    const spots = placed.flatMap((each) => each.spots);
    expect(new Set(spots.map(({ page }) => page))).toEqual(new Set([0, 1]));
    for (const { y } of spots) expect(y >= PAGE.margin && y < PAGE_BOTTOM).toBe(true);
  });

  it('breaks a long title rather than running into the number', () => {
    const long = layOutContents(entries(1, 'A very long title indeed '.repeat(6)), measure);
    expect(long.placed[1]?.spots.length).toBeGreaterThan(1);
  });
});
