import { and, count, eq } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { visibleTo } from './recipes.ts';

/** How many recipes visitors read whole. */
export async function countFree(): Promise<number> {
  const [counted] = await read()
    .select({ free: count() })
    .from(recipes)
    .where(and(visibleTo(VISITOR), eq(recipes.isPremiumOnly, false)));
  return counted?.free ?? 0;
}
