import { desc, eq } from 'drizzle-orm';
import { ownRecipes } from '#src/db/schema.ts';
import type { MyData } from '#src/domain/members/my-data.ts';
import { read } from '../base/database.ts';
import { sharingOf } from '../recipes/own/find-own.ts';

/** All own recipes of a member, as they wrote them. */
export async function exportOwnRecipes(userId: string): Promise<MyData['ownRecipes']> {
  const rows = await read()
    .select()
    .from(ownRecipes)
    .where(eq(ownRecipes.ownerId, userId))
    .orderBy(desc(ownRecipes.createdAt));
  return rows.map(({ id, householdId, basedOn, fields, createdAt, updatedAt }) => ({
    ...{ id, basedOn, fields, createdAt, updatedAt },
    sharedWith: sharingOf(householdId),
  }));
}
