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

describe('what is reached after a time', () => {
  it.each([
    ['Ready to cook in 15 minutes', { prep: 15 }],
    ['Ready to bake in under 15 minutes', { prep: 15 }],
    ['Ready for the oven in 15 minutes.', { prep: 15 }],
    ['In the oven within 15 minutes', { prep: 15 }],
    ['Oven-ready in 15 minutes', { prep: 15 }],
    ['15 minutes until it goes into the oven', { prep: 15 }],
    ['You need 15 minutes before you can start frying', { prep: 15 }],
    ['Chopped and ready to fry in just 15 minutes!', { prep: 15 }],
    ['All prepped in 15 minutes', { prep: 15 }],
    ['It takes 15 minutes until everything is in the pan.', { prep: 15 }],
    ['Ready to cook in 15 minutes, on the table in 45 minutes', { prep: 15, total: 45 }],
    ['Ready to eat in 45 minutes', { total: 45 }],
    ['45 minutes from start to finish', { total: 45 }],
    ['Cooked in 20 minutes', { cook: 20 }],
    ['You’ll be cooking in 15 minutes', { prep: 15 }],
    ['Needs 15 minutes till you can turn the heat on', { prep: 15 }],
    ['On the stove in 15 minutes flat', { prep: 15 }],
    ['15 minutes and you’re ready to fry.', { prep: 15 }],
    ['45 minutes from chopping board to plate', { total: 45 }],
    ['We were eating in 45 minutes', { total: 45 }],
  ])('is read in "%s"', (text, told) => expect(toldTimes(text)).toEqual({ ...NOTHING, ...told }));

  it.each([
    'Cover the dough. It’s ready to bake in 30 minutes.',
    'Leave the dough; it will be ready to bake in 30 minutes.',
    'Salt the aubergine 30 minutes before frying.',
    'Press the tofu for 20 minutes before it goes in the pan.',
    'Stir for 5 minutes until it is toasted.',
    'Knead for 10 minutes until you can stretch it.',
    'Simmer for 20 minutes, then serve.',
    'Let it stand 10 minutes before serving.',
    'Put it in the oven and check it in 20 minutes.',
    'Rest for 10 minutes and it’s ready to roast.',
  ])('isn’t read into "%s"', (text) => expect(toldTimes(text)).toEqual(NOTHING));
});

describe('timesOf', () => {
  it('adds up what heats and what waits, also by a temperature alone', () => {
    const steps = [
      'Soften the onion for 5 minutes.',
      'Leave to stand for 10 minutes.',
      'Into a tin, 180C for 45 mins.',
    ];
    expect(timesOf(toldTimes(''), 4, steps)).toMatchObject({ cookTime: 50, restTime: 10, isPrepTold: false });
  });

  it('takes for work by hand what is left of the total', () => {
    expect(timesOf(toldTimes('Total time: 30 min'), 4, ['Bake for 20 minutes.'])).toMatchObject({
      prepTime: 10,
      isPrepTold: true,
    });
  });

  it('takes what is left of a total beside the work by hand for heat, where a step heats', () => {
    const told = { prep: 10, cook: null, rest: null, total: 20 };
    expect(timesOf(told, 4, ['Fry for 6 minutes.'])).toMatchObject({ prepTime: 10, cookTime: 10, restTime: 0 });
    const cooled = ['Fry for 3 minutes.', 'Chill for 4 minutes.'];
    expect(timesOf(told, 4, cooled)).toMatchObject({ cookTime: 6, restTime: 4 });
    expect(timesOf(told, 4, ['Stir.', 'Leave alone.'])).toMatchObject({ cookTime: 0, restTime: 10 });
  });
});
