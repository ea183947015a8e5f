import { uploadLogoCall } from '#src/contracts/site/admin-appearance.ts';
import { keepLogo } from '#src/server/appearance/logo/keep-logo.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';

export const POST = endpoint(uploadLogoCall, ({ viewer, upload, context }) =>
  keepLogo(viewer, countedAddress(context), upload),
);
