import { describe, expect, it } from 'vitest';
import { AppError } from '#src/domain/errors.ts';
import { forEverybody, step, waiting, withinBudget } from '#src/server/base/limits/processor-budget.ts';

/** A clock of the processor that work moves on by hand, in milliseconds. */
function processor() {
  let spent = 0;
  const work = (ms: number) => {
    spent += ms * 1000;
  };
  const budget = { limit: 100, tooMuch: () => new AppError('validation', 'Too much'), clock: () => spent };
  return { work, budget };
}

describe('work on a budget', () => {
  it('ends where it goes on beyond it, in words', async () => {
    const { work, budget } = processor();
    let steps = 0;
    const endless = withinBudget(budget, async () => {
      for (;;) {
        work(30);
        await Promise.resolve();
        step();
        steps++;
      }
    });
    await expect(endless).rejects.toThrow('Too much');
    expect(steps).toBe(3);
  });

  it('is not charged for what others do meanwhile', async () => {
    const { work, budget } = processor();
    const answer = withinBudget(budget, async () => {
      for (let i = 0; i < 10; i++) {
        await waiting(async () => work(1000));
        step();
      }
      return 'done';
    });
    expect(await answer).toBe('done');
  });

  it('is not charged for what it makes for everybody, however many steps that takes', async () => {
    const { work, budget } = processor();
    const answer = withinBudget(budget, async () => {
      await forEverybody(async () => {
        for (let i = 0; i < 10; i++) {
          work(1000);
          await waiting(async () => undefined);
          step();
        }
      });
      step();
      work(1000);
      step();
    });
    await expect(answer).rejects.toThrow('Too much');
    const within = withinBudget(budget, async () => {
      await forEverybody(async () => {
        work(1000);
        step();
      });
      step();
      return 'done';
    });
    expect(await within).toBe('done');
  });

  it('counts what it does itself before and after it waits', async () => {
    const { work, budget } = processor();
    const answer = withinBudget(budget, async () => {
      work(60);
      await waiting(async () => work(1000));
      work(60);
      step();
    });
    await expect(answer).rejects.toThrow('Too much');
  });

  it('is one budget with the work it is a part of, and none for others', async () => {
    const { work, budget } = processor();
    const part = () =>
      withinBudget({ ...budget, limit: 10_000 }, async () => {
        work(60);
        step();
      });
    await expect(withinBudget(budget, () => part().then(part))).rejects.toThrow('Too much');
    work(1000);
    expect(step).not.toThrow();
  });
});
