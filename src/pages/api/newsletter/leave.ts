import { leaveNewsletterCall, leaveNewsletterPageCall } from '#src/contracts/newsletter/newsletter.ts';
import { paths } from '#src/paths.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { leadTo } from '#src/server/http/form.ts';
import { isSubscriberLink } from '#src/server/newsletter/links.ts';
import { leaveBy } from '#src/server/newsletter/subscriptions.ts';

export const GET = endpoint(leaveNewsletterPageCall, async ({ query }) => leadTo(paths.newsletterChoices(query)));

export const POST = endpoint(leaveNewsletterCall, async ({ query }) => {
  if (!(await isSubscriberLink(query))) return null;
  await leaveBy(query.subscriber, 'one-click');
  return new Response('Unsubscribed', {
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'private, no-store' },
  });
});
