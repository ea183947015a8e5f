import { eq, type SQL } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { may } from '#src/domain/members/permissions.ts';
import type { Doer } from '../../base/audit.ts';

type Row = typeof recipes.$inferSelect;

/** Whether somebody has to do with every recipe: all but authors, whose own are theirs alone. */
const mayAll = ({ role }: Pick<Doer, 'role'>): boolean => role === undefined || may(role, 'edit');

/** The recipes somebody has to do with. */
export const theirs = (actor: Pick<Doer, 'id' | 'role'>): SQL | undefined =>
  mayAll(actor) ? undefined : eq(recipes.ownerId, actor.id ?? '');

/** Throws `forbidden` where whoever acts may not do this to a recipe of theirs: an author's are drafts. */
export function refusePublic(actor: Doer, before: Pick<Row, 'isPublished'> | null, isPublished = false): void {
  if (mayAll(actor)) return;
  if (before?.isPublished) throw new AppError('forbidden', 'It is published: an editor can change it');
  if (isPublished) throw new AppError('forbidden', 'Only an editor can publish a recipe');
}
