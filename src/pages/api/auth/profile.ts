import { updateProfileCall } from '#src/contracts/members/account.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { updateProfile } from '#src/server/members/profile.ts';

export const PATCH = endpoint(updateProfileCall, ({ viewer, body, context }) =>
  updateProfile(viewer, body, countedAddress(context)),
);
