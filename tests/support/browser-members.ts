import type { BrowserContext } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { sessions, type users } from '#src/db/schema.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { write } from '#src/server/base/database.ts';
import { HINT_COOKIE } from '#src/server/http/cookies.ts';
import { openSession } from '#src/server/members/sessions.ts';
import { eventually } from './eventually.ts';
import { type Member, makeMember, PASSWORD } from './make-member.ts';
import { outboxOf } from './outbox.ts';

/** Members of the server a browser test talks to: made in its database, with mails read from its outbox. */
process.env.DATA_DIR = process.env.PLANTRY_FOLDER ?? '/nowhere/PLANTRY_FOLDER-is-not-set';

export { makeMember, outboxOf as mailsTo, PASSWORD };

/** A new member, in whose name the browser is signed in from now on, as of `signedInAt` (UTC milliseconds). */
export async function signInAs(
  context: BrowserContext,
  role: Role = 'user',
  changes: Partial<typeof users.$inferInsert> = {},
  signedInAt = Date.now(),
): Promise<Member> {
  const member = await makeMember(role, changes);
  const session = { userId: member.id, requiresPasswordChange: false, userAgent: null, replaces: null };
  const value = await write((tx) => openSession(tx, session));
  await write((tx) => tx.update(sessions).set({ createdAt: signedInAt }).where(eq(sessions.userId, member.id)));
  const cookie = { url: process.env.PLANTRY_URL ?? '', sameSite: 'Lax' } as const;
  await context.addCookies([
    { ...cookie, name: 'session', value, httpOnly: true },
    { ...cookie, name: HINT_COOKIE, value: '1' },
  ]);
  return member;
}

/** Milliseconds: as long as a browser test waits for anything else. */
const HANGING = 90_000;

/** The newest mail to an address whose text has the pattern; waits for the server's worker. Returns the first group. */
export async function fromMail(email: string, pattern: RegExp): Promise<string> {
  return eventually(async () => {
    const mails = await outboxOf(email);
    const found = mails.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
    return found ?? Promise.reject(new Error(`No mail to ${email} with ${pattern}: ${mails.map(({ text }) => text)}`));
  }, HANGING);
}

export const PATTERN = {
  link: /(https?:\/\/\S+token=[\w-]+)/,
  code: /^(\d{6})$/m,
  temporaryPassword: /^([A-Za-z0-9]{16})$/m,
} as const;
