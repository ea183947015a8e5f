import { and, asc, eq, lte, ne } from 'drizzle-orm';
import { openItems, users } from '#src/db/schema.ts';
import { may } from '#src/domain/members/permissions.ts';
import { type AlsoHere, BELIEVED_FOR, type OpenItem, type Sight } from '#src/domain/published/open-items.ts';
import { SITE_TEXT_IDS } from '#src/domain/site/site-texts.ts';
import type { Actor } from '../base/audit.ts';
import { waitsUntil } from '../base/clock.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import type { SignedIn } from '../base/viewer.ts';
import { findLetter } from '../newsletter/letters/letters.ts';
import { findTheirs } from '../published/admin-list.ts';
import { wholeName } from '../published/hand-in-mails.ts';
import { kindNamed } from './published-kinds.ts';

/** So many are named of those who are there. */
const NAMED = 5;
const LONGEST = Math.max(...Object.values(BELIEVED_FOR));

/** Calls of one editor: 24 editors side by side, each looked at. */
const said = cap({ times: 100, seconds: 60 });

/** Whether there is such a thing, and it is the viewer's to write. */
async function mayOpen({ kind, id }: OpenItem, viewer: SignedIn): Promise<boolean> {
  if (kind === 'letter') return may(viewer.role, 'letters') && (await findLetter(id)) !== null;
  if (kind === 'text') return may(viewer.role, 'edit') && SITE_TEXT_IDS.some((each) => each === id);
  return (await findTheirs(kindNamed(kind), id, viewer)) !== null;
}

/** Keeps that the viewer has something open, and says who else has; `null` where it is not theirs to write. */
export async function keepOpen(
  item: OpenItem,
  sight: Sight,
  viewer: SignedIn,
  now = Date.now(),
): Promise<AlsoHere[] | null> {
  await said.take(viewer.id);
  if (!(await mayOpen(item, viewer))) return null;
  const until = now + BELIEVED_FOR[sight];
  await write(async (tx) => {
    // Nobody else sweeps them: so there are never more than were said in the last minutes.
    await tx.delete(openItems).where(lte(openItems.until, now));
    await tx
      .insert(openItems)
      .values({ kind: item.kind, item: item.id, userId: viewer.id, since: now, until })
      .onConflictDoUpdate({ target: [openItems.kind, openItems.item, openItems.userId], set: { until } });
  });
  return othersAt(item, viewer, now);
}

async function othersAt({ kind, id }: OpenItem, viewer: Pick<Actor, 'id'>, now: number): Promise<AlsoHere[]> {
  const rows = await read()
    .select({ firstName: users.firstName, lastName: users.lastName, since: openItems.since })
    .from(openItems)
    .innerJoin(users, and(eq(users.id, openItems.userId), eq(users.isActive, true)))
    .where(
      and(
        eq(openItems.kind, kind),
        eq(openItems.item, id),
        ne(openItems.userId, viewer.id),
        waitsUntil(openItems.until, LONGEST, now),
      ),
    )
    .orderBy(asc(openItems.since))
    .limit(NAMED);
  return rows.map((row) => ({ name: wholeName(row), since: row.since }));
}

/** Forgets that somebody has something open. */
export async function leaveOpen({ kind, id }: OpenItem, { id: userId }: Pick<Actor, 'id'>): Promise<undefined> {
  await said.take(userId);
  const theirs = and(eq(openItems.kind, kind), eq(openItems.item, id), eq(openItems.userId, userId));
  await write((tx) => tx.delete(openItems).where(theirs));
}
