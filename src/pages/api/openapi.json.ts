import { openApiCall } from '#src/contracts/site/site.ts';
import { env } from '#src/server/base/env.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { openApiDocument } from '#src/server/http/openapi.ts';

export const GET = endpoint(openApiCall, async () =>
  openApiDocument({ siteName: env().SITE_NAME, siteUrl: env().SITE_URL }),
);
