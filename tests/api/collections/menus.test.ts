import { beforeAll, describe, expect, it } from 'vitest';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const PLAN = '/api/collections/vegan-christmas-dinner/plan';
let premium = '';
beforeAll(async () => {
  ({ cookie: premium } = await signedIn('premium'));
});
const plan = async (path: `/api/${string}` = PLAN) => {
  const { status, body } = await api('GET', path, { cookie: premium });
  return { status, ...(body as { people: number; tasks: { recipeId: string; when: string; text: string }[] }) };
};

describe('the plan of a menu', () => {
  it('is for premium members', async () => {
    expect((await api('GET', PLAN)).status).toBe(401);
    expect((await api('GET', PLAN, { cookie: (await signedIn('user')).cookie })).status).toBe(403);
    const { status, people, tasks } = await plan();
    expect({ status, people }).toEqual({ status: 200, people: 8 });
    expect(tasks.filter(({ when }) => when === 'day').map(({ recipeId }) => recipeId)).toContain('cashew-cheese-ball');
    expect(tasks.map(({ recipeId }) => recipeId)).toContain('celebration-wellington');
  });

  it('leaves out what readers do not see', async () => {
    await changeRecipe('stuffed-dates', { isPublished: false }, { id: 'nobody', email: 'ed@example.org' });
    expect((await plan()).tasks.map(({ recipeId }) => recipeId)).not.toContain('stuffed-dates');
  });

  it('is of menus alone', async () => {
    expect((await plan('/api/collections/weekend-baking/plan')).status).toBe(404);
    expect((await plan('/api/collections/no-such-menu/plan')).status).toBe(404);
  });
});
