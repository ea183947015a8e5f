import { describe, expect, it } from 'vitest';
import { withoutMisprints } from '#src/domain/free-text/markup.ts';

describe('withoutMisprints', () => {
  it.each([
    ['l onion', '1 onion'],
    ['l/2 tsp salt', '1/2 tsp salt'],
    ['I/2 tsp salt', '1/2 tsp salt'],
    ['25O ml stock', '250 ml stock'],
  ])('reads "%s" as "%s"', (text, read) => expect(withoutMisprints(text)).toBe(read));

  it.each(['I love it', '½l oat milk', '2 l water'])('leaves "%s" alone', (text) =>
    expect(withoutMisprints(text)).toBe(text),
  );
});
