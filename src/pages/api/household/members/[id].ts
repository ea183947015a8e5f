import { putOutCall } from '#src/contracts/members/household.ts';
import { householdOf } from '#src/server/household/household.ts';
import { putOut } from '#src/server/household/membership.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const DELETE = endpoint(putOutCall, async ({ viewer, params }) =>
  (await putOut(viewer.id, params.id)) ? { household: await householdOf(viewer.id) } : null,
);
