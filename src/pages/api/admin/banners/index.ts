import { adminBannersCall, createBannerCall } from '#src/contracts/site/admin-banners.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { allBanners, createBanner } from '#src/server/site/banners.ts';

export const GET = endpoint(adminBannersCall, () => allBanners());
export const POST = endpoint(createBannerCall, ({ body, viewer }) => createBanner(body, viewer));
