import { describe, expect, it } from 'vitest';
import { bounded, escaped, noticePatterns, patternFrom } from '#src/domain/pattern.ts';

describe('bounded', () => {
  const within = 'a, b, c';
  const beyond = `${within}${' '.repeat(4)}`;

  it('is the same pattern for a text up to its length', () => {
    expect(within.split(bounded(10, /,\s*/))).toEqual(['a', 'b', 'c']);
    expect(within.replace(bounded(10, /(\w), /g), '$1-')).toBe('a-b-c');
    expect([...within.matchAll(bounded(10, /(?<letter>\w)/g))].map(({ groups }) => groups?.letter)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(within.search(bounded(10, /b/))).toBe(3);
    expect(bounded(10, /B/i)).toMatchObject({ source: 'B', flags: 'i' });
  });

  it('finds nothing in a longer one, whatever asks it', () => {
    expect(bounded(10, /b/).test(beyond)).toBe(false);
    expect(beyond.split(bounded(10, /,\s*/))).toEqual([beyond]);
    expect(beyond.replace(bounded(10, /,/g), '-')).toBe(beyond);
    expect([...beyond.matchAll(bounded(10, /\w/g))]).toEqual([]);
    expect(beyond.match(bounded(10, /\w/g))).toBeNull();
    expect(beyond.search(bounded(10, /b/))).toBe(-1);
  });

  it('begins anew after a text that was too long', () => {
    const letters = bounded(10, /\w/g);
    letters.exec(within);
    expect(letters.exec(beyond)).toBeNull();
    expect(letters.exec(within)?.index).toBe(0);
  });
});

describe('patternFrom', () => {
  it('tells of every pattern that is put together, and how long its texts are', () => {
    const told: (number | null)[] = [];
    noticePatterns(({ longest }) => told.push(longest));
    bounded(20, patternFrom('a+$', 'u'));
    expect(told).toEqual([null, 20]);
  });

  it('means words and nothing else where they are escaped', () => {
    const words = 'a (b) [c] {2} ^d$ e|f g* h+ i? j. k\\ l/';
    expect(patternFrom(`^${escaped(words)}$`, 'iu').test(words)).toBe(true);
    expect(patternFrom(`^${escaped('a.c')}$`).test('abc')).toBe(false);
  });
});
