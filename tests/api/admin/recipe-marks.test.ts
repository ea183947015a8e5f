import { beforeAll, describe, expect, it } from 'vitest';
import type { RecipePreview } from '#src/contracts/recipes/admin-recipe-preview.ts';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { MARK } from '#tests/support/marks.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const TEXTS = {
  ingredients: ['400 ml coconut milk', '60 g sugar'],
  instructions: ['Warm the coconut milk for 5 minutes.', 'Whisk in the sugar.'],
};
const MARKS = [MARK.ingredient(0, 9, 'coconut milk', 0, 1), MARK.time(0, 26, '5 minutes', 5)];
const DRAFT = {
  ...{ title: 'Custard', description: 'A custard of coconut milk.', category: 'desserts' },
  ...{ prepTime: 5, cookTime: 5, servings: 4, ...TEXTS },
};

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});
const ask = (method: string, path: `/api${string}`, body: object) => api(method, path, { cookie, body });
async function made(marks: object[] = MARKS): Promise<AdminRecipe> {
  const { status, body } = await ask('POST', '/api/recipes', { ...DRAFT, marks });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as AdminRecipe;
}
const changed = async (id: string, change: object): Promise<AdminRecipe> =>
  (await ask('PATCH', `/api/admin/recipes/${id}`, change)).body as AdminRecipe;

describe('marks of a recipe', () => {
  it('come with the catalogue, and with its recipes', async () => {
    const { body } = await api('GET', '/api/recipes/red-lentil-dal');
    const { marks, instructions } = body as Recipe;
    expect(marks.length).toBeGreaterThan(5);
    expect(instructions.join('')).not.toMatch(/[{}|]/);
  });

  it('are saved as they were confirmed, and proposed to nobody but the editor', async () => {
    expect((await made()).marks).toEqual(MARKS);
    expect((await made([])).marks).toEqual([]);
  });

  it('go with their texts, and are dropped with those that change', async () => {
    const { id } = await made();
    const moved = await changed(id, { instructions: TEXTS.instructions.toReversed() });
    expect(moved.marks).toEqual(MARKS.map((mark) => ({ ...mark, step: 1 })));
    const rewritten = await changed(id, { ingredients: ['500 ml coconut milk', '60 g sugar'] });
    expect(rewritten.marks).toEqual([{ ...MARKS[1], step: 1 }]);
    expect((await changed(id, { instructions: ['Stir.'] })).marks).toEqual([]);
  });

  it.each([
    ['at a wrong place', [{ ...MARKS[0], start: 10 }], 'Step 1 does not say “coconut milk” there'],
    [
      'of more than there is',
      [MARKS[0], MARK.ingredient(1, 13, 'sugar', 0, 0.5)],
      'takes more of “400 ml coconut milk”',
    ],
  ])('are refused %s', async (_, marks, message) => {
    const create = await ask('POST', '/api/recipes', { ...DRAFT, marks });
    expect(create).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
    const { id } = await made();
    expect(await ask('PATCH', `/api/admin/recipes/${id}`, { marks })).toMatchObject({ status: 400 });
  });

  it('are proposed to the editor, by the lines as they were sent', async () => {
    const draft = { ingredients: ['', ...TEXTS.ingredients], instructions: ['', ...TEXTS.instructions] };
    const { body } = await ask('POST', '/api/admin/recipes/preview', draft);
    expect((body as RecipePreview).proposedMarks).toEqual([
      { ...MARKS[0], step: 1, line: 1 },
      { ...MARKS[1], step: 1 },
      MARK.ingredient(2, 13, 'sugar', 2, 1),
    ]);
  });

  it('are proposed with a generated recipe', async () => {
    const inputText =
      'Custard\n\n400 ml coconut milk\n60 g sugar\n\nMethod\n1. Warm the coconut milk for 5 minutes.\n2. Whisk in the sugar.';
    const { status, body } = await ask('POST', '/api/ai/generate-recipe', { inputText });
    expect(status).toBe(200);
    expect(body).toMatchObject({ proposedMarks: [{ text: 'coconut milk' }, { text: '5 minutes' }, { text: 'sugar' }] });
  });
});
