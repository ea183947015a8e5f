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

describe('the time to get ready', () => {
  it.each([
    '15 minutes to get ready, 30 minutes to cook',
    'It takes 15 minutes to get ready and 40 to bake.',
    '15 minutes to prepare',
    'Takes 15 minutes to prep',
    '15 mins to get everything ready',
    '15 minutes for chopping',
    'Getting ready takes 15 minutes',
    'Preparing takes 15 minutes',
    '15 min of preparation',
    'Preparation takes 15 minutes.',
    'Prep takes 15 min',
    'You need 15 minutes to prepare it',
    'About 15 minutes of chopping',
    '15-minute prep',
    'quarter of an hour to prepare',
    '15 minutes hands-on time',
    'Allow 15 minutes to get ready',
    'Work time 15 minutes',
    '15 minutes to put together',
    'Give yourself 15 minutes to get it all ready',
    'Prep’s 15 minutes',
  ])('is read in "%s", and is no total', (text) => expect(toldTimes(text)).toMatchObject({ prep: 15, total: null }));

  it.each(['Chill for 15 minutes to get ready for rolling.', 'It will be ready in 15 minutes'])(
    'isn’t read into "%s"',
    (text) => expect(toldTimes(text).prep).toBe(null),
  );
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
