import { updateProfileCall } from '#src/contracts/members/account.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { updateProfile } from '#src/server/members/profile.ts';

export const PATCH = endpoint(updateProfileCall, ({ viewer, body }) => updateProfile(viewer, body));
