import { bannersCall } from '#src/contracts/site/site.ts';
import { bannerRuns } from '#src/domain/site/banners.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { bannersOf } from '#src/server/site/banners.ts';
import { getSettings } from '#src/server/site/settings.ts';

export const GET = endpoint(bannersCall, async ({ params }) => {
  const banners = await bannersOf(params.page, await getSettings('banners'));
  return banners.filter((banner) => bannerRuns(banner, Date.now()));
});
