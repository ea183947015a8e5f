import { changeBannerCall, deleteBannerCall } from '#src/contracts/site/admin-banners.ts';
import { AppError } from '#src/domain/errors.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeBanner, deleteBanner } from '#src/server/site/banners.ts';

export const PATCH = endpoint(changeBannerCall, ({ params, body, viewer }) => changeBanner(params.id, body, viewer));

export const DELETE = endpoint(deleteBannerCall, async ({ params, viewer }) => {
  if (!(await deleteBanner(params.id, viewer))) throw new AppError('not_found', 'Not found');
  return undefined;
});
