import { describe, expect, it } from 'vitest';
import { momentOf } from '#src/domain/premium/meal-plan/moments.ts';
import { timeZoneSchema } from '#src/domain/premium/meal-plan/time-zone.ts';

const HALF_PAST_SIX = 18 * 60 + 30;
const at = (day: string, minutes: number, zone: string) => new Date(momentOf(day, minutes, zone)).toISOString();

describe('momentOf', () => {
  it.each([
    ['2026-10-24', 'Europe/Berlin', '2026-10-24T16:30:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T17:30:00.000Z'],
    ['2026-03-28', 'Europe/Berlin', '2026-03-28T17:30:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T16:30:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T23:30:00.000Z'],
    ['2026-10-31', 'America/New_York', '2026-10-31T22:30:00.000Z'],
    ['2026-10-25', 'Asia/Kolkata', '2026-10-25T13:00:00.000Z'],
    ['2026-10-25', 'Pacific/Auckland', '2026-10-25T05:30:00.000Z'],
    ['2026-10-25', 'Pacific/Kiritimati', '2026-10-25T04:30:00.000Z'],
    ['2026-10-25', 'UTC', '2026-10-25T18:30:00.000Z'],
  ])('half past six on %s in %s', (day, zone, moment) => {
    expect(at(day, HALF_PAST_SIX, zone)).toBe(moment);
  });

  it('shows the same time on the clocks there on every day of a year', () => {
    for (const timeZone of ['Europe/Berlin', 'America/Los_Angeles', 'Australia/Lord_Howe', 'Asia/Kathmandu']) {
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
      for (let i = 0; i < 366; i += 1) {
        const day = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);
        for (const minutes of [480, 750, HALF_PAST_SIX]) {
          const shown = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
          expect(clock.format(momentOf(day, minutes, timeZone))).toBe(shown);
        }
      }
    }
  });

  it('takes the first of two, and what comes next of none', () => {
    expect(at('2026-10-25', 150, 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-03-29', 150, 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });
});

describe('timeZoneSchema', () => {
  it('takes zones and nothing else', () => {
    expect(timeZoneSchema.safeParse('Europe/Berlin').success).toBe(true);
    expect(timeZoneSchema.safeParse('Atlantis/Capital').success).toBe(false);
    expect(timeZoneSchema.safeParse('').success).toBe(false);
  });
});
