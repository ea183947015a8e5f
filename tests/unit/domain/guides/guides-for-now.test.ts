import { describe, expect, it } from 'vitest';
import { guidesForDay } from '#src/domain/guides/guides-for-now.ts';

const DAY = 86_400_000;
const NOW = 1000 * 7 * DAY;
const guide = (id: string, days: number) => ({ id, createdAt: NOW - days * DAY });
const shown = (guides: ReturnType<typeof guide>[], now = NOW) => guidesForDay(guides, now, 2).map(({ id }) => id);

describe('guidesForDay', () => {
  const old = ['a', 'b', 'c', 'd'].map((id) => guide(id, 100));

  it('begins with what is new', () => {
    expect(shown([guide('newest', 1), guide('new', 20), guide('fresh', 29), ...old])).toEqual(['newest', 'new']);
    expect(shown([guide('new', 20), ...old])[0]).toBe('new');
  });

  it('shows others each week, and the same on every day of one', () => {
    const first = shown(old);
    expect(shown(old, NOW + 6 * DAY)).toEqual(first);
    expect(new Set([...first, ...shown(old, NOW + 7 * DAY)]).size).toBe(4);
  });

  it('shows what there is where that is less', () => {
    expect(shown([])).toEqual([]);
    expect(shown([guide('only', 100)])).toEqual(['only']);
  });
});
