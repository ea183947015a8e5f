import { confirmNewsletterCall } from '#src/contracts/newsletter/newsletter.ts';
import { paths } from '#src/paths.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { leadTo } from '#src/server/http/form.ts';
import { confirm } from '#src/server/newsletter/confirming.ts';
import { subscriberLink } from '#src/server/newsletter/links.ts';

export const POST = endpoint(confirmNewsletterCall, async ({ query }) => {
  const state = await confirm(query);
  if (state === null) return null;
  if (state !== 'confirmed') return leadTo(paths.newsletterConfirmation(query));
  return leadTo(paths.newsletterChoices(await subscriberLink(query.subscriber), 'confirmed'));
});
