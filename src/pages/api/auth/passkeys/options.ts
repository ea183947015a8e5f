import { passkeyOptionsCall } from '#src/contracts/members/sign-in-methods.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { passkeyOptions } from '#src/server/members/passkeys.ts';

export const POST = endpoint(passkeyOptionsCall, ({ viewer, body }) => passkeyOptions(viewer, body.currentPassword));
