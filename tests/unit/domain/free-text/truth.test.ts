import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFreeText } from '#src/domain/free-text/read-free-text.ts';
import { type ReadText, recipeTruths, type Score, scoreOf } from '#tests/support/recipe-truth.ts';

const FOLDERS = ['truth', 'unseen', 'fresh', 'later', 'latest']
  .map((name) => join(import.meta.dirname, name))
  .filter(existsSync);
const TRUTHS = FOLDERS.flatMap(recipeTruths);

const LINES_RIGHT = 0.99;
const INVENTED = 0.01;
const FACTS_RIGHT = 0.95;

const scores: [name: string, score: Score][] = [];

/** Where a reader puts what belongs to no step. */
type Read = Omit<ReadText, 'tips'> & { tips?: string | string[]; tipsAndNotes?: string | null };

function read(text: string): ReadText {
  const recipe = readFreeText({ text: text }).recipe as Read;
  return { ...recipe, tips: [recipe.tips ?? [], recipe.tipsAndNotes ?? []].flat().join(' ') };
}

beforeAll(() => {
  for (const truth of TRUTHS) {
    const nothing = { lines: truth.lines.length, linesRight: 0, invented: 0, facts: 5, factsRight: 0 };
    try {
      scores.push([truth.name, scoreOf(truth, read(truth.text))]);
    } catch (error) {
      scores.push([truth.name, { ...nothing, wrong: [`is turned away: ${(error as Error).message}`] }]);
    }
  }
});

const sum = (of: (score: Score) => number): number => scores.reduce((total, [, score]) => total + of(score), 0);
const mistakes = (): string =>
  scores.flatMap(([name, { wrong }]) => wrong.map((what) => `${name}: ${what}`)).join('\n');

describe('readFreeText, by the truth of a person', () => {
  it(`reads at least ${LINES_RIGHT * 100} of 100 lines right in amount, unit and food`, () =>
    expect(sum(({ linesRight }) => linesRight) / sum(({ lines }) => lines), mistakes()).toBeGreaterThanOrEqual(
      LINES_RIGHT,
    ));

  it('invents next to no line', () =>
    expect(sum(({ invented }) => invented) / sum(({ lines }) => lines)).toBeLessThanOrEqual(INVENTED));

  it(`reads at least ${FACTS_RIGHT * 100} of 100 titles, servings, times, groups, steps and tips right`, () =>
    expect(sum(({ factsRight }) => factsRight) / sum(({ facts }) => facts), mistakes()).toBeGreaterThanOrEqual(
      FACTS_RIGHT,
    ));
});
