import { expect, it } from 'vitest';
import { ALLERGENS } from '#src/domain/foods/allergen-names.ts';
import { fillEmptyMeals } from '#src/server/premium/meal-plan-filling.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

/** Recipes with hazelnuts in them, with walnuts by another name, with soya only by the label, and with nothing of the kind. */
async function choosy(profile: object) {
  const member = await signedIn('premium');
  const { cookie } = member;
  expect((await api('PATCH', '/api/auth/profile', { cookie, body: profile })).status).toBe(200);
  return member;
}

const listed = async (query: string): Promise<string[]> =>
  (
    (await api('GET', `/api/recipes?limit=50&${query}` as '/api/recipes')).body as { recipes: { id: string }[] }
  ).recipes.map(({ id }) => id);

it('tells of recipes which hold what a member leaves out: just those that the listing leaves out', async () => {
  const { cookie } = await choosy({ avoidedAllergens: ['nuts', 'sesame'], dietaryPreferences: ['gluten-free'] });
  const all = await listed('');
  const fitting = new Set(await listed('without=nuts,sesame&dietaryPreferences=gluten-free'));
  const { status, body } = await api('GET', `/api/auth/misfits?ids=${all.join(',')}` as '/api/auth/misfits', {
    cookie,
  });
  expect(status).toBe(200);
  const misfits = body as { id: string; allergens: string[]; diets: string[] }[];
  expect(misfits.length).toBeGreaterThan(10);
  expect(misfits.some(({ allergens }) => allergens.includes('nuts'))).toBe(true);
  expect(misfits.some(({ diets, allergens }) => diets.length > 0 && allergens.length === 0)).toBe(true);
  for (const { id } of misfits) expect(fitting.has(id), id).toBe(false);
  const misfitIds = new Set(misfits.map(({ id }) => id));
  // The listing shows a page of those that fit: each of ours that is none of the misfits is among them, or further on.
  for (const id of fitting) expect(misfitIds.has(id), id).toBe(false);
});

it('has nothing to say to somebody who eats everything, nor of what is not public', async () => {
  const { cookie } = await signedIn();
  const [first = ''] = await listed('');
  expect((await api('GET', `/api/auth/misfits?ids=${first}` as '/api/auth/misfits', { cookie })).body).toEqual([]);
  const { cookie: other } = await choosy({ avoidedAllergens: [...ALLERGENS] });
  expect((await api('GET', '/api/auth/misfits?ids=no-such-recipe', { cookie: other })).body).toEqual([]);
});

it.each([[`ids=${Array.from({ length: 101 }, (_, at) => `recipe-${at}`).join(',')}`], ['ids=<script>'], ['']])(
  'refuses %s in words',
  async (query) => {
    const { cookie } = await signedIn();
    const answer = await api('GET', `/api/auth/misfits?${query}` as '/api/auth/misfits', { cookie });
    expect(answer.status).toBe(400);
  },
);

it('is for members', async () => {
  expect((await api('GET', '/api/auth/misfits?ids=tiramisu')).status).toBe(401);
});

it.each([[['nuts', 'gold']], ['nuts'], [Array.from({ length: 15 }, () => 'nuts')]])(
  'keeps no profile with %j',
  async (avoidedAllergens) => {
    const { cookie } = await signedIn();
    expect((await api('PATCH', '/api/auth/profile', { cookie, body: { avoidedAllergens } })).status).toBe(400);
  },
);

it('fills no week with what a member leaves out, whatever diets are asked for', async () => {
  const avoidedAllergens = ['gluten', 'nuts', 'soya'] as const;
  const { id, cookie } = await choosy({ avoidedAllergens });
  const { entries } = await fillEmptyMeals(id, { week: '2026-W50', slots: ['lunch', 'dinner'], diets: [] }, 7);
  expect(entries.length).toBeGreaterThan(5);
  const ids = [...new Set(entries.flatMap(({ recipe }) => recipe?.id ?? []))];
  const misfits = await api('GET', `/api/auth/misfits?ids=${ids.join(',')}` as '/api/auth/misfits', { cookie });
  expect(misfits.body).toEqual([]);
});
