import { asc, eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { may } from '#src/domain/members/permissions.ts';
import type { Actor } from '../base/audit.ts';
import { read } from '../base/database.ts';

/**
 * Whose drafts recipes become that come by the command line: of an address, else the oldest administrator. Throws `not_found`
 * where there is nobody, and `forbidden` where they may not write.
 */
export async function writerFor(email?: string): Promise<Actor> {
  const isThem = email === undefined ? eq(users.role, 'admin') : eq(users.email, email.trim().toLowerCase());
  const { id, email: address, role } = users;
  const [found] = await read()
    .select({ id, email: address, role })
    .from(users)
    .where(isThem)
    .orderBy(asc(users.createdAt));
  if (!found)
    throw new AppError(
      'not_found',
      email === undefined
        ? 'There is no administrator yet: name who the drafts are for with --author.'
        : `There is no account of ${email}.`,
    );
  if (!may(found.role, 'write'))
    throw new AppError('forbidden', `${found.email} may not write recipes: make them an author first.`);
  return found;
}
