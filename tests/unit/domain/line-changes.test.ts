import { describe, expect, it } from 'vitest';
import { lineChanges } from '#src/domain/line-changes.ts';

const read = (before: string[], after: string[]): string =>
  lineChanges(before, after)
    .map(({ text, is }) => `${{ same: ' ', gone: '-', new: '+' }[is]}${text}`)
    .join('|');

describe('lineChanges', () => {
  it.each([
    [['a', 'b', 'c'], ['a', 'x', 'c'], ' a|-b|+x| c'],
    [[], ['a'], '+a'],
    [['a'], [], '-a'],
    [['a', 'b'], ['b', 'a'], '-a| b|+a'],
    [['a', 'a'], ['a', 'a'], ' a| a'],
    [['x', 'a', 'b', 'c'], ['a', 'b', 'c', 'x'], '-x| a| b| c|+x'],
    [['a', 'b', 'c', 'x'], ['x', 'a', 'b', 'c'], '+x| a| b| c|-x'],
    [[], [], ''],
  ])('from %j to %j', (before, after, changes) => expect(read(before, after)).toBe(changes));

  it('gives up looking for common lines in very long lists, and loses none', () => {
    const long = Array.from({ length: 500 }, (_, n) => String(n));
    expect(lineChanges(long, long)).toHaveLength(1000);
  });
});
