import { describe, expect, it } from 'vitest';
import { minutesOfDuration } from '#src/domain/quantities/duration-texts.ts';
import { countOfYield } from '#src/domain/quantities/yields.ts';

describe('countOfYield', () => {
  it.each([
    ['6', 6],
    ['3 dozen cookies', 36],
    ['1 loaf (12 slices)', 12],
    ['Serves 4–6', 4],
    ['4 to 6 servings', 4],
    ['Makes one 9-inch pie, 8 servings', 8],
    ['24 · 24 cookies', 24],
    ['1 · 1 loaf', 1],
    ['Two people', 2],
    ['6 generous servings', 6],
    ['12 (3-inch) pancakes', 12],
    ['2 1/2 cups', null],
    ['500 g', null],
    ['about 2½ cups', null],
    ['one 9-inch cake', 1],
    ['a crowd', null],
    ['', null],
    ['1000 servings', null],
  ])('reads %j as %j', (words, count) => expect(countOfYield(words)).toBe(count));

  it('reads a novel at once', () => expect(countOfYield('1 '.repeat(200_000))).toBe(1));
});

describe('minutesOfDuration', () => {
  it.each([
    ['PT4200S', 70],
    ['PT1.5H', 90],
    ['PT1H20M', 80],
    ['P0DT0H45M', 45],
    ['P1DT2H', 1560],
    ['PT0M', null],
    ['P1Y', null],
    ['1 hr 30 mins', 90],
    ['1 hour, 5 minutes', 65],
    ['Under 1 hour', 60],
    ['10–15 minutes', 15],
    ['45', 45],
    ['overnight', null],
    [`P${'1'.repeat(9000)}`, null],
  ])('reads %j as %j', (duration, minutes) => expect(minutesOfDuration(duration)).toBe(minutes));
});
