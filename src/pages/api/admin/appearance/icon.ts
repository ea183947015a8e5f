import { uploadIconCall } from '#src/contracts/site/admin-appearance.ts';
import { keepIcon } from '#src/server/appearance/logo/keep-logo.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';

export const POST = endpoint(uploadIconCall, ({ viewer, upload, context }) =>
  keepIcon(viewer, countedAddress(context), upload),
);
