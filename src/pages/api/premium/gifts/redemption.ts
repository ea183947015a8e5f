import { redeemGiftCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { redeemGift } from '#src/server/premium/billing/gifts.ts';

export const POST = endpoint(redeemGiftCall, ({ viewer, body, context }) =>
  redeemGift(viewer, body.code, countedAddress(context)),
);
