import { verifyEmailCall } from '#src/contracts/members/auth.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall } from '#src/server/http/rate-limits.ts';
import { verifyEmail } from '#src/server/members/verification.ts';

export const POST = endpoint(verifyEmailCall, async ({ body, context }) => {
  await countCostlyCall(context);
  const message = 'Your email has been verified successfully!';
  if (!(await verifyEmail(body.token))) return { message };
  return {
    message: `${message} It was signed up with more than once, so we have mailed you a password to sign in with.`,
  };
});
