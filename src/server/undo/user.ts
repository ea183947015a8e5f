import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { fieldsBack } from '#src/domain/site/undoing.ts';
import { changeUserWithin, toRole, toStatus } from '../members/admin-users.ts';
import { refuseButAdministrators, type Undoer } from './undoer.ts';

/**
 * Takes back the role of an account, or that it was switched on or off, by the rules of any such change. Sessions that ended
 * by it stay ended. An account that was made or deleted has no way back.
 */
export const undoUser: Undoer = async ({ tx, change, actor, gathered }, { id, before, after }) => {
  refuseButAdministrators(actor);
  const [account] = await tx.select().from(users).where(eq(users.id, id));
  if (!account || !before || !after) return { outcome: 'gone' };
  const back = fieldsBack({ ...account }, before, after) as Partial<typeof account> | null;
  if (!back) return { outcome: 'changed' };
  const decide =
    back.role === undefined
      ? toStatus(back.isActive === true)
      : toRole(back.role, back.premiumGiven ?? account.premiumGiven);
  await changeUserWithin(tx, change, { id, decide, gathered });
  return { outcome: 'done' };
};
