import { openReviewsCall } from '#src/contracts/premium/admin-premium.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { openReviews } from '#src/server/premium/billing/reviews.ts';

export const GET = endpoint(openReviewsCall, async () => ({ reviews: await openReviews() }));
