import { changeMembershipCall, joinHouseholdCall, leaveHouseholdCall } from '#src/contracts/members/household.ts';
import { householdOf } from '#src/server/household/household.ts';
import { joinHousehold } from '#src/server/household/invitations.ts';
import { chooseSharing, leaveHousehold } from '#src/server/household/membership.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';

export const POST = endpoint(joinHouseholdCall, async ({ viewer, body, context }) => {
  await countCostlyCall(context);
  return (await joinHousehold(viewer.id, body.secret)) ? { household: await householdOf(viewer.id) } : null;
});

export const PATCH = endpoint(changeMembershipCall, async ({ viewer, body }) => {
  await chooseSharing(viewer.id, body);
  return { household: await householdOf(viewer.id) };
});

export const DELETE = endpoint(leaveHouseholdCall, async ({ viewer }) => {
  await leaveHousehold(viewer.id);
  return undefined;
});
