import type { BrowserContext } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { sessions, type users } from '#src/db/schema.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { write } from '#src/server/base/database.ts';
import { HINT_COOKIE } from '#src/server/http/cookies.ts';
import { openSession } from '#src/server/members/sessions.ts';
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

/** The newest mail to an address whose text has the pattern; waits for the server's worker. Returns the first group. */
export async function fromMail(email: string, pattern: RegExp): Promise<string> {
  const until = Date.now() + 20_000;
  for (;;) {
    const mails = await outboxOf(email);
    for (const { text } of mails) {
      const found = pattern.exec(text)?.[1];
      if (found) return found;
    }
    if (Date.now() > until) throw new Error(`No mail to ${email} with ${pattern}: ${mails.map(({ text }) => text)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export const PATTERN = {
  link: /(https?:\/\/\S+token=[\w-]+)/,
  code: /^(\d{6})$/m,
  temporaryPassword: /^([A-Za-z0-9]{16})$/m,
} as const;
