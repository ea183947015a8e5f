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

  it('gives up looking for common lines where nearly all are others, and loses none', () => {
    const lines = (of: string) => Array.from({ length: 5000 }, (_, n) => (n % 100 === 0 ? 'common' : `${of} ${n}`));
    const changes = lineChanges(lines('before'), lines('after'));
    expect(changes.map(({ is }) => is)).toEqual([...Array(5000).fill('gone'), ...Array(5000).fill('new')]);
  });

  it('finds one line in a long list', () => {
    const long = Array.from({ length: 5000 }, (_, n) => String(n));
    expect(lineChanges(long, long.with(2500, 'x')).filter(({ is }) => is !== 'same')).toEqual([
      { text: '2500', is: 'gone' },
      { text: 'x', is: 'new' },
    ]);
  });
});
