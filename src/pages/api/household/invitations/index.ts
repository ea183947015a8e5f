import { inviteCall } from '#src/contracts/members/household.ts';
import { householdOf } from '#src/server/household/household.ts';
import { invite } from '#src/server/household/invitations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';

export const POST = endpoint(inviteCall, async ({ viewer, body, context }) => {
  const invitation = await invite(viewer, { email: body.email, network: countedAddress(context) });
  return { ...invitation, household: await householdOf(viewer.id) };
});
