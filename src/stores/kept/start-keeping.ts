/**
 * Keeps pages for a member, or takes away what is still there of one. Small, because it stands in what every page loads; the
 * rest comes after it.
 */
export async function startKeeping(isMember: boolean): Promise<void> {
  if (isMember) await (await import('./keep-here.ts')).keepHere();
  else await (await import('./empty-kept.ts')).emptyKept();
}
