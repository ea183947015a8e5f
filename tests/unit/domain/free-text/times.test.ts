import { describe, expect, it } from 'vitest';
import { timesOf, toldTimes } from '#src/domain/free-text/times.ts';

const NOTHING = { prep: null, cook: null, rest: null, total: null };

describe('toldTimes', () => {
  it.each([
    ['Prep 10 min, cook 20 min', { prep: 10, cook: 20 }],
    ['Prep: 15 min. Cook: 3 hr 30 min.', { prep: 15, cook: 210 }],
    ['20 min prep 45 min in the oven', { prep: 20, cook: 45 }],
    ['Fry the onion and cook 2 min.', {}],
  ])('reads "%s"', (text, told) => expect(toldTimes(text)).toEqual({ ...NOTHING, ...told }));
});

describe('timesOf', () => {
  it('adds up what heats and what waits, also by a temperature alone', () => {
    const steps = [
      'Soften the onion for 5 minutes.',
      'Leave to stand for 10 minutes.',
      'Into a tin, 180C for 45 mins.',
    ];
    expect(timesOf('', 4, steps)).toMatchObject({ cookTime: 50, restTime: 10, isPrepTold: false });
  });

  it('takes for work by hand what is left of the total', () => {
    expect(timesOf('Total time: 30 min', 4, ['Bake for 20 minutes.'])).toMatchObject({
      prepTime: 10,
      isPrepTold: true,
    });
  });
});
