import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { FEATURED_DEFAULT } from '#src/domain/site/featured.ts';
import { write } from '#src/server/base/database.ts';
import { categoryCovers, heroRecipe, sampleRecipes } from '#src/server/listing/featured.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const put = (body: unknown, cookie?: string) => api('PUT', '/api/admin/featured', { body, cookie });

describe('what opens the landing page', () => {
  it('is what an administrator chose, and nobody else can choose it', async () => {
    const { cookie } = await signedIn('admin');
    const chosen = { ...FEATURED_DEFAULT, hero: 'lentil-soup', dinner: 'oat-milk', 'cover-snacks': null };
    expect((await put(chosen)).status).toBe(401);
    expect((await put(chosen, (await signedIn('premium')).cookie)).status).toBe(403);
    expect(await put(chosen, cookie)).toMatchObject({ status: 200, body: { chosen } });
    expect((await heroRecipe())?.id).toBe('lentil-soup');
    expect((await sampleRecipes())[0]?.id).toBe('oat-milk');
    expect((await categoryCovers()).snacks?.category).toBe('snacks');
    expect(await lastAudit()).toMatchObject({ action: 'settings.change', subject: 'featured', details: chosen });
  });

  it('is no recipe that visitors may not see', async () => {
    const { cookie } = await signedIn('admin');
    const answer = await put({ ...FEATURED_DEFAULT, hero: 'nothing-here' }, cookie);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'hero' }] } });
    expect((await put({ hero: 'lentil-soup' }, cookie)).status).toBe(400);
  });

  it('is another of the category where the chosen one is gone', async () => {
    const { cookie } = await signedIn('admin');
    expect((await put(FEATURED_DEFAULT, cookie)).status).toBe(200);
    await write((tx, change) => {
      change.touch('content', 'recipes');
      return tx
        .update(recipes)
        .set({ isPublished: false })
        .where(eq(recipes.id, FEATURED_DEFAULT.dinner ?? ''));
    });
    const [dinner] = await sampleRecipes();
    expect([dinner?.category, dinner?.id === FEATURED_DEFAULT.dinner]).toEqual(['dinner', false]);
    const { body } = await api('GET', '/api/admin/featured', { cookie });
    expect(body).toMatchObject({ chosen: FEATURED_DEFAULT });
  });
});
