import { describe, expect, it } from 'vitest';
import { withoutMisprints } from '#src/domain/free-text/markup.ts';

describe('withoutMisprints', () => {
  it.each([
    ['l onion', '1 onion'],
    ['l/2 tsp salt', '1/2 tsp salt'],
    ['I/2 tsp salt', '1/2 tsp salt'],
    ['25O ml stock', '250 ml stock'],
  ])('reads "%s" as "%s"', (text, read) => expect(withoutMisprints(text)).toBe(read));

  it('leaves alone who says I', () => {
    expect(withoutMisprints('I love it')).toBe('I love it');
  });
});
