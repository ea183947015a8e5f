import { describe, expect, it } from 'vitest';
import { linesOfEach } from '#src/domain/ingredients/each-of.ts';

describe('linesOfEach', () => {
  it.each([
    ['1 tsp each of cumin, coriander and salt, toasted', ['1 tsp cumin', '1 tsp coriander', '1 tsp salt']],
    ['½ tsp each cumin and salt', ['½ tsp cumin', '½ tsp salt']],
    ['a pinch each of cumin and salt', ['a pinch cumin', 'a pinch salt']],
  ])('makes a line for every food of "%s"', (text, lines) => expect(linesOfEach(text)).toEqual(lines));

  it.each(['some each of cumin and salt', '1 tsp each of cumin', '1 tsp cumin and salt'])(
    'makes none of "%s"',
    (text) => expect(linesOfEach(text)).toEqual([]),
  );
});
