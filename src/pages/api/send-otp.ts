import { sendCodeCall } from '#src/contracts/members/auth.ts';
import { AppError } from '#src/domain/errors.ts';
import { MAIL_LOCK_SECONDS } from '#src/domain/members/accounts.ts';
import { constantTime } from '#src/server/http/constant-time.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countCostlyCall, countedAddress } from '#src/server/http/rate-limits.ts';
import { type CodeSending, sendCode } from '#src/server/members/verification.ts';

export const POST = endpoint(sendCodeCall, async ({ body, viewer, context }) => {
  await countCostlyCall(context);
  const administrator = viewer.role === 'admin' ? viewer : undefined;
  const outcome = await constantTime(sendCode({ email: body.email, network: countedAddress(context) }, administrator));
  if (administrator) tellAdministrator(outcome, body.email);
  return { success: true };
});

/** Administrators know every account anyway: they are told when no mail went out. Everybody else hears one answer. */
function tellAdministrator(outcome: CodeSending, email: string): void {
  if (outcome === 'nothing to verify') throw new AppError('conflict', `There’s nothing to verify for ${email}`);
  if (outcome === 'sent') return;
  throw new AppError('rate_limited', `A code went to ${email} in the last 5 minutes`, {
    retryAfter: MAIL_LOCK_SECONDS,
  });
}
