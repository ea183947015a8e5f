import { randomUUID } from 'node:crypto';
import type { MembersRecipe } from '#src/domain/own-recipes/own-recipe.ts';
import { api } from './api.ts';

interface Cookie {
  cookie: string;
}

/** A dish that is not vegan, as a member may write it. */
export const cake = (more: object = {}) => ({
  title: 'Grandmother’s cake',
  category: 'desserts',
  prepTime: 20,
  cookTime: 40,
  servings: 8,
  ingredients: ['200 g plain flour', '150 g butter, softened', '2 eggs', '100 g caster sugar'],
  instructions: [
    'Beat the butter and the caster sugar until pale, then beat in the eggs.',
    'Fold in the plain flour and bake for 40 minutes.',
  ],
  ...more,
});

export const addOwn = ({ cookie }: Cookie, fields: object = cake(), more: object = {}) =>
  api('POST', '/api/own-recipes', { cookie, body: { id: randomUUID(), fields, ...more } });

/** A kept one. */
export async function kept(who: Cookie, fields: object = cake(), more: object = {}): Promise<MembersRecipe> {
  const { status, body } = await addOwn(who, fields, more);
  if (status !== 200) throw new Error(`Not kept: ${status} ${JSON.stringify(body)}`);
  return body as MembersRecipe;
}

export const ownPath = (id: string) => `/api/own-recipes/${id}` as const;
export const lookAtOwn = ({ cookie }: Cookie, id: string) => api('GET', ownPath(id), { cookie });
export const putOwn = ({ cookie }: Cookie, id: string, body: object) => api('PUT', ownPath(id), { cookie, body });

/** Titles of one's list. */
export async function ownTitles({ cookie }: Cookie, query = ''): Promise<string[]> {
  const { body } = await api('GET', `/api/own-recipes${query}`, { cookie });
  return (body as { items: { title: string }[] }).items.map(({ title }) => title);
}
