import { paths } from '#src/paths.ts';

/**
 * What members alone need, at the cost of one name: this stands between the script of every page and what it would else name
 * with all that hangs on it.
 */
export async function startKeeping(isMember: boolean): Promise<void> {
  // Nothing of the office is kept, and its first download is bounded.
  if (location.pathname.startsWith(paths.admin)) return;
  if (isMember) await (await import('#src/stores/kept/keep-here.ts')).keepHere();
  else await (await import('#src/stores/kept/empty-kept.ts')).emptyKept();
}

export async function signOutHere(): Promise<void> {
  await (await import('#src/stores/members/session.ts')).signOut();
}
