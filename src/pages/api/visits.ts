import { visitCall } from '#src/contracts/site/visits.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countReportedVisit } from '#src/server/http/rate-limits.ts';
import { visits } from '#src/server/site/visits.ts';

export const POST = endpoint(visitCall, async ({ body, context }) => {
  await countReportedVisit(context);
  const userAgent = context.request.headers.get('user-agent') ?? '';
  visits.see({ address: context.locals.clientAddress, userAgent, pathname: body.path, isCooked: body.cooked });
  return undefined;
});
