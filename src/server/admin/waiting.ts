import { may } from '#src/domain/members/permissions.ts';
import type { KindName } from '#src/domain/published/stands.ts';
import type { SignedIn } from '../base/viewer.ts';
import { queueCounts } from '../cook-notes/moderation/queue.ts';
import type { PublishedKind } from '../published/kind.ts';
import { thingsWaitingFor, waitingOf } from '../published/waiting.ts';

type Counts = Awaited<ReturnType<typeof waitingOf>>;

/** What waits for somebody who works on the site. */
export async function waitingFor(kinds: readonly PublishedKind[], viewer: SignedIn) {
  const [things, counts, notes] = await Promise.all([
    Promise.all(kinds.map((kind) => thingsWaitingFor(kind, viewer))),
    Promise.all(kinds.map(async (kind) => [kind.name, await waitingOf(kind, viewer)] as const)),
    may(viewer.role, 'moderate') ? queueCounts() : null,
  ]);
  return { things: things.flat(), counts: Object.fromEntries(counts) as Record<KindName, Counts>, notes };
}
