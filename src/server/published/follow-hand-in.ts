import type { Transaction } from '#src/db/client.ts';
import type { PublishedRow } from '#src/db/schema/published.ts';
import { standOf } from '#src/domain/published/handing-in.ts';
import type { Doer } from '../base/audit.ts';
import { tellAuthor } from './hand-in-mails.ts';
import { changeHandIn, lastHandIn } from './hand-in-rows.ts';
import type { PublishedKind } from './kind.ts';
import { mayAll } from './own-drafts.ts';

/**
 * What a change of a thing means for its handing in, in the transaction of that change: what is published was answered so,
 * and what its author goes on writing is not approved any more.
 */
export async function followHandIn(
  tx: Transaction,
  kind: Parameters<typeof tellAuthor>[1] & Pick<PublishedKind, 'handIns'>,
  { before, isPublished }: { before: PublishedRow; isPublished: boolean },
  actor: Doer,
): Promise<void> {
  if (before.isPublished) return;
  const last = isPublished || !mayAll(kind, actor) ? await lastHandIn(kind, before.id, tx) : null;
  const stand = standOf(false, last?.state ?? null);
  if (!last || stand === 'work') return;
  if (isPublished) {
    // Remarks stay those of whoever made them.
    const answered = last.remarks.length > 0 ? {} : { answeredById: actor.id, answeredAt: Date.now() };
    await changeHandIn(tx, kind, last, { state: 'published', ...answered });
    await tellAuthor(tx, kind, before, { outcome: 'published', byId: actor.id, remarks: [] });
  } else if (stand === 'approved') await changeHandIn(tx, kind, last, { state: 'withdrawn' });
}
