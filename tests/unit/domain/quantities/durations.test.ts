import { describe, expect, it } from 'vitest';
import { timesIn } from '#src/domain/quantities/durations.ts';

describe('timesIn', () => {
  it.each([
    ['Simmer for 20 minutes.', '20 minutes', 20, 20],
    ['Simmer for 20–25 minutes.', '20–25 minutes', 20, 25],
    ['Simmer for 8 to 10 mins.', '8 to 10 mins', 8, 10],
    ['Cook 10-12 min', '10-12 min', 10, 12],
    ['Bake for 1½ hours.', '1½ hours', 90, 90],
    ['Bake for 1 hr 10.', '1 hr 10', 70, 70],
    ['Bake for 1 hour and 20 minutes.', '1 hour and 20 minutes', 80, 80],
    ['Leave for an hour and a half.', 'an hour and a half', 90, 90],
    ['Chill for half an hour.', 'half an hour', 30, 30],
    ['Rest for a quarter of an hour.', 'a quarter of an hour', 15, 15],
    ['Soak for an hour.', 'an hour', 60, 60],
    ['Prove for two hours.', 'two hours', 120, 120],
    ['Sizzle for 30 seconds to 1 minute.', '30 seconds to 1 minute', 0.5, 1],
    ['Give it a 10-minute rest.', '10-minute', 10, 10],
    ['Steep for 1.5 minutes.', '1.5 minutes', 1.5, 1.5],
    ['Ferment for 2 days.', '2 days', 2880, 2880],
    ['Total 1h20', '1h20', 80, 80],
    ['Cook 1h20m', '1h20m', 80, 80],
    ['Prep 15m, then on', '15m', 15, 15],
    ['Rest for seven minutes.', 'seven minutes', 7, 7],
    ['Stir for a minute.', 'a minute', 1, 1],
    ['Bake for 1/2 hour.', '1/2 hour', 30, 30],
    ['Bake for 1⁄2 hour.', '1⁄2 hour', 30, 30],
    ['Bake for 1 1/2 hours.', '1 1/2 hours', 90, 90],
    ['Bake for 1-1/2 hours.', '1-1/2 hours', 90, 90],
    ['Bake for 1 and 1/2 hours.', '1 and 1/2 hours', 90, 90],
    ['Bake for 1 1/2 to 2 hours.', '1 1/2 to 2 hours', 90, 120],
    ['Bake for 1,5 hours.', '1,5 hours', 90, 90],
    ['Bake for 1:30 hours.', '1:30 hours', 90, 90],
    ['Bake for 0:45 h.', '0:45 h', 45, 45],
    ['Bake for 2h30.', '2h30', 150, 150],
    ['Bake for one and a half hours.', 'one and a half hours', 90, 90],
    ['Bake for three quarters of an hour.', 'three quarters of an hour', 45, 45],
    ['Bake for twenty-five minutes.', 'twenty-five minutes', 25, 25],
    ['Bake for 20 — 25 minutes.', '20 — 25 minutes', 20, 25],
    ['Bake for a couple of hours.', 'a couple of hours', 120, 120],
    ['Bake for a dozen minutes.', 'a dozen minutes', 12, 12],
    ['Time:20 min', '20 min', 20, 20],
  ])('finds the time in "%s"', (step, text, min, max) => {
    const [time, ...more] = timesIn(step);
    expect(more).toEqual([]);
    expect(time && step.slice(time.start, time.end)).toBe(text);
    expect(time?.minutes).toEqual({ min, max });
  });

  it('finds every time of a step in order', () => {
    const found = timesIn('Fry for 2 minutes, then bake for 1 hour.');
    expect(found.map(({ minutes }) => minutes.min)).toEqual([2, 60]);
  });

  it('takes no number for a time that nothing takes', () => {
    expect(
      timesIn(`Ferment for 3 weeks or 30 days, not ${'9'.repeat(400)} hours or 1–${'9'.repeat(30)} minutes.`),
    ).toMatchObject([{ minutes: { min: 43_200 } }]);
  });

  it('sees no time in temperatures, sizes and counts', () => {
    expect(
      timesIn(
        'Heat the oven to 200 °C, cut 2 cm cubes into 4 turn it by an eighth and add 5 minced cloves and 1 head.',
      ),
    ).toEqual([]);
  });
});
