import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsBack } from '#src/domain/site/undoing.ts';

const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.uniqueArray(fc.string()));
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { minKeys: 1 });

describe('fieldsBack', () => {
  it('is what stood before, of whatever nobody touched since', () => {
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const back = fieldsBack(after, before, after);
        expect(back).toEqual(Object.fromEntries(Object.keys(after).map((field) => [field, before[field] ?? null])));
      }),
    );
  });

  it('never touches a field the deed did not', () => {
    fc.assert(
      fc.property(fields, fields, fields, (now, before, after) => {
        for (const field of Object.keys(fieldsBack(now, before, after) ?? {})) expect(after).toHaveProperty([field]);
      }),
    );
  });

  it('never loses what somebody added to a list since, nor brings back what they took off', () => {
    const list = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(list, list, list, (now, before, after) => {
        const back = fieldsBack({ tags: now }, { tags: before }, { tags: after })?.tags as string[] | undefined;
        const left = back ?? now;
        for (const tag of ['a', 'b', 'c', 'd', 'e']) {
          const [was, then, is] = [before, after, now].map((some) => some.includes(tag));
          // What the deed left alone is as it is; what it changed is as it was.
          expect(left.includes(tag)).toBe(was === then ? is : was);
        }
        expect(new Set(left).size).toBe(left.length);
      }),
    );
  });

  it.each([
    ['a category chosen since', { category: 'desserts' }, { category: 'snacks' }, { category: 'lunch' }, null],
    ['nothing of the list left to do', { tags: ['x'] }, { tags: [] }, { tags: ['y'] }, null],
    [
      'one of two changed since, and not the list alone',
      { category: 'desserts', categories: ['desserts'] },
      { category: 'snacks', categories: ['snacks'] },
      { category: 'lunch', categories: ['lunch'] },
      null,
    ],
  ])('has %s stay', (_, now, before, after, back) => {
    expect(fieldsBack(now, before, after)).toEqual(back);
  });
});
