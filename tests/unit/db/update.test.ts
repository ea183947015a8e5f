import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, recipeRevisions, recipes } from '#src/db/schema.ts';
import { updateCatalogue } from '#src/db/seed/update.ts';
import { CATALOGUE_ACTOR } from '#src/domain/recipes/editing/recipe-editing.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { restoreOne } from '#src/server/published/changing.ts';
import { listRevisions } from '#src/server/published/history.ts';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { recipeKind } from '#src/server/recipes/kind.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const EDITOR = { id: 'a', email: 'editor@example.org' };
const DAL = 'red-lentil-dal';
const row = async (id: string) => (await read().select().from(recipes).where(eq(recipes.id, id)))[0];
/** As an earlier version had put it in. */
const age = async (id: string) => {
  const { ingredients = [] } = (await row(id)) ?? {};
  await write((tx) =>
    tx
      .update(recipes)
      .set({
        tipsAndNotes: 'An older tip.',
        marks: [],
        ingredients: ingredients.toReversed(),
        ingredientGroups: [],
        allergens: { contains: [], check: [], unknown: [] },
      })
      .where(eq(recipes.id, id)),
  );
};

describe('updateCatalogue', () => {
  it('finds nothing to do in a database of this version', async () => {
    expect(await updateCatalogue(database())).toEqual({ updated: 0, offered: 0 });
  });

  it('gives what nobody changed its newest text, with all that follows from it', async () => {
    const fresh = await row(DAL);
    await age(DAL);
    expect(await updateCatalogue(database())).toEqual({ updated: 1, offered: 0 });
    expect(await row(DAL)).toEqual(fresh);
    expect(await updateCatalogue(database())).toEqual({ updated: 0, offered: 0 });
  });

  it('gives what nobody changed the pictures of its making, where it has none', async () => {
    const fresh = await row('lemon-tart');
    expect(fresh?.processImages).toContain('/pictures/lemon-tart-step-0.jpg');
    const set = (processImages: string[]) =>
      write((tx) => tx.update(recipes).set({ processImages }).where(eq(recipes.id, 'lemon-tart')));
    await set([]);
    expect(await updateCatalogue(database())).toEqual({ updated: 1, offered: 0 });
    expect(await row('lemon-tart')).toEqual(fresh);
    await set(['/pictures/empty-plate.jpg']);
    expect(await updateCatalogue(database())).toEqual({ updated: 0, offered: 0 });
    await set(fresh?.processImages ?? []);
  });

  it('tells what the picture shows where nobody has, and leaves what somebody told', async () => {
    const fresh = await row(DAL);
    const [url, told] = [fresh?.imageUrl ?? '', fresh?.pictureTexts ?? []];
    expect(told).toEqual([{ url: '/pictures/red-lentil-dal.jpg', text: expect.stringContaining('dal') }]);
    const set = (changed: Partial<typeof recipes.$inferSelect>) =>
      write((tx) => tx.update(recipes).set(changed).where(eq(recipes.id, DAL)));
    await set({ pictureTexts: [] });
    expect(await updateCatalogue(database())).toEqual({ updated: 1, offered: 0 });
    expect(await row(DAL)).toEqual(fresh);
    await set({ pictureTexts: [{ url, text: 'Ours' }] });
    expect(await updateCatalogue(database())).toEqual({ updated: 0, offered: 0 });
    await set({ pictureTexts: [], imageUrl: '/media/m-1.jpg' });
    expect(await updateCatalogue(database())).toEqual({ updated: 0, offered: 0 });
    await set({ pictureTexts: told, imageUrl: url });
  });

  it('leaves alone what was changed here, and puts the newer text into its history once', async () => {
    const fresh = await row('lentil-soup');
    await age('lentil-soup');
    await changeRecipe('lentil-soup', { title: 'Our own soup' }, EDITOR);
    expect(await updateCatalogue(database())).toEqual({ updated: 0, offered: 1 });
    expect(await updateCatalogue(database())).toEqual({ updated: 0, offered: 0 });
    expect(await row('lentil-soup')).toMatchObject({ title: 'Our own soup', tipsAndNotes: 'An older tip.' });
    const [newest] = await listRevisions(recipeKind, 'lentil-soup');
    expect(newest).toMatchObject({ actor: CATALOGUE_ACTOR });
    expect(newest?.fields).toEqual(expect.arrayContaining(['title', 'ingredients', 'marks', 'tipsAndNotes']));
    await restoreOne(recipeKind, 'lentil-soup', newest?.id ?? 0, EDITOR);
    const { updatedAt: _, veganAnswers: __, ...taken } = (await row('lentil-soup')) ?? {};
    expect(fresh).toMatchObject(taken);
    expect(await updateCatalogue(database())).toEqual({ updated: 0, offered: 0 });
  });

  it('offers nothing where only the house changed something, nor of recipes that were made here', async () => {
    await changeRecipe('carrot-cake', { title: 'Our own cake' }, EDITOR);
    await age('masala-dosa');
    await write((tx) =>
      tx.insert(auditLog).values({ at: 1, actorId: 'a', actor: 'a', action: 'recipe.create', subject: 'masala-dosa' }),
    );
    expect(await updateCatalogue(database())).toEqual({ updated: 0, offered: 0 });
    expect((await read().select().from(recipeRevisions).where(eq(recipeRevisions.actor, CATALOGUE_ACTOR))).length).toBe(
      1,
    );
    expect((await row('masala-dosa'))?.tipsAndNotes).toBe('An older tip.');
  });
});
