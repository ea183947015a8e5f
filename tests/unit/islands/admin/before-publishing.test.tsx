import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipe-list.ts';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';
import { PublishQuestion } from '#src/islands/admin/frame/PublishQuestion.tsx';
import RecipesScreen from '#src/islands/admin/recipes/RecipesScreen.tsx';
import { changeGenerated } from '#src/stores/admin/generator/generated-recipe.ts';
import { savePublishing } from '#src/stores/admin/recipes/recipe-editor.ts';
import { formOf } from '#src/stores/admin/recipes/recipe-form.ts';
import { forgetRecipes } from '#src/stores/admin/recipes/recipes.ts';
import { arriveAs, cardOf, notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { WHOLE } from '#tests/unit/domain/recipes/a-whole-recipe.ts';

const SAVE = 'PATCH /api/admin/recipes/tofu';
const texts = {
  ingredients: ['200 g tofu', '2 tbsp oil', '1 onion'],
  instructions: ['Fry the tofu in the oil for 15 minutes.', 'Add the onion and stir for 2 minutes.'],
};
const PROPOSED = proposedMarks(texts);
const WRONG = PROPOSED.map(({ step, start, text }): Mark => ({ of: 'nothing', step, start, text }));
const card: AdminRecipeCard = {
  ...cardOf('tofu', 'Fried Tofu'),
  ...{ isPublished: false, updatedAt: 1, gateProblem: null, deletedAt: null, todo: [], owner: null, stand: 'work' },
};
const recipe: AdminRecipe = {
  ...{
    ...WHOLE,
    ...cardOf('tofu', 'Fried Tofu'),
    ...texts,
    description: 'Crisp outside and soft within.',
    servings: 2,
  },
  ...{ isPublished: false, marks: [], updatedAt: 5, gateProblem: null, publishAt: null, unpublishAt: null },
  ...{ nutriScoreByHand: null, nutritionByHand: null },
};
const saved = formOf(recipe);
const answered = { ...recipe, isPublished: true };
type Gate = { path: string; message: string; line: string; key: string; asks: 'vegan' | 'figures' | null };

function serve(gate: readonly Gate[] = [], answers: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    'GET /api/admin/recipes': {
      recipes: [card],
      pagination: { page: 1, limit: 4, totalPages: 1, hasNextPage: false, hasPreviousPage: false, totalRecipes: 1 },
    },
    'GET /api/admin/recipes/writers': [],
    'GET /api/admin/recipes/tofu': recipe,
    'POST /api/admin/recipes/preview': { gate, proposedMarks: PROPOSED },
    [SAVE]: answered,
    ...answers,
  });
}
async function openList(...served: Parameters<typeof serve>) {
  const server = serve(...served);
  forgetRecipes();
  render(
    <>
      <RecipesScreen />
      <PublishQuestion />
    </>,
  );
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Fried Tofu is published' });
  return { toggle, saves: () => server.sent.filter(([call]) => call === SAVE).map(([, body]) => body) };
}
const question = () => screen.findByRole('dialog', { name: 'Publish “Fried Tofu”?' });

beforeEach(() => {
  arriveAs({ role: 'admin' });
  history.replaceState(null, '', '/admin/recipes');
});

describe('publishing a recipe whose marks wait', () => {
  it('says how many, and confirms all of them with one press', async () => {
    const { toggle, saves } = await openList();
    await userEvent.click(toggle);
    expect((await question()).textContent).toContain('3 amounts and 2 timers in its steps wait');
    expect(saves()).toEqual([]);
    await press('Confirm all and publish');
    await waitFor(() => expect(saves()).toEqual([{ isPublished: true, marks: PROPOSED, updatedAt: 5 }]));
    await waitFor(() => expect(notice()).toContain('Recipe published'));
  });

  it('publishes with the marks left waiting', async () => {
    const { toggle, saves } = await openList();
    await userEvent.click(toggle);
    await question();
    await press('Publish, check later');
    await waitFor(() => expect(saves()).toEqual([{ isPublished: true }]));
  });

  it('stays a draft where one cancels, and says nothing of a failure', async () => {
    const { toggle, saves } = await openList();
    await userEvent.click(toggle);
    await question();
    await press('Cancel');
    await waitFor(() => expect(toggle.checked).toBe(false));
    expect(saves()).toEqual([]);
    expect(notice()).not.toContain('Failed');
  });

  it('is not asked where none wait, where a person called them wrong, or of what goes off the site', async () => {
    const { toggle, saves } = await openList([], { 'GET /api/admin/recipes/tofu': { ...recipe, marks: WRONG } });
    await userEvent.click(toggle);
    await waitFor(() => expect(saves()).toEqual([{ isPublished: true }]));
    expect(screen.queryByRole('dialog')).toBe(null);
    await waitFor(() => expect(toggle.checked).toBe(true));
    await userEvent.click(toggle);
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('asks for all it could be refused for at once', async () => {
    const line = '1 chorizo';
    const gate: Gate = { path: 'ingredients.0', message: `Is “${line}” vegan?`, line, key: 'v', asks: 'vegan' };
    const { toggle, saves } = await openList([gate]);
    await userEvent.click(toggle);
    const dialog = within(await question());
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirm all and publish' });
    expect(confirm.disabled).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(saves()).toEqual([
        { isPublished: true, marks: PROPOSED, updatedAt: 5, confirmedVegan: [line], confirmedFigures: [] },
      ]),
    );
  });

  it('offers nothing to confirm where something has to be changed first', async () => {
    const gate: Gate = { path: 'ingredients.0', message: 'Beef isn’t vegan.', line: 'beef', key: 'v', asks: null };
    const { path, message, line, asks } = gate;
    const refusal = { message: 'Not published', issues: [{ path, message }], confirmable: [{ path, line, asks }] };
    const { toggle } = await openList([gate], { [SAVE]: Response.json(refusal, { status: 400 }) });
    await userEvent.click(toggle);
    const dialog = await screen.findByRole('dialog', { name: '“Fried Tofu” isn’t published' });
    expect(dialog.textContent).toContain(message);
    expect(dialog.textContent).not.toContain('amounts');
    expect(within(dialog).queryByRole('button', { name: /publish/i })).toBe(null);
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(toggle.checked).toBe(false));
  });

  it('publishes nothing where it could not look, and says so', async () => {
    const { toggle, saves } = await openList([], {
      'POST /api/admin/recipes/preview': Response.json({ message: 'Broken' }, { status: 500 }),
    });
    await userEvent.click(toggle);
    await waitFor(() => expect(document.body.textContent).toContain('so nothing is published'));
    expect(toggle.checked).toBe(false);
    expect(saves()).toEqual([]);
  });

  it('asks in the quick edit, with what was typed there', async () => {
    const { saves } = await openList();
    await press('Quick edit Fried Tofu');
    const edit = within(await screen.findByRole('dialog', { name: 'Edit recipe' }));
    const description = edit.getByLabelText('Description');
    await userEvent.type(description, 'Crisp outside and soft within.');
    await userEvent.click(edit.getByRole('checkbox', { name: 'Published' }));
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    await question();
    await press('Confirm all and publish');
    await waitFor(() => expect(saves()).toMatchObject([{ isPublished: true, marks: PROPOSED, updatedAt: 1 }]));
  });

  it('asks once the generator has saved its draft', async () => {
    const { sent } = serve();
    render(<PublishQuestion />);
    const changed = changeGenerated(recipe, { isPublished: true });
    await question();
    await press('Confirm all and publish');
    expect(await changed).toMatchObject({ isPublished: true });
    expect(sent.at(-1)).toMatchObject([SAVE, { isPublished: true, marks: PROPOSED }]);
  });
});

describe('publishing several', () => {
  const WAITING = 'POST /api/admin/recipes/waiting-marks';
  const BULK = 'POST /api/admin/recipes/bulk';
  const DONE = { results: [{ id: 'tofu', outcome: 'done' }], entry: 3 };
  const found = { amounts: 14, timers: 3, recipes: [{ id: 'tofu', updatedAt: 5 }] };
  async function publishChosen(waiting: object) {
    const server = fakeServer({
      'GET /api/admin/recipes': {
        recipes: [card],
        pagination: { page: 1, limit: 4, totalPages: 1, hasNextPage: false, hasPreviousPage: false, totalRecipes: 1 },
      },
      'GET /api/admin/recipes/writers': [],
      [WAITING]: waiting,
      [BULK]: DONE,
    });
    forgetRecipes();
    render(
      <>
        <RecipesScreen />
        <PublishQuestion />
      </>,
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Fried Tofu' }));
    await press('Publish');
    return { deeds: () => server.sent.filter(([call]) => call === BULK).map(([, body]) => body) };
  }
  const asked = () => screen.findByRole('dialog', { name: 'Publish 1 recipe?' });

  it('asks about the marks of all of them once, and confirms them with one press', async () => {
    const { deeds } = await publishChosen(found);
    expect((await asked()).textContent).toContain('14 amounts and 3 timers in the steps of 1 recipe wait');
    expect(deeds()).toEqual([]);
    await press('Confirm all and publish');
    const confirms = { of: found.recipes };
    await waitFor(() => expect(deeds()).toEqual([{ action: 'publish', ids: ['tofu'], confirms }]));
    await waitFor(() => expect(notice()).toContain('1 recipe published'));
  });

  it('leaves them waiting, or publishes nothing', async () => {
    const first = await publishChosen(found);
    await asked();
    await press('Cancel');
    expect(first.deeds()).toEqual([]);
    expect(notice()).not.toContain('Failed');
    await press('Publish');
    await asked();
    await press('Publish, check later');
    await waitFor(() => expect(first.deeds()).toEqual([{ action: 'publish', ids: ['tofu'] }]));
  });

  it('publishes none where it could not look', async () => {
    const { deeds } = await publishChosen(Response.json({}, { status: 500 }));
    await waitFor(() => expect(notice()).toContain('nothing is published'));
    expect(deeds()).toEqual([]);
  });

  it('asks nothing where none wait', async () => {
    const { deeds } = await publishChosen({ amounts: 0, timers: 0, recipes: [] });
    await waitFor(() => expect(deeds()).toEqual([{ action: 'publish', ids: ['tofu'] }]));
    expect(screen.queryByRole('dialog')).toBe(null);
  });
});

describe('saving in the editor', () => {
  const save = (form: typeof saved, isAnswered = false) =>
    savePublishing(form, recipe, { answers: {}, isAnswered: () => isAnswered });
  const gate: Gate = { path: 'ingredients.0', message: 'Vegan?', line: '200 g tofu', key: 'v', asks: 'vegan' };

  it('asks where that makes it public, now or later, and saves the marks of the form beside the others', async () => {
    for (const shown of [{ isPublished: true }, { publishAt: '2999-01-01T10:00' }]) {
      const { sent } = serve();
      const { unmount } = render(<PublishQuestion />);
      const [mine, ...others] = PROPOSED;
      const outcome = save({ ...saved, ...shown, marks: mine ? [mine] : [] });
      expect((await question()).textContent).toContain('2 amounts and 2 timers');
      await press('Confirm all and publish');
      expect(await outcome).toMatchObject({ thing: { id: 'tofu' } });
      expect(sent.at(-1)).toMatchObject([SAVE, { marks: [mine, ...others] }]);
      unmount();
    }
  });

  it('asks nothing of a draft, nor where it would be refused for something else', async () => {
    for (const [form, open] of [
      [{}, []],
      [{ isPublished: true }, [gate]],
      [{ isPublished: true, title: '' }, []],
    ] as const) {
      serve(open);
      const { unmount } = render(<PublishQuestion />);
      await save({ ...saved, ...form });
      expect(screen.queryByRole('dialog')).toBe(null);
      unmount();
    }
  });

  it('asks once that was answered', async () => {
    const { sent } = serve([gate]);
    render(<PublishQuestion />);
    const outcome = save({ ...saved, isPublished: true }, true);
    await question();
    await press('Cancel');
    expect(await outcome).toBe('failed');
    expect(sent.filter(([call]) => call === SAVE)).toEqual([]);
  });
});
