import { chooseNewsletterCall } from '#src/contracts/newsletter/newsletter.ts';
import { paths } from '#src/paths.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { leadTo, readForm } from '#src/server/http/form.ts';
import { choose } from '#src/server/newsletter/choosing.ts';
import { isSubscriberLink } from '#src/server/newsletter/links.ts';

export const POST = endpoint(chooseNewsletterCall, async ({ query, raw, context }) => {
  if (!(await isSubscriberLink(query))) return null;
  return leadTo(paths.newsletterChoices(query, await choose(query.subscriber, readForm(raw, context.request))));
});
