import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#tests/support/api.ts';
import { holdAtNoon } from '#tests/support/clock.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { RAW_RECIPES } from '#tests/support/raw-recipes.ts';
import {
  type Figures,
  type Judged,
  judgeSentence,
  type SentenceTruth,
  sentencesOf,
} from '#tests/support/search-judge.ts';

holdAtNoon();
seededDatabase();

const WHOLLY_RIGHT = 0.9;
const FOLDER = join(import.meta.dirname, '../../unit/domain/search/truth');
const SENTENCES = sentencesOf(
  ...globSync('sentences*.json', { cwd: FOLDER })
    .toSorted()
    .map((name) => join(FOLDER, name)),
);

/** Sentences an account asks before the next one takes over: it may ask so many in a day. */
const TURN = 20;

const figures = new Map<string, Figures | null>();
const judged: [truth: SentenceTruth, verdict: Judged][] = [];

interface Answer {
  results?: { id: string }[];
  understood?: unknown;
  wish?: { notUnderstood: string[]; ignored: string[] };
}

interface Detail {
  nutrition: Record<
    'calories' | 'protein' | 'sugars' | 'totalFat' | 'totalCarbs' | 'sodium' | 'fiber' | 'servingGrams',
    number
  > | null;
}

async function readFigures(cookie: string): Promise<void> {
  for (const { id } of RAW_RECIPES) {
    const { nutrition } = (await api('GET', `/api/recipes/${id}`, { cookie })).body as Detail;
    const part = (nutrition?.servingGrams ?? 0) / 100;
    figures.set(
      id,
      nutrition && {
        kcal: nutrition.calories * part,
        protein: nutrition.protein * part,
        sugar: nutrition.sugars * part,
        fat: nutrition.totalFat * part,
        carbs: nutrition.totalCarbs * part,
        salt: (nutrition.sodium * part) / 1000,
        fibre: nutrition.fiber * part,
      },
    );
  }
}

beforeAll(async () => {
  let { cookie } = await signedIn('premium');
  await readFigures(cookie);
  const catalogue = { recipes: RAW_RECIPES, figuresOf: (id: string) => figures.get(id) ?? null };
  for (const [index, truth] of SENTENCES.entries()) {
    if (index % TURN === 0) ({ cookie } = await signedIn('premium'));
    const { status, body } = await api('POST', '/api/ai-search', { body: { query: truth.sentence }, cookie });
    const { results = [], understood: _, wish, ...rest } = body as Answer;
    // What a page shows as not understood, and as left out.
    const said = JSON.stringify([rest, wish?.notUnderstood, wish?.ignored]);
    const answer = { status, ids: results.map(({ id }) => id), said };
    judged.push([truth, judgeSentence(truth, answer, catalogue)]);
  }
});

const listed = (of: (verdict: Judged) => string[]): string[] =>
  judged.flatMap(([{ sentence }, verdict]) => {
    const found = of(verdict);
    return found.length > 0 ? [`${sentence}: ${found.join(', ')}`] : [];
  });

describe('the sentence search', () => {
  it('breaks no limit with any result', () => expect(listed(({ broken }) => broken)).toEqual([]));

  it(`answers at least ${WHOLLY_RIGHT * 100} of 100 sentences wholly right`, () => {
    const right = judged.filter(([, { broken, wrong }]) => broken.length + wrong.length === 0).length;
    const wrong = listed((verdict) => [...verdict.broken, ...verdict.wrong]).join('\n');
    expect(right / judged.length, `${right} of ${judged.length} are right. Wrong:\n${wrong}`).toBeGreaterThanOrEqual(
      WHOLLY_RIGHT,
    );
  });
});
