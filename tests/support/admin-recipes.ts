import { beforeAll, expect } from 'vitest';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { api } from './api.ts';
import { signedIn } from './members.ts';

/** What an administrator does to recipes by the calls; `made` makes one of `recipe`, changed as asked, and `email` is who did it. */
export function adminRecipes(recipe: object) {
  let admin: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    admin = await signedIn('admin');
  });
  const ask = (method: string, path: `/api${string}`, body?: unknown) =>
    api(method, path, { cookie: admin.cookie, ...(body !== undefined && { body }) });
  const change = (id: string, body: object) => ask('PATCH', `/api/admin/recipes/${id}`, body);
  async function made(more: object = {}): Promise<AdminRecipe> {
    const { status, body } = await ask('POST', '/api/recipes', { ...recipe, ...more });
    expect(status, JSON.stringify(body)).toBe(200);
    return body as AdminRecipe;
  }
  return { ask, change, made, email: () => admin.email };
}
