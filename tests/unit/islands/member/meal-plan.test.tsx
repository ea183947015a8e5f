import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { MealPlan } from '#src/islands/member/meal-plan/MealPlan.tsx';
import { arriveAs, notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const ID = '4f1c2d3e-5b6a-4c7d-8e9f-0a1b2c3d4e5f';
const ENTRY = `/api/meal-plan/entries/${ID}`;
const NOTE: MealEntry = {
  ...{ id: ID, day: '2026-11-16', slot: 'dinner', position: 0, title: '', recipe: null, servings: 1, portions: 1 },
  ...{ note: 'Lunch at work', isLeftover: false, leftoverOf: null, swaps: [] },
};
/** The server, which does what it is asked. */
const answers = {
  'GET /api/meal-plan': { entries: [NOTE], feed: null },
  [`PATCH ${ENTRY}`]: ({ body }: { body: unknown }) => ({ ...NOTE, ...(body as object) }),
  [`DELETE ${ENTRY}`]: {},
  'POST /api/meal-plan/entries': ({ body }: { body: unknown }) => ({ ...NOTE, ...(body as object) }),
};
/** The meal of a day that something stands in, such as "Monday Dinner". */
function placeOf(name: string) {
  const meal = screen.getByRole('button', { name }).closest<HTMLElement>('[data-meal]');
  return `${meal?.closest('section')?.querySelector('h3')?.textContent} ${meal?.querySelector('h4')?.textContent}`;
}
const handle = () => screen.getByRole('button', { name: 'Move Lunch at work' });
async function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ ...answers, ...more });
  render(<MealPlan>Why premium</MealPlan>);
  await screen.findByRole('button', { name: 'Lunch at work' });
  return server;
}

beforeEach(() => {
  history.replaceState(null, '', '/meal-plan?week=2026-W47');
  arriveAs({ role: 'premium', isPremium: true });
});

describe('a meal of the plan', () => {
  it('moves by arrows, its handle keeps the focus, and where it is now is said', async () => {
    const { sent } = await open();
    handle().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.keyboard('{ArrowUp}');
    expect(placeOf('Lunch at work')).toBe('Wednesday 18 Nov Lunch');
    expect(document.activeElement).toBe(handle());
    screen.getByText('Lunch at work moved to Wednesday lunch');
    await waitFor(() =>
      expect(sent.filter(([call]) => call.startsWith('PATCH'))).toEqual([
        [`PATCH ${ENTRY}`, { day: '2026-11-17', slot: 'dinner' }],
        [`PATCH ${ENTRY}`, { day: '2026-11-18', slot: 'dinner' }],
        [`PATCH ${ENTRY}`, { day: '2026-11-18', slot: 'lunch' }],
      ]),
    );
  });

  it('does not leave its week by arrows', async () => {
    const { sent } = await open();
    handle().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(placeOf('Lunch at work')).toBe('Monday 16 Nov Dinner');
    expect(sent.filter(([call]) => call.startsWith('PATCH'))).toEqual([]);
  });

  it('moves to the day and the meal that are chosen', async () => {
    await open();
    await userEvent.click(handle());
    const dialog = within(screen.getByRole('dialog', { name: /Lunch at work/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Day' }), 'Sunday 22 Nov');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Meal' }), 'Snack');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    expect(placeOf('Lunch at work')).toBe('Sunday 22 Nov Snack');
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(document.activeElement).toBe(handle());
    await userEvent.keyboard('{ArrowRight}');
    expect(placeOf('Lunch at work')).toBe('Sunday 22 Nov Snack');
  });

  it('goes back where the server refuses, which is said', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await open({ [`PATCH ${ENTRY}`]: () => promise });
    handle().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(placeOf('Lunch at work')).toBe('Tuesday 17 Nov Dinner');
    await act(async () => resolve(Response.json({ message: 'That meal is full.' }, { status: 409 })));
    await waitFor(() => expect(notice()).toBe('Not movedThat meal is full.'));
    expect(placeOf('Lunch at work')).toBe('Monday 16 Nov Dinner');
  });

  it('is a note that is written, too', async () => {
    const { sent } = await open();
    await press('Add to Friday breakfast');
    await userEvent.type(screen.getByRole('textbox', { name: 'Or write a note' }), 'Porridge{Enter}');
    expect(placeOf('Porridge')).toBe('Friday 20 Nov Breakfast');
    await waitFor(() =>
      expect(sent.find(([call]) => call === 'POST /api/meal-plan/entries')).toMatchObject([
        'POST /api/meal-plan/entries',
        { day: '2026-11-20', slot: 'breakfast', note: 'Porridge' },
      ]),
    );
  });

  it('keeps the words of a mere note that were taken away, and saves others', async () => {
    const { sent } = await open();
    await press('Lunch at work');
    const dialog = within(screen.getByRole('dialog', { name: 'Lunch at work' }));
    const field = dialog.getByRole('textbox', { name: 'Note' });
    await userEvent.clear(field);
    await userEvent.type(field, '  ');
    await userEvent.tab();
    expect(sent.filter(([call]) => call.startsWith('PATCH'))).toEqual([]);
    await userEvent.type(field, 'Picnic');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(sent.filter(([call]) => call.startsWith('PATCH'))).toEqual([[`PATCH ${ENTRY}`, { note: 'Picnic' }]]),
    );
  });
});

it('is a page for members with premium; others see what it is', () => {
  arriveAs({ isPremium: false });
  render(<MealPlan>Why premium</MealPlan>);
  screen.getByText('Why premium');
  expect(screen.queryByRole('heading', { name: 'Meal plan' })).toBe(null);
});
