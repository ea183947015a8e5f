import { describe, expect, it } from 'vitest';
import type { Wait } from '#src/domain/recipes/kitchen.ts';
import { restText, timeText, totalTime } from '#src/domain/recipes/times.ts';
import { leavesWaitingOpen, waitedMinutes, waitOf, waitsIn } from '#src/domain/recipes/waiting.ts';

/** Steps, and the waits a cook reads in them. */
const STEPS: readonly (readonly [step: string, waits: readonly (readonly [Wait, number])[]])[] = [
  ['Put the almonds in a bowl and soak in the fridge for 8 hours or overnight, until plump.', [['soaking', 480]]],
  ['Cover the cashews with boiling water and leave for 60 minutes.', [['soaking', 60]]],
  ['Put the dough in a bowl and leave in a warm place for 1½ hours, until doubled in size.', [['proving', 90]]],
  ['Cover and leave to prove for 40 minutes, until puffy. Bake for 24–25 minutes.', [['proving', 40]]],
  ['Cover and leave in a warm place for 10 hours, until risen, bubbly and sour.', [['fermenting', 600]]],
  ['Pour into the tin, cool and freeze for 3 hours, until solid.', [['freezing', 180]]],
  ['Wrap the log and chill overnight.', [['chilling', 480]]],
  ['Cool in the tin for 30 minutes, then lift onto a rack.', [['cooling', 30]]],
  ['Let it stand for 15 minutes.', [['resting', 15]]],
  // Heat, work, and what is too short to plan for.
  ['Simmer the tomatoes with the rest of the chillies for 10 minutes.', []],
  ['Leave the lid on and simmer for 20 minutes.', []],
  ['Leave the custard to stand for 5 minutes.', []],
  ['Fry the rest of the batter, about 12 minutes more.', []],
  // A limit is no wait.
  ['Leave it no longer than overnight, as lemon pith turns bitter.', []],
];

const recipe = (instructions: string[], restTime = 60, ingredients: string[] = []) => ({
  ingredients,
  instructions,
  restTime,
});

describe('waitsIn', () => {
  it.each(STEPS)('reads the waits of "%s"', (step, waits) => {
    expect(waitsIn([step]).map(({ kind, minutes }) => [kind, minutes])).toEqual(waits);
  });
});

describe('waitedMinutes', () => {
  it('adds up what is waited for in turn, and counts what waits beside it where it is longer', () => {
    expect(waitedMinutes(recipe(['Chill for 30 minutes.', 'Chill for 1 hour.']))).toBe(90);
    expect(waitedMinutes(recipe(['Soak the nuts for 2 hours while you bake.', 'Chill for 1 hour.']))).toBe(120);
    expect(waitedMinutes(recipe(['Chill for 2 hours.'], 0, ['400 ml coconut cream, chilled overnight']))).toBe(480);
  });
});

describe('leavesWaitingOpen', () => {
  it.each([
    ['Soak the beans. Simmer for 30 minutes.', true],
    ['Put it in the fridge overnight.', true],
    ['Keep it cold for 2 weeks, turning it now and then.', true],
    ['Chill until set.', true],
    ['Chill for 30 minutes.', false],
    ['Leave to cool.', false],
    ['Simmer until thick.', false],
  ])('of "%s" is %j', (step, isOpen) => {
    expect(leavesWaitingOpen([step])).toBe(isOpen);
  });
});

describe('waitOf', () => {
  it('is what is waited for longest', () => {
    expect(waitOf(recipe(['Cool for 20 minutes.', 'Chill for 1 hour.']))).toBe('chilling');
    expect(waitOf(recipe(['Mix and bake.']))).toBe('resting');
    expect(waitOf(recipe(['Chill for 1 hour.'], 0))).toBeNull();
  });
});

describe('timeText', () => {
  const milk = { prepTime: 15, cookTime: 0, restTime: 480, restKind: 'soaking' } as const;

  it('says the work and the waiting apart, and what is waited for', () => {
    expect(timeText(milk)).toBe('15 min + 8 h soaking');
    expect(timeText({ ...milk, restTime: 0, restKind: null })).toBe('15 min');
    expect(timeText({ ...milk, restKind: null })).toBe('15 min + 8 h resting');
    expect(restText(milk)).toBe('8 h soaking');
  });

  it('counts the waiting in the total', () => {
    expect(totalTime(milk)).toBe(495);
  });
});
