import { eq, type SQL } from 'drizzle-orm';
import { AppError } from '#src/domain/errors.ts';
import { may } from '#src/domain/members/permissions.ts';
import type { Doer } from '../base/audit.ts';
import type { PublishedKind } from './kind.ts';

type Whose = Pick<PublishedKind, 'editors'>;

/** Whether somebody has to do with all of a kind. */
export const mayAll = ({ editors }: Whose, { role }: Pick<Doer, 'role'>): boolean =>
  role === undefined || may(role, editors);

/** Those somebody has to do with. */
export const editableBy = (
  kind: Whose & Pick<PublishedKind, 'table'>,
  actor: Pick<Doer, 'id' | 'role'>,
): SQL | undefined => (mayAll(kind, actor) ? undefined : eq(kind.table.ownerId, actor.id ?? ''));

/** Throws `forbidden` where whoever acts may not do this to a thing of theirs: an author's are drafts. */
export function refusePublic(
  kind: Whose & Pick<PublishedKind, 'name'>,
  actor: Doer,
  before: { isPublished: boolean; publishAt?: number | null } | null,
  isPublished = false,
): void {
  if (mayAll(kind, actor)) return;
  if (before?.isPublished) throw new AppError('forbidden', 'It is published: an editor can change it');
  // Else what nobody has read would become public at its time.
  if (before?.publishAt) throw new AppError('forbidden', 'It has a time to be published: an editor can change it');
  if (isPublished) throw new AppError('forbidden', `Only an editor can publish a ${kind.name}`);
}
