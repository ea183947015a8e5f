import { describe, expect, it } from 'vitest';
import { isNamedBy } from '#src/domain/published/naming.ts';

describe('isNamedBy', () => {
  const party = { title: 'A vegan dinner party', also: ['menu', 'menus'] };
  it.each(['dinner party', 'vegan dinner', 'dinn', 'dinner party menu', 'what for a dinner party'])(
    'finds it by “%s”',
    (typed) => expect(isNamedBy(typed, party)).toBe(true),
  );
  it('finds a guide by what it is about', () => {
    const knives = { title: 'How to sharpen a kitchen knife', also: ['whetstone'] };
    for (const typed of ['sharpen knife', 'how to sharpen', 'whetst']) expect(isNamedBy(typed, knives)).toBe(true);
    expect(isNamedBy('how to', knives)).toBe(false);
  });
  it.each(['', 'vegan recipes', 'a', 'dinner with beans', 'di'])('does not by “%s”', (typed) =>
    expect(isNamedBy(typed, party)).toBe(false),
  );
});
