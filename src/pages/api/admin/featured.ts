import { featuredCall, saveFeaturedCall } from '#src/contracts/site/admin-settings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { chooseFeatured, featuredNow } from '#src/server/listing/featured.ts';

export const GET = endpoint(featuredCall, featuredNow);

export const PUT = endpoint(saveFeaturedCall, ({ body, viewer }) => chooseFeatured(body, viewer));
