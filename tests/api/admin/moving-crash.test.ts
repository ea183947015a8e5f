import { existsSync } from 'node:fs';
import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { movedRecipes, moveItems, recipes } from '#src/db/schema.ts';
import { closeDatabase, read } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { moveFile } from '#src/server/moving/job/move-file.ts';
import { findMove, steerMove } from '#src/server/moving/job/moves.ts';
import { tendMoves } from '#src/server/moving/job/tending.ts';
import { beginMove, takePart } from '#src/server/moving/job/upload.ts';
import { killChild } from '#tests/support/crash.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { paprikarecipe, photo, zipped } from '#tests/support/moved-files.ts';

seededDatabase();

const RECIPES = 24;
const KILLS = 3;

it('a move whose process is killed again and again brings each recipe once, with its picture', {
  timeout: 300_000,
}, async () => {
  const picture = (await photo()).toString('base64');
  const stews = Array.from({ length: RECIPES }, (_, at) => [
    `${at}.paprikarecipe`,
    paprikarecipe({ uid: `killed-${at}`, name: `Killed stew ${at}`, photo_data: picture }),
  ]);
  const bytes = await zipped(Object.fromEntries(stews));
  const admin = { ...(await makeMember('admin')), role: 'admin' as const };
  const { id } = await beginMove({ name: 'old.zip', size: bytes.length }, admin);
  await takePart(id, 0, bytes, admin);

  // Killed while it reads, then while it makes drafts.
  const kill = async (after: number) => {
    closeDatabase();
    return killChild<{ came: number }>('move-crash-child.ts', env().DATA_DIR, { after, spread: 150 });
  };
  await kill(0);
  for (let turn = 0; turn < RECIPES && (await tendMoves()); turn++);
  expect((await findMove(id))?.counts).toMatchObject({ all: RECIPES, chosen: RECIPES });
  await steerMove(id, 'go');
  const stands: number[] = [];
  for (let life = 0; life < KILLS; life++) {
    await kill(1);
    stands.push((await findMove(id))?.counts.came ?? 0);
  }
  // Each was killed in the middle, behind where the one before was.
  expect(stands).toEqual(stands.toSorted((a, b) => a - b));
  expect(stands[0]).toBeGreaterThan(0);
  expect(stands.at(-1)).toBeLessThan(RECIPES);

  for (let turn = 0; turn < RECIPES && (await tendMoves()); turn++);
  expect(await findMove(id)).toMatchObject({ state: 'done', counts: { came: RECIPES, there: 0, refused: 0 } });
  expect(existsSync(moveFile(id))).toBe(false);
  const made = await read()
    .select({ id: recipes.id, title: recipes.title, imageUrl: recipes.imageUrl })
    .from(recipes)
    .where(like(recipes.title, 'Killed stew %'));
  expect(new Set(made.map(({ title }) => title)).size).toBe(RECIPES);
  expect(made).toHaveLength(RECIPES);
  expect(made.every(({ imageUrl }) => imageUrl !== null)).toBe(true);
  const remembered = await read().select({ id: movedRecipes.recipeId }).from(movedRecipes);
  expect(remembered.map((row) => row.id).toSorted()).toEqual(made.map((row) => row.id).toSorted());
  const items = await read().select({ recipeId: moveItems.recipeId, entryId: moveItems.entryId }).from(moveItems);
  expect(items.map(({ recipeId }) => recipeId).toSorted()).toEqual(made.map((row) => row.id).toSorted());
  // One deed in the log, whatever happened to its process.
  expect(new Set(items.map(({ entryId }) => entryId)).size).toBe(1);
});
