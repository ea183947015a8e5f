import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WeekTemplate } from '#src/domain/premium/meal-plan/week-template.ts';
import { MealPlan } from '#src/islands/member/meal-plan/MealPlan.tsx';
import { forgetAnswers } from '#src/stores/query.ts';
import { arriveAs, notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { aMealEntry } from '#tests/unit/domain/premium/meal-plan/a-meal-entry.ts';

const entry = aMealEntry();
const made = { ...aMealEntry({ day: '2026-11-18' }), title: 'Dal' };
const USUAL: WeekTemplate = { id: '4f1c2d3e-5b6a-4c7d-8e9f-0a1b2c3d4e5f', name: 'Our usual week', meals: [] };
const AT = `/api/meal-plan/templates/${USUAL.id}`;

async function open(templates: WeekTemplate[]) {
  const server = fakeServer({
    'GET /api/meal-plan': { entries: [entry], feed: null },
    'GET /api/meal-plan/templates': templates,
    'POST /api/meal-plan/templates': USUAL,
    [`PATCH ${AT}`]: ({ body }: { body: unknown }) => ({ ...USUAL, ...(body as object) }),
    [`DELETE ${AT}`]: {},
    [`POST ${AT}/plan`]: { entries: [made], left: 2 },
  });
  render(<MealPlan>Why premium</MealPlan>);
  await screen.findByRole('button', { name: 'Palak Tofu' });
  await press('Usual weeks');
  return server;
}

beforeEach(() => {
  forgetAnswers('week-templates');
  history.replaceState(null, '', '/meal-plan?week=2026-W47');
  arriveAs({ role: 'premium', isPremium: true });
});

describe('usual weeks', () => {
  it('are kept, named, removed, and put back', async () => {
    const { sent } = await open([]);
    await screen.findByDisplayValue('Our usual week');
    await press('Save week');
    await screen.findByRole('button', { name: 'Use Our usual week' });
    await press('Rename Our usual week');
    const field = screen.getByRole('textbox', { name: 'Name of Our usual week' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Winter{Enter}');
    await press('Remove Winter');
    expect(screen.queryByText('Winter', { selector: 'li span' })).toBeNull();
    await waitFor(() => expect(notice()).toContain('Usual week removed'));
    expect(sent.map(([call, body]) => [call, body]).filter(([call]) => !String(call).startsWith('GET'))).toMatchObject([
      ['POST /api/meal-plan/templates', { name: 'Our usual week', week: '2026-W47' }],
      [`PATCH ${AT}`, { name: 'Winter' }],
      [`DELETE ${AT}`, undefined],
    ]);
  });

  it('are planned in the week on screen, which says what it left out', async () => {
    const { sent } = await open([USUAL]);
    await screen.findByRole('button', { name: 'Use Our usual week' });
    await press('Use Our usual week');
    await screen.findByRole('button', { name: 'Dal' });
    expect(notice()).toContain('1 meal planned. 2 left out: the meal is taken or the recipe is gone.');
    expect(sent.find(([call]) => call === `POST ${AT}/plan`)?.[1]).toMatchObject({ week: '2026-W47' });
  });
});
