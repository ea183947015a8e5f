import { generateBannerCall } from '#src/contracts/pictures/admin-pictures.ts';
import { generateBanner } from '#src/server/admin/generated-pictures.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(generateBannerCall, async ({ viewer: actor, body: { prompt }, context }) => ({
  imageUrl: await generateBanner({ actor, signal: context.request.signal }, prompt),
}));
