import { and, count, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { cookNoteBlocks, cookNotes, users } from '#src/db/schema.ts';
import type { CookStanding } from '#src/domain/cook-notes/first-status.ts';
import { foreignAddress } from '#src/domain/cook-notes/note-links.ts';
import { claimsStaff, publicName } from '#src/domain/cook-notes/staff-names.ts';
import { may } from '#src/domain/members/permissions.ts';
import { env } from '../base/env.ts';
import type { SignedIn } from '../base/viewer.ts';
import { lookNow } from '../look/site-look.ts';

type Reading = Pick<Transaction, 'select'>;

/** The standing of a member when they write. */
export async function cookStanding(tx: Reading, { id, role }: Pick<SignedIn, 'id' | 'role'>): Promise<CookStanding> {
  const decided = and(eq(cookNotes.userId, id), isNotNull(cookNotes.verdict));
  const [passed] = await tx
    .select({ total: count() })
    .from(cookNotes)
    .where(and(eq(cookNotes.userId, id), eq(cookNotes.verdict, 'passed')));
  const [last] = await tx
    .select({ verdict: cookNotes.verdict })
    .from(cookNotes)
    .where(decided)
    .orderBy(desc(cookNotes.verdictAt))
    .limit(1);
  return { isStaff: may(role, 'write'), passed: passed?.total ?? 0, lastWasRefused: last?.verdict === 'refused' };
}

/** Why a member cannot write notes; `null` for who can. */
export async function cookRefusal(
  tx: Reading,
  member: Pick<SignedIn, 'id' | 'role' | 'firstName' | 'lastName'>,
  isOpen: boolean,
): Promise<string | null> {
  if (!isOpen) return 'Notes are closed at the moment. Those that are there stay.';
  const [account] = await tx
    .select({ verifiedAt: users.emailVerifiedAt, block: cookNoteBlocks.reason })
    .from(users)
    .leftJoin(cookNoteBlocks, eq(cookNoteBlocks.userId, users.id))
    .where(eq(users.id, member.id));
  if (!account?.verifiedAt) return 'Confirm your e-mail address first.';
  if (account.block !== null) return `You can’t write notes any more: ${account.block}`;
  return may(member.role, 'write') ? null : nameTrouble(member);
}

/** Why nobody may write under a name; `null` for a good one. */
export function nameTrouble(member: Pick<SignedIn, 'firstName' | 'lastName'>): string | null {
  const { SITE_URL } = env();
  const { siteName } = lookNow();
  const name = publicName(member);
  if (foreignAddress(name, SITE_URL) !== null)
    return 'Your name reads like an address. Choose another in your profile, then write.';
  return claimsStaff(name, siteName)
    ? 'Your name sounds like one of our team’s. Choose another in your profile, then write.'
    : null;
}

/** Milliseconds for which an account is new. */
const NEW_ACCOUNT = 48 * 3_600_000;
const HOUR = 3_600_000;
/** Notes of new accounts within an hour, beyond which they are a flood. */
const FLOOD = 20;

/** Whether a member is new while many new ones write. */
export async function isInFlood(tx: Reading, userId: string, now: number): Promise<boolean> {
  const isNew = gt(users.createdAt, now - NEW_ACCOUNT);
  const [writer] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNew));
  if (!writer) return false;
  const [lately] = await tx
    .select({ total: count() })
    .from(cookNotes)
    .innerJoin(users, eq(users.id, cookNotes.userId))
    .where(and(gt(cookNotes.createdAt, now - HOUR), isNew));
  return (lately?.total ?? 0) >= FLOOD;
}
