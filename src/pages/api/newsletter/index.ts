import { askNewsletterCall } from '#src/contracts/newsletter/newsletter.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { leadTo, readForm } from '#src/server/http/form.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { takeForm } from '#src/server/newsletter/form.ts';

export const POST = endpoint(askNewsletterCall, async ({ raw, context }) =>
  leadTo(await takeForm(readForm(raw, context.request), countedAddress(context))),
);
