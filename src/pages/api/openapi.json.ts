import { openApiCall } from '#src/contracts/site/site.ts';
import { env } from '#src/server/base/env.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { openApiDocument } from '#src/server/http/openapi.ts';
import { lookNow } from '#src/server/look/site-look.ts';

export const GET = endpoint(openApiCall, async () =>
  openApiDocument({ siteName: lookNow().siteName, siteUrl: env().SITE_URL }),
);
