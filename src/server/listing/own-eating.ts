import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { read } from '../base/database.ts';
import type { Eating } from './fitting.ts';

/** The diets and allergens of a member, as the profile says; everything for an account that is gone. */
export async function ownEating(userId: string): Promise<Eating> {
  const [member] = await read()
    .select({ diets: users.dietaryPreferences, allergens: users.avoidedAllergens })
    .from(users)
    .where(eq(users.id, userId));
  return member ?? { diets: [], allergens: [] };
}
