import { verifyEmailCall } from '#src/contracts/auth.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';
import { verifyEmail } from '#src/server/verification.ts';

export const POST = endpoint(verifyEmailCall, async ({ body, context }) => {
  await countCostlyCall(context);
  await verifyEmail(body.token);
  return { message: 'Your email has been verified successfully!' };
});
