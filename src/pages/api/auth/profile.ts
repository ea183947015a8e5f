import { updateProfileCall } from '#src/contracts/account.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { updateProfile } from '#src/server/profile.ts';

export const PATCH = endpoint(updateProfileCall, ({ viewer, body }) => updateProfile(viewer, body));
