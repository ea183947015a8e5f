import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PantryItem } from '#src/domain/pantry/pantry.ts';
import type { SentToList } from '#src/domain/premium/meal-plan/week-plan.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { addToList } from '#tests/support/households.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

it('names the foods of the planned week by which a pantry knows them, and none that the list has besides', async () => {
  const who = await signedIn('premium');
  const { cookie } = who;
  const body = { slot: 'dinner', recipeId: 'palak-tofu', servings: 4, day: '2026-11-16' };
  await api('POST', '/api/meal-plan/entries', { cookie, body });
  await api('POST', '/api/shopping-list/recipes', { cookie, body: { recipeId: 'strawberry-lemonade', servings: 2 } });
  await addToList(who, 'Bread');
  const pantry = await api('POST', '/api/pantry', {
    cookie,
    body: { items: ['tofu', 'strawberries'].map((text) => ({ id: randomUUID(), text })) },
  });
  const there = (pantry.body as { items: PantryItem[] }).items.flatMap(({ foods }) => foods.map(({ id }) => id));
  for (const _ of ['first', 'again']) {
    const sent = await api('POST', '/api/meal-plan/to-shopping-list', { cookie, body: { week: '2026-W47' } });
    const { foods } = sent.body as SentToList;
    expect(foods.length).toBeGreaterThan(3);
    expect(foods.filter(({ id }) => there.includes(id)).map(({ id }) => id)).toEqual(['tofu']);
  }
});
