import { type SQL, sql } from 'drizzle-orm';
import { householdMembers } from '#src/db/schema.ts';

/** What a household may share. */
export type SharedThing = 'list' | 'plan' | 'pantry';

const columns = {
  list: householdMembers.sharesList,
  plan: householdMembers.sharesPlan,
  pantry: householdMembers.sharesPantry,
} as const;

/**
 * The members whose entries make up the list, the plan or the pantry that a member sees: themselves, and where they share it with
 * their household, the others who do. To be used behind `inArray`.
 */
export const ownersOf = (thing: SharedThing, userId: string): SQL => {
  const shares = sql.identifier(columns[thing].name);
  return sql`(SELECT ${userId} UNION SELECT other.user_id FROM household_members own
    JOIN household_members other ON other.household_id = own.household_id AND other.${shares}
    WHERE own.user_id = ${userId} AND own.${shares})`;
};
