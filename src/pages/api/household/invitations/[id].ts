import { withdrawInvitationCall } from '#src/contracts/members/household.ts';
import { householdOf } from '#src/server/household/household.ts';
import { withdrawInvitation } from '#src/server/household/invitations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const DELETE = endpoint(withdrawInvitationCall, async ({ viewer, params }) =>
  (await withdrawInvitation(viewer.id, params.id)) ? { household: await householdOf(viewer.id) } : null,
);
