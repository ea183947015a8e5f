import { chooseOwnNewsletterCall, ownNewsletterCall } from '#src/contracts/newsletter/own-newsletter.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { chooseOwnNewsletter, ownNewsletter } from '#src/server/newsletter/own-newsletter.ts';

export const GET = endpoint(ownNewsletterCall, ({ viewer }) => ownNewsletter(viewer.email));

export const PUT = endpoint(chooseOwnNewsletterCall, ({ viewer, body }) => chooseOwnNewsletter(viewer.email, body));
