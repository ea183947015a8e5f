import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { MealPlan } from '#src/islands/member/meal-plan/MealPlan.tsx';
import { arriveAs, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { aMealEntry } from '#tests/unit/domain/premium/meal-plan/a-meal-entry.ts';

const dinner = aMealEntry();
const lunch = aMealEntry({ day: '2026-11-17', slot: 'lunch' });

async function open(...entries: MealEntry[]) {
  const server = fakeServer({
    'GET /api/meal-plan': { entries, feed: null },
    [`PATCH /api/meal-plan/entries/${lunch.id}`]: { ...lunch, isLeftover: true, leftoverOf: dinner },
    [`DELETE /api/meal-plan/entries/${dinner.id}`]: {},
    'POST /api/meal-plan/entries': ({ body }: { body: unknown }) => ({
      ...lunch,
      ...(body as object),
      leftoverOf: dinner,
    }),
  });
  render(<MealPlan>Why premium</MealPlan>);
  await screen.findAllByRole('button', { name: 'Palak Tofu' });
  return server;
}
const mealAt = (day: string, slot: string) =>
  within(document.querySelector<HTMLElement>(`[data-day="${day}"][data-slot="${slot}"]`) as HTMLElement);

beforeEach(() => {
  history.replaceState(null, '', '/meal-plan?week=2026-W47');
  arriveAs({ role: 'premium', isPremium: true });
});

describe('leftovers on the plan', () => {
  it('are planned from a meal for the lunch after it, and double of it is cooked', async () => {
    const { sent } = await open(dinner);
    await press('Palak Tofu');
    await press('Plan leftovers…');
    screen.getByText('You’re cooking 4 servings on Monday dinner.');
    screen.getByRole('checkbox', { name: 'Cook double – 8 servings instead of 4' });
    await press('Plan leftovers');
    mealAt('2026-11-17', 'lunch').getByText('From Monday’s dinner: 8 servings are cooked');
    mealAt('2026-11-16', 'dinner').getByText('8 servings');
    expect(mealAt('2026-11-17', 'lunch').queryByText(/min/)).toBeNull();
    await waitFor(() =>
      expect(sent.find(([call]) => call === 'POST /api/meal-plan/entries')?.[1]).toMatchObject({
        ...{ day: '2026-11-17', slot: 'lunch', servings: 4, leftoverOf: dinner.id, cooksMore: true },
      }),
    );
  });

  it('are marked by a tick, of the meal that was cooked before', async () => {
    const { sent } = await open(dinner, lunch);
    await userEvent.click(mealAt('2026-11-17', 'lunch').getByRole('button', { name: 'Palak Tofu' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Leftovers of Monday dinner/ }));
    await waitFor(() => expect(sent.some(([, body]) => (body as MealEntry)?.leftoverOf)).toBe(true));
    mealAt('2026-11-16', 'dinner').getByText('All 4 servings are planned as leftovers: cook more');
  });

  it('are to be cooked when their meal is taken off', async () => {
    await open(dinner, { ...lunch, isLeftover: true, leftoverOf: dinner });
    mealAt('2026-11-17', 'lunch').getByText('Leftovers');
    await userEvent.click(mealAt('2026-11-16', 'dinner').getByRole('button', { name: 'Palak Tofu' }));
    await press('Remove');
    expect(mealAt('2026-11-17', 'lunch').queryByText('Leftovers')).toBeNull();
  });
});
