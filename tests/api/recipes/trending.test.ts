import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { favourites, ratings, recipes, recipeViews } from '#src/db/schema.ts';
import { TRENDING_LENGTH } from '#src/domain/recipes/trending.ts';
import { read, write } from '#src/server/base/database.ts';
import { appealingRecipes, trendingRecipes } from '#src/server/recipes/trending.ts';
import { holdAtNoon } from '#tests/support/clock.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';

holdAtNoon();
seededDatabase();

const DAY = 86_400_000;
const today = Math.floor(Date.now() / DAY);
const seed = await read().select().from(recipes).orderBy(desc(recipes.createdAt), desc(recipes.id));
/** The oldest recipes: what is trending among them is so for what was done with them, not because it is new. */
const [oldest = '', older = '', old = '', fourth = '', fifth = '', sixth = ''] = seed.map(({ id }) => id).toReversed();
const isOldest = eq(recipes.id, oldest);
const member = await makeMember();

const seen = (recipeId: string, views: number, daysAgo = 0) =>
  write((tx) => tx.insert(recipeViews).values({ recipeId, day: today - daysAgo, views }));
const saved = (recipeId: string, daysAgo = 0) =>
  write((tx) => tx.insert(favourites).values({ userId: member.id, recipeId, createdAt: Date.now() - daysAgo * DAY }));
const rated = (recipeId: string, daysAgo = 0) =>
  write((tx) =>
    tx.insert(ratings).values({ userId: member.id, recipeId, rating: 4, updatedAt: Date.now() - daysAgo * DAY }),
  );
const ids = async (limit?: number) => (await trendingRecipes(Date.now(), limit)).map(({ id }) => id);

beforeEach(() =>
  write(async (tx) => {
    for (const table of [recipeViews, favourites, ratings]) await tx.delete(table);
    await tx.update(recipes).set({ ratingSum: 0, totalRatings: 0, isPublished: true });
  }),
);

describe('trending recipes', () => {
  it('are those most is done with, the most first', async () => {
    await seen(older, 100);
    await seen(oldest, 300);
    await seen(old, 200);
    expect(await ids(3)).toEqual([oldest, old, older]);
  });

  it('are, where nothing was looked at, those that appeal most, each once and as many as asked for', async () => {
    const appealing = (await appealingRecipes()).map(({ id }) => id);
    expect(new Set(appealing).size).toBe(appealing.length);
    expect(await ids()).toEqual(appealing.slice(0, TRENDING_LENGTH));
    const [first, second, third] = appealing;
    await seen(third ?? '', 5);
    expect(await ids(3)).toEqual([third, first, second]);
    await seen(older, 4);
    await seen(oldest, 3);
    expect(await ids(3)).toEqual([third, older, oldest]);
  });

  it('begin without views with dishes that have a picture, no drink among them', async () => {
    for (const month of [0, 3, 6, 9]) {
      const first = await trendingRecipes(Date.UTC(2026, month, 15), 12);
      expect(first.map(({ category }) => category)).not.toContain('beverages');
      expect(first.filter(({ imageUrl }) => !imageUrl)).toEqual([]);
      first.slice(1).forEach(({ category }, at) => {
        expect(category).not.toBe(first[at]?.category);
      });
    }
  });

  it('weigh a favourite as eight views and a rating as five', async () => {
    // What was looked at today counts as if at noon, which is now.
    await saved(oldest);
    await seen(old, 7);
    await rated(older);
    expect(await ids(3)).toEqual([oldest, old, older]);
    await seen(fourth, 6);
    expect(await ids(4)).toEqual([oldest, old, fourth, older]);
    await seen(fifth, 4);
    expect(await ids(5)).toEqual([oldest, old, fourth, older, fifth]);
    await seen(sixth, 9);
    expect((await ids(2))[0]).toBe(sixth);
  });

  it('stand, of several that are as busy, with the newest first, and else by name', async () => {
    const tied = [oldest, older, old].toSorted();
    for (const id of tied.toReversed()) await seen(id, 10);
    const madeAt = (id: string, createdAt: number) =>
      write((tx) => tx.update(recipes).set({ createdAt }).where(eq(recipes.id, id)));
    for (const id of tied) await madeAt(id, 1000);
    expect(await ids(3)).toEqual(tied);
    await madeAt(tied[1] ?? '', 2000);
    expect(await ids(3)).toEqual([tied[1], tied[0], tied[2]]);
  });

  it('weigh half as much a week later', async () => {
    await seen(oldest, 19, 7);
    await seen(older, 10);
    expect(await ids(2)).toEqual([older, oldest]);
    await seen(oldest, 1);
    expect(await ids(2)).toEqual([oldest, older]);
  });

  it.each([
    ['views', (id: string, days: number) => seen(id, 500, days)],
    ['favourites', saved],
    ['ratings', rated],
  ])('forget %s of more than thirty days ago', async (_, happen) => {
    // What appeals in this month is there without anything done with it.
    const there = await ids();
    const unnoticed = seed.find(({ id }) => !there.includes(id))?.id ?? '';
    await happen(unnoticed, 29);
    expect((await ids())[0]).toBe(unnoticed);
    await write(async (tx) => {
      for (const table of [recipeViews, favourites, ratings]) await tx.delete(table);
    });
    await happen(unnoticed, 31);
    expect(await ids()).toEqual(there);
  });

  it('come before others that are as busy and rated worse', async () => {
    await seen(oldest, 10);
    await seen(older, 10);
    await write((tx) => tx.update(recipes).set({ ratingSum: 10, totalRatings: 10 }));
    await write((tx) => tx.update(recipes).set({ ratingSum: 50, totalRatings: 10 }).where(isOldest));
    expect(await ids(2)).toEqual([oldest, older]);
  });

  it('are no drafts, whose places others take', async () => {
    await seen(oldest, 300);
    await seen(older, 200);
    await write((tx) => tx.update(recipes).set({ isPublished: false }).where(isOldest));
    const shown = await ids();
    expect(shown[0]).toBe(older);
    expect(shown).not.toContain(oldest);
    expect(shown).toHaveLength(TRENDING_LENGTH);
  });
});
