import { expect, it } from 'vitest';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

it('hands the number of a change to whoever made it, so that they are never shown the page of before', async () => {
  const changeOf = (cookies: string[]) => Number(/^change=(\d+);/m.exec(cookies.join('\n'))?.[1]);
  const { cookie } = await signedIn();
  const rate = (rating: number) =>
    api('POST', '/api/ratings', { cookie, body: { recipeId: 'red-lentil-dal', rating } });
  const first = changeOf((await rate(4)).cookies);
  expect(first).toBeGreaterThan(0);
  expect(changeOf((await rate(5)).cookies)).toBeGreaterThan(first);
  expect(changeOf((await api('GET', '/api/recipes/red-lentil-dal', { cookie })).cookies)).toBeNaN();
});
