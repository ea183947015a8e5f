import { createHouseholdCall, householdCall } from '#src/contracts/members/household.ts';
import { householdOf } from '#src/server/household/household.ts';
import { createHousehold } from '#src/server/household/membership.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(householdCall, async ({ viewer }) => ({ household: await householdOf(viewer.id) }));

export const POST = endpoint(createHouseholdCall, async ({ viewer }) => {
  await createHousehold(viewer.id);
  return { household: await householdOf(viewer.id) };
});
