import { adminBannersCall, createBannerCall } from '#src/contracts/admin-banners.ts';
import { allBanners, createBanner } from '#src/server/banners.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(adminBannersCall, () => allBanners());
export const POST = endpoint(createBannerCall, ({ body, viewer }) => createBanner(body, viewer));
