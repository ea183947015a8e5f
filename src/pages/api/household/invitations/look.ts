import { lookAtInvitationCall } from '#src/contracts/members/household.ts';
import { lookAtInvitation } from '#src/server/household/invitations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';

export const POST = endpoint(lookAtInvitationCall, async ({ viewer, body, context }) => {
  await countCostlyCall(context);
  return lookAtInvitation(viewer.id, body.secret);
});
