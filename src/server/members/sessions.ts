import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { type Adapter, generateIdFromEntropySize, Lucia, TimeSpan } from 'lucia';
import type { Reader, Transaction } from '#src/db/client.ts';
import { sessions, users } from '#src/db/schema.ts';
import { LIFETIME, type Role } from '#src/domain/members/accounts.ts';
import { roleToday } from '../base/accounts.ts';
import { happenedAfter, happenedWithin, liesAhead } from '../base/clock.ts';
import { read, write } from '../base/database.ts';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { sha256 } from '../base/secrets/secrets.ts';
import type { SignedIn } from '../base/viewer.ts';

// The only file that knows Lucia (3.2.2, no longer maintained): to replace it, replace this file.

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof luciaOn>;
    DatabaseSessionAttributes: Omit<typeof sessions.$inferInsert, 'id' | 'userId' | 'expiresAt'>;
    DatabaseUserAttributes: Omit<typeof users.$inferSelect, 'id'>;
  }
}

type Writing = (work: (tx: Transaction) => Promise<void>) => Promise<void>;

/**
 * The Drizzle adapter, with SHA-256 of the id in place of the id, so that a copy of the database opens no session, and
 * with its writes through the one door.
 */
function hashingAdapter(writing: Writing): Adapter {
  // A reader's type leaves out writing: the adapter is asked to read only.
  const on = (db: Reader | Transaction) => new DrizzleSQLiteAdapter(db as Transaction, sessions, users);
  return {
    async getSessionAndUser(id) {
      const [session, user] = await on(read()).getSessionAndUser(sha256(id));
      return [session && { ...session, id }, user];
    },
    getUserSessions: (userId) => on(read()).getUserSessions(userId),
    setSession: (session) => writing((tx) => on(tx).setSession({ ...session, id: sha256(session.id) })),
    updateSessionExpiration: (id, expiresAt) => writing((tx) => on(tx).updateSessionExpiration(sha256(id), expiresAt)),
    deleteSession: (id) => writing((tx) => on(tx).deleteSession(sha256(id))),
    deleteUserSessions: (userId) => writing((tx) => on(tx).deleteUserSessions(userId)),
    deleteExpiredSessions: () => writing((tx) => on(tx).deleteExpiredSessions()),
  };
}

function luciaOn(writing: Writing) {
  return new Lucia(hashingAdapter(writing), {
    sessionExpiresIn: new TimeSpan(LIFETIME.sessionIdle, 'ms'),
    getSessionAttributes: ({ createdAt, requiresPasswordChange, hasSecondFactor, lastUsedAt }) => ({
      createdAt,
      requiresPasswordChange,
      hasSecondFactor,
      lastUsedAt,
    }),
    getUserAttributes: ({ email, firstName, lastName, role, isActive, requiresPasswordChange }) => ({
      email,
      firstName,
      lastName,
      role: role as Role,
      isActive,
      requiresPasswordChange,
    }),
  });
}

const lucia = luciaOn((work) => write(work));

interface NewSession {
  userId: string;
  requiresPasswordChange: boolean;
  /** Opened by a passkey, or by a code besides the password; forgotten where a factor is removed. */
  hasSecondFactor?: boolean;
  userAgent: string | null;
  /** The cookie's id of the session this one takes the place of. */
  replaces: string | null;
}

/** Opens a session with an id nobody has seen, and ends the one it replaces. Returns the id for the cookie. */
export async function openSession(tx: Transaction, { userId, replaces, ...attributes }: NewSession): Promise<string> {
  const within = luciaOn((work) => work(tx));
  if (replaces) await within.invalidateSession(replaces);
  const { id } = await within.createSession(userId, { ...attributes, createdAt: Date.now() });
  return id;
}

/**
 * The member behind a cookie's id, or `null`: unknown, idle for 30 days, older than 90 days, or of an account that is
 * not active any more. Role and flags are today's; where administrators need a second factor, one without is a member
 * like others. `extended` tells that the cookie should live longer, too.
 */
export async function findSession(id: string): Promise<{ member: SignedIn; extended: boolean } | null> {
  const { session, user } = await lucia.validateSession(id);
  if (!session) return null;
  // A session made while the clock was ahead: it would live for as long as that, and longer. Kept, in case it is today's that
  // is wrong.
  if (liesAhead(session.createdAt)) return null;
  const tooOld = Date.now() >= session.createdAt + LIFETIME.sessionAbsolute;
  if (tooOld || !user.isActive) {
    await lucia.invalidateSession(id);
    return null;
  }
  await noteUse(sha256(id), session.lastUsedAt ?? session.createdAt);
  const { isActive, requiresPasswordChange, ...member } = user;
  const needsSecondFactor = isSecondFactorMissing(member.role, session.hasSecondFactor === true);
  return {
    member: {
      ...member,
      role: needsSecondFactor ? 'user' : await roleToday(member),
      session: {
        storedId: sha256(id),
        signedInAt: session.createdAt,
        requiresPasswordChange: requiresPasswordChange || session.requiresPasswordChange === true,
        needsSecondFactor,
      },
    },
    extended: session.fresh,
  };
}

/** The precision, in milliseconds, with which the owner is told when a session was last used. Every request would be a write otherwise. */
const USE_NOTED_EVERY = 3_600_000;

async function noteUse(storedId: string, notedAt: number): Promise<void> {
  if (happenedWithin(notedAt, USE_NOTED_EVERY)) return;
  const use = (tx: Transaction) => tx.update(sessions).set({ lastUsedAt: Date.now() }).where(eq(sessions.id, storedId));
  // A session works, noted or not.
  await write(use).catch((error: unknown) => log.warn({ err: error }, 'the use of a session was not noted'));
}

/** Whether this administrator has to show a second factor before being one. */
export const isSecondFactorMissing = (role: Role, hasSecondFactor: boolean): boolean =>
  role === 'admin' && env().ADMIN_SECOND_FACTOR === 'required' && !hasSecondFactor;

/** From now on the session counts as one with a second factor: its member has just shown one. */
export async function markSecondFactor(tx: Transaction, storedId: string): Promise<void> {
  await tx.update(sessions).set({ hasSecondFactor: true }).where(eq(sessions.id, storedId));
}

/**
 * Gives a session an id that nobody has seen, once it may do more than before: whoever has a copy of its cookie has no part
 * in that. Returns the id for the cookie.
 */
export async function renewSession(tx: Transaction, storedId: string): Promise<string> {
  const id = generateIdFromEntropySize(ID_BYTES);
  await tx
    .update(sessions)
    .set({ id: sha256(id) })
    .where(eq(sessions.id, storedId));
  return id;
}

/** As many as Lucia takes. */
const ID_BYTES = 25;

/** Whether the session has shown a factor that its account still has; `false` of one that has ended. */
export async function hasShownFactor(db: Reader | Transaction, storedId: string): Promise<boolean> {
  const [session] = await db.select({ has: sessions.hasSecondFactor }).from(sessions).where(eq(sessions.id, storedId));
  return session?.has === true;
}

/** Has all the member's sessions show a factor anew, `but` one that there may be. */
export async function forgetShownFactor(tx: Transaction, userId: string, but: string | null): Promise<void> {
  const others = and(eq(sessions.userId, userId), but === null ? undefined : ne(sessions.id, but));
  await tx.update(sessions).set({ hasSecondFactor: false }).where(others);
}

/** Ends the member's session that is listed as `listedId`. Returns its stored id; `null` when there is none. */
export function endListedSession(userId: string, listedId: string): Promise<string | null> {
  const isIt = and(eq(sessions.userId, userId), eq(sql`substr(${sessions.id}, 1, ${LISTED_LENGTH})`, listedId));
  return write(async (tx) => (await tx.delete(sessions).where(isIt).returning({ id: sessions.id }))[0]?.id ?? null);
}

/** As many characters of a stored id tell a member's sessions apart, and open none. */
const LISTED_LENGTH = 16;

export const endSession = (id: string): Promise<void> => lucia.invalidateSession(id);

export const endAllSessions = (tx: Transaction, userId: string): Promise<void> =>
  luciaOn((work) => work(tx)).invalidateUserSessions(userId);

/** After a change of the password: the session that made it goes on, now unrestricted; all others end. */
export async function keepOnlySession(tx: Transaction, userId: string, storedId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, storedId)));
  await tx.update(sessions).set({ requiresPasswordChange: false }).where(eq(sessions.id, storedId));
}

/** The member's sessions that are still good, the newest first. */
export async function listSessions(userId: string, currentStoredId: string) {
  const now = Date.now();
  const rows = await read()
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, Math.floor(now / 1000)),
        happenedAfter(sessions.createdAt, now - LIFETIME.sessionAbsolute, now),
      ),
    )
    .orderBy(desc(sessions.createdAt));
  return rows.map(({ id, createdAt, expiresAt, userAgent, lastUsedAt }) => ({
    id: id.slice(0, LISTED_LENGTH),
    signedInAt: createdAt,
    lastUsedAt: lastUsedAt !== null && happenedWithin(lastUsedAt, LIFETIME.sessionAbsolute) ? lastUsedAt : createdAt,
    expiresAt: Math.min(expiresAt * 1000, createdAt + LIFETIME.sessionAbsolute),
    userAgent,
    isCurrent: id === currentStoredId,
  }));
}

/** Removes what no cookie can open any more. */
export async function removeExpiredSessions(now = Date.now()): Promise<void> {
  await write(async (tx) => {
    await tx
      .delete(sessions)
      .where(
        or(lt(sessions.expiresAt, Math.floor(now / 1000)), lt(sessions.createdAt, now - LIFETIME.sessionAbsolute)),
      );
  });
}
