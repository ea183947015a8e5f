import { changeBannerCall, deleteBannerCall } from '#src/contracts/admin-banners.ts';
import { AppError } from '#src/domain/errors.ts';
import { changeBanner, deleteBanner } from '#src/server/banners.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const PATCH = endpoint(changeBannerCall, ({ params, body, viewer }) => changeBanner(params.id, body, viewer));

export const DELETE = endpoint(deleteBannerCall, async ({ params, viewer }) => {
  if (!(await deleteBanner(params.id, viewer))) throw new AppError('not_found', 'Not found');
  return undefined;
});
