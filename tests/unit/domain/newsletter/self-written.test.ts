import { describe, expect, it } from 'vitest';
import type { LetterSettings } from '#src/domain/newsletter/letter-settings.ts';
import {
  dueLetters,
  freshFirst,
  guideOfWeek,
  guidesIn,
  mostlyShown,
  selfWritten,
} from '#src/domain/newsletter/self-written.ts';
import { fieldIn } from '#src/domain/newsletter/site-time.ts';

const GOES: LetterSettings = { selfWritten: 'goes', weekday: 'Friday', time: '08:00' };
const at = (text: string): number => Date.parse(text);
const due = (moment: string, change: Partial<LetterSettings> = {}, zone = 'Europe/Berlin') =>
  dueLetters({ ...GOES, ...change }, zone, at(moment)).map(
    ({ topic, week, at: when }) => `${topic} ${week} ${fieldIn(zone, when)}`,
  );

describe('letters that write themselves', () => {
  it('are due at the site’s hour, in winter and in summer', () => {
    expect(due('2026-11-27T06:59:59Z')).toEqual([]);
    expect(due('2026-11-27T07:00:00Z')).toEqual(['weekly 2026-W48 weekly 2026-11-27T08:00']);
    expect(due('2026-07-03T05:59:59Z')).toEqual([]);
    expect(due('2026-07-03T06:00:00Z')).toEqual(['weekly 2026-W27 weekly 2026-07-03T08:00']);
  });

  it('are new recipes three days later, of the same week', () => {
    expect(due('2026-11-30T08:00:00Z')).toEqual(['new-recipes 2026-W48 new-recipes 2026-11-30T08:00']);
  });

  it('are not made up for when they are late', () => {
    expect(due('2026-11-27T18:59:59Z')).toHaveLength(1);
    expect(due('2026-11-27T19:00:00Z')).toEqual([]);
  });

  it('are there a day ahead where somebody is asked', () => {
    expect(due('2026-11-26T06:59:59Z', { selfWritten: 'asks' })).toEqual([]);
    expect(due('2026-11-26T07:00:00Z', { selfWritten: 'asks' })).toEqual(['weekly 2026-W48 weekly 2026-11-27T08:00']);
    // Sunday of the week before.
    expect(due('2026-11-22T12:00:00Z', { selfWritten: 'asks', weekday: 'Monday' })).toEqual([
      'weekly 2026-W48 weekly 2026-11-23T08:00',
    ]);
  });

  it('are none where they are switched off', () => {
    expect(due('2026-11-27T08:00:00Z', { selfWritten: 'off' })).toEqual([]);
  });

  const NEWS = { fresh: ['a', 'b'], inSeason: ['c'], cooked: [], guide: null };
  const WHEN = { season: 'autumn', month: 11 } as const;

  it('are none where nothing is new', () => {
    expect(selfWritten('weekly', { ...NEWS, fresh: [] }, WHEN)).toBeNull();
    expect(selfWritten('new-recipes', { ...NEWS, fresh: [] }, WHEN)).toBeNull();
  });

  it('have a part of each that there is', () => {
    const letter = selfWritten('weekly', NEWS, WHEN);
    expect(letter?.subject).toBe('New this week, and what’s good in November');
    expect(letter?.blocks).toEqual([
      { kind: 'text', text: expect.stringContaining('November') },
      { kind: 'recipes', heading: 'New this week', ids: ['a', 'b'], shown: 3 },
      { kind: 'recipes', heading: 'In season: autumn', ids: ['c'], shown: 3 },
    ]);
    expect(selfWritten('new-recipes', NEWS, WHEN)?.blocks).toEqual([
      { kind: 'recipes', heading: '', ids: ['a', 'b'], shown: 6 },
    ]);
  });

  it('have one guide, the weekly one alone', () => {
    const guideOf = (topic: 'weekly' | 'new-recipes') =>
      guidesIn(selfWritten(topic, { ...NEWS, guide: 'tofu' }, WHEN)?.blocks ?? []);
    expect(guideOf('weekly')).toEqual(['tofu']);
    expect(guideOf('new-recipes')).toEqual([]);
  });

  it('tell of the guide that fits the week best, rather one that was not told of lately, and never twice running', () => {
    const guides = [
      { id: 'knife', named: 0, inSeason: 0 },
      { id: 'beans', named: 1, inSeason: 9 },
      { id: 'tofu', named: 2, inSeason: 0 },
      { id: 'pantry', named: 0, inSeason: 3 },
    ];
    expect(guideOfWeek(guides, [])).toBe('tofu');
    expect(guideOfWeek(guides, [['tofu']])).toBe('beans');
    expect(guideOfWeek(guides, [['beans'], ['tofu']])).toBe('pantry');
    expect(guideOfWeek(guides, [['pantry'], ['beans'], ['tofu']])).toBe('tofu');
    expect(guideOfWeek(guides.slice(0, 1), [])).toBeNull();
    expect(guideOfWeek(guides.slice(2, 3), [['tofu']])).toBeNull();
  });

  it('begin with what readers had not lately', () => {
    expect(freshFirst(['a', 'b', 'c'], new Set(['a', 'c']))).toEqual(['b', 'a', 'c']);
    expect(mostlyShown([{ kind: 'recipes', heading: '', ids: ['a', 'b', 'c'], shown: 2 }])).toEqual(['a', 'b']);
  });
});
