import { describe, expect, it } from 'vitest';
import { readLine } from '#src/domain/premium/shopping/portions.ts';

describe('tins that are counted', () => {
  it.each([
    ['2 × 400 g tins sweetcorn', '× 400 g tin', 2, 320],
    ['2 × 200 g tins sweetcorn', '× 200 g tin', 2, 160],
    ['2 × 200 g tins sweetcorn (300 g drained)', '× 200 g tin', 2, 300],
    ['3 x 400g cans coconut milk', '× 400 g tin', 3, 1200],
    ['2 x 200 g packs tofu', '× 200 g pack', 2, 400],
  ])('%s are what is in them, drained, unless a bracket weighs it', (text, unit, quantity, grams) =>
    expect(readLine(text).map(({ portion }) => portion)).toEqual([{ unit, quantity, grams }]),
  );
});
