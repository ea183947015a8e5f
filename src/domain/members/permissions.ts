import type { Role } from './accounts.ts';

/**
 * The permissions of each role, in one table: the guard of every call, the administrators' screens and what pages show to
 * members read it. A row is also the access of a call; what is in none of an account's rows is refused.
 */
export const PERMISSIONS = {
  /** All that signing in opens: favourites, ratings, the profile. */
  member: ['user', 'premium', 'author', 'editor', 'admin'],
  /** Premium features. Whoever works on recipes has them too. */
  premium: ['premium', 'author', 'editor', 'admin'],
  /** The administrator area, and in it recipes of one's own as long as they are drafts. */
  write: ['author', 'editor', 'admin'],
  /** Every recipe, what is public, the bin, redirects, and how recipes do. */
  edit: ['editor', 'admin'],
  /** Every collection, and when it is public; whoever may write has drafts of their own. */
  curate: ['editor', 'admin'],
  /** Cooks' notes: which are published, and who may write them. */
  moderate: ['editor', 'admin'],
  /** Letters of the newsletter: writing them, and sending them to everybody. */
  letters: ['editor', 'admin'],
  /** Who has the newsletter: addresses, lists in and out. */
  subscribers: ['admin'],
  /** Members, settings, banners, page titles, mail and the log. */
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof PERMISSIONS;

/** Whether a role may; a visitor never does. */
export const may = (role: Role | 'visitor', permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly string[]).includes(role);
