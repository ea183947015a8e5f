import { importRedirectsCall } from '#src/contracts/site/admin-redirects.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { importRedirects } from '#src/server/site/redirects.ts';

export const POST = endpoint(importRedirectsCall, async ({ body, viewer }) => ({
  saved: await importRedirects(body.text, viewer),
}));
