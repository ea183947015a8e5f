import { type MisfitView, misfitsCall } from '#src/contracts/members/account.ts';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { call } from '../client.ts';

/** Whether a member leaves anything out. */
export const isChoosy = ({ dietaryPreferences, avoidedAllergens }: MemberView): boolean =>
  dietaryPreferences.length > 0 || avoidedAllergens.length > 0;

/** Those of some recipes that do not fit what a member eats, by id; whoever eats everything is not asked about. */
export async function misfitsFor(member: MemberView, ids: readonly string[]): Promise<Map<string, MisfitView>> {
  if (!isChoosy(member) || ids.length === 0) return new Map();
  const found = await call(misfitsCall, { query: { ids: ids.join(',') } });
  return new Map(found.map((misfit) => [misfit.id, misfit]));
}
