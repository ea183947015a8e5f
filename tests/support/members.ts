import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { read, write } from '#src/server/base/database.ts';
import { sendDueMail } from '#src/server/mail/queue.ts';
import { openSession } from '#src/server/members/sessions.ts';
import { type ApiAnswer, api } from './api.ts';
import { type Member, makeMember, PASSWORD } from './make-member.ts';
import { type Mail, outboxOf } from './outbox.ts';

export { makeMember, PASSWORD };

let addresses = 0;
/** An address no other call of this file came from. */
export const newAddress = (): string => `198.51.${(addresses >> 8) & 255}.${addresses++ & 255}`;

/** The `Cookie` header a browser would send after an answer. */
export const cookieOf = ({ cookies }: ApiAnswer): string =>
  cookies
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** Signs in; the answer's cookie is `cookieOf(answer)`. */
export const signInAnswer = (email: string, password = PASSWORD, clientAddress = newAddress()): Promise<ApiAnswer> =>
  api('POST', '/api/login', { body: { email, password }, clientAddress });

/** Signs in and returns the `Cookie` header. */
export async function signIn(email: string, password = PASSWORD): Promise<string> {
  const answer = await signInAnswer(email, password);
  if (answer.status !== 200) throw new Error(`Could not sign in: ${answer.status} ${JSON.stringify(answer.body)}`);
  return cookieOf(answer);
}

/** The `Cookie` header of a new session, without the work of a sign-in. */
export async function sessionOf(userId: string, requiresPasswordChange = false): Promise<string> {
  const attributes = { requiresPasswordChange, userAgent: null, replaces: null };
  return `session=${await write((tx) => openSession(tx, { userId, ...attributes }))}`;
}

/** A new member with a session. */
export async function signedIn(role: Role = 'user'): Promise<Member & { cookie: string }> {
  const member = await makeMember(role);
  return { ...member, cookie: await sessionOf(member.id) };
}

/** Sends what is queued and returns the mails to an address, the newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  await sendDueMail();
  return outboxOf(email);
}

/** Token of the newest link in a mail to an address. */
export async function tokenFor(email: string): Promise<string> {
  return found(/token=([\w-]+)/, await mailsTo(email));
}

/** Code of the newest mail with one. */
export async function codeFor(email: string): Promise<string> {
  return found(/^(\d{6})$/m, await mailsTo(email));
}

/** Temporary password of the newest mail with one. */
export async function temporaryPasswordFor(email: string): Promise<string> {
  return found(/^([A-Za-z0-9]{16})$/m, await mailsTo(email));
}

function found(pattern: RegExp, mails: Mail[]): string {
  for (const { text } of mails) {
    const match = pattern.exec(text)?.[1];
    if (match) return match;
  }
  throw new Error(`No mail with ${pattern}: ${mails.map(({ text }) => text).join('\n---\n')}`);
}

export async function accountOf(email: string): Promise<typeof users.$inferSelect | undefined> {
  const [account] = await read().select().from(users).where(eq(users.email, email));
  return account;
}
