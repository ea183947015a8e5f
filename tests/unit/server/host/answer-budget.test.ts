import { describe, expect, it } from 'vitest';
import { stripeEventCall } from '#src/contracts/premium/plan.ts';
import { env } from '#src/server/base/env.ts';
import { openAnswerBudget } from '#src/server/host/bounds/answer-budget.ts';

const ADDRESS = '203.0.113.7';
/** No time passes: what is taken does not come back meanwhile. */
const stopped = () => 0;

/** How many answers an address has made at once, until it is told to wait. */
function atOnce(target: string): number {
  const budget = openAnswerBudget(stopped);
  for (let answers = 0; ; answers++) {
    try {
      budget(ADDRESS, target);
    } catch {
      return answers;
    }
  }
}

describe('the budget of answers', () => {
  const most = Math.ceil(env().ANSWERS_PER_MINUTE / 3);

  it.each(['/recipes/none', '/recipes?search=red+lentil+dal', '/api/recipes?search=tofu'])(
    'counts one for %s',
    (target) => expect(atOnce(target)).toBe(most),
  );

  it('counts a search of many words by what it costs', () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve';
    const search = new URLSearchParams({ search: words });
    expect(atOnce(`/recipes?${search}`)).toBe(Math.ceil(most / 3));
    expect(atOnce(`/api/recipes?${search}`)).toBe(Math.ceil(most / 3));
  });

  it('leaves events of the payment service to their call', () => {
    const budget = openAnswerBudget(stopped);
    for (let event = 0; event <= most; event++) budget(ADDRESS, stripeEventCall.path);
  });
});
