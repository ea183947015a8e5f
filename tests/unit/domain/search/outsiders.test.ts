import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { judgeReading, readingsOf } from '#tests/support/reading-judge.ts';

/**
 * Sixty sentences a set by somebody who knew nothing of the reader, as they would type them, with their own idea of what is
 * right. Each set was read once before anything was mended for it: a, b and c 37, 35 and 32 of 60, of which 0, 1 and 2 looked
 * for what must not be, by the judge of then, which did not know that "quick" is minutes and did not count what nobody meant;
 * d 41, e 34 and f 36, of which 0, 0 and 1; j, k, l and m 46, 44, 41 and 44, of which 0, 0, 0 and 1, one set after the other;
 * g, h and i, after all of these, 52, 45 and 38, of which 0, 0 and 1 (an answer to "What don't I want?"); n and o 32 and 24, of
 * which 1 and 4, each a dish or food that is named first and taken back after ("there goes my moussaka", "or skip rice"); q,
 * r and s, after these, 33, 46 and 29, of which 0, 0 and 1 ("Tempeh, ditto."). The tagger has learned
 * those since. It learned none of t to z: 33, 41, 49, 50, 47, 43 and 48 when they were first read, of which one looked for what must not be
 * ("bbq ideas that aren't just burgers"). ba to bc were written when the network read alone: 45, 31 and 50 (a strict judge; somebody who saw
 * only sentence and filters called 143 of the 180 right, 24 nearly, 13 wrong), bd to bf after the next change: 45, 48 and 46 (145, 22, 13), bg to bi after
 * the last: 41, 48 and 47 (150, 18, 11). One of the 540 looked for what must not be ("… veg stew for three? mustard as well come to think of it").
 */
const RIGHT = {
  a: 55,
  b: 52,
  c: 55,
  d: 56,
  e: 54,
  f: 56,
  g: 54,
  h: 52,
  i: 50,
  j: 57,
  k: 55,
  l: 51,
  m: 56,
  n: 43,
  o: 45,
  q: 38,
  r: 54,
  s: 38,
  t: 33,
  u: 42,
  v: 46,
  w: 49,
  x: 51,
  y: 46,
  z: 53,
  ba: 45,
  bb: 33,
  bc: 52,
  bd: 44,
  be: 48,
  bf: 46,
  bg: 41,
  bh: 48,
  bi: 47,
};

describe.each(Object.entries(RIGHT))('set %s of an outsider', (set, right) => {
  const judged = readingsOf(join(import.meta.dirname, `truth/outsiders-${set}.json`)).map((truth) => ({
    sentence: truth.sentence,
    verdict: judgeReading(truth, readSentence(truth.sentence)),
  }));

  it('looks for nothing that must not be', () => {
    const sought = judged.filter(({ verdict }) => verdict.sought.length > 0);
    expect(sought).toEqual([]);
  });
  it('is read as it is meant, as far as it was before', () => {
    const whole = judged.filter(({ verdict }) => Object.values(verdict).flat().length === 0);
    expect(judged).toHaveLength(60);
    expect(whole.length).toBeGreaterThanOrEqual(right);
  });
});
