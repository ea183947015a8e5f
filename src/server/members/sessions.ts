import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { and, desc, eq, gt, lt, ne, or } from 'drizzle-orm';
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import type { Reader, Transaction } from '#src/db/client.ts';
import { sessions, users } from '#src/db/schema.ts';
import { LIFETIME, type Role } from '#src/domain/members/accounts.ts';
import { happenedAfter, liesAhead } from '../base/clock.ts';
import { read, write } from '../base/database.ts';
import { sha256 } from '../base/secrets.ts';
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
  // Of a reader, whose type leaves out writing, the adapter is asked to read only.
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
    getSessionAttributes: ({ createdAt, requiresPasswordChange }) => ({ createdAt, requiresPasswordChange }),
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
 * not active any more. Role and flags are today's. `extended` tells that the cookie should live longer, too.
 */
export async function findSession(id: string): Promise<{ member: SignedIn; extended: boolean } | null> {
  const { session, user } = await lucia.validateSession(id);
  if (!session) return null;
  // Of a clock that was ahead: it would live for as long as that, and longer. Kept, in case it is today's that is wrong.
  if (liesAhead(session.createdAt)) return null;
  const tooOld = Date.now() >= session.createdAt + LIFETIME.sessionAbsolute;
  if (tooOld || !user.isActive) {
    await lucia.invalidateSession(id);
    return null;
  }
  const { isActive, requiresPasswordChange, ...member } = user;
  return {
    member: {
      ...member,
      session: {
        storedId: sha256(id),
        signedInAt: session.createdAt,
        requiresPasswordChange: requiresPasswordChange || session.requiresPasswordChange === true,
      },
    },
    extended: session.fresh,
  };
}

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
  return rows.map(({ id, createdAt, expiresAt, userAgent }) => ({
    id: id.slice(0, 16),
    signedInAt: createdAt,
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
