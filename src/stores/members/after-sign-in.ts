import { ownPathSchema, type Role } from '#src/domain/members/accounts.ts';
import { may } from '#src/domain/members/permissions.ts';
import { paths } from '#src/paths.ts';

interface Fresh {
  role: Role;
  requiresPasswordChange: boolean;
  needsSecondFactor: boolean;
}

/**
 * The page a fresh session goes to: to the forced password change or the second factor that is missing, to where it was sent
 * from, or to its role's first page.
 */
export function pageAfterSignIn(member: Fresh, next: string | null): string {
  if (member.requiresPasswordChange) return paths.profile;
  if (member.needsSecondFactor) return paths.signInMethods;
  const wanted = ownPathSchema.safeParse(next);
  return wanted.success ? wanted.data : firstPage(member.role);
}

/** The path that the sign-in page's address says was asked for before. */
export const askedBefore = (): string | null => new URLSearchParams(location.search).get('next');

/** The page those go to first who asked for nothing. */
function firstPage(role: Role): string {
  if (may(role, 'write')) return paths.admin;
  return role === 'premium' ? paths.premiumWelcome : paths.home;
}
