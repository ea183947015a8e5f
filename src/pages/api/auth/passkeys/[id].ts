import { removePasskeyCall, renamePasskeyCall } from '#src/contracts/members/sign-in-methods.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { removePasskey, renamePasskey } from '#src/server/members/passkeys.ts';

export const PATCH = endpoint(renamePasskeyCall, async ({ viewer, params, body }) =>
  (await renamePasskey(viewer, params.id, body.name)) ? { success: true } : null,
);

export const DELETE = endpoint(removePasskeyCall, async ({ viewer, params, body }) =>
  (await removePasskey(viewer, params.id, body.currentPassword)) ? { success: true } : null,
);
