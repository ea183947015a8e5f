import { mailReportCall } from '#src/contracts/newsletter/newsletter.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { takeResendEvent } from '#src/server/mail/resend-events.ts';

export const POST = endpoint(mailReportCall, async ({ raw, context }) => {
  const { headers } = context.request;
  const of = (name: string): string => headers.get(`svix-${name}`) ?? '';
  const signed = { id: of('id'), timestamp: of('timestamp'), signatures: of('signature') };
  return (await takeResendEvent(raw, signed, countedAddress(context))) ? undefined : null;
});
