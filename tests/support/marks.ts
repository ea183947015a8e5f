import type { IngredientMark, Mark } from '#src/domain/scaling/marks.ts';

/** Marks, by step, place and words. */
export const MARK = {
  ingredient: (step: number, start: number, text: string, line: number, share: IngredientMark['share']): Mark => ({
    of: 'ingredient',
    ...{ step, start, text, line, share },
  }),
  time: (step: number, start: number, text: string, min: number, max = min): Mark => ({
    of: 'time',
    ...{ step, start, text, minutes: { min, max } },
  }),
  count: (step: number, start: number, text: string, count: number): Mark => ({
    of: 'count',
    step,
    start,
    text,
    count,
  }),
};
