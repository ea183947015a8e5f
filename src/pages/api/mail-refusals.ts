import { refusalPageCall, refuseMailCall } from '#src/contracts/premium/recipe-mail.ts';
import { paths } from '#src/paths.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { refuseMail } from '#src/server/mail/refusals.ts';

const leadTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'private, no-store' } });

export const GET = endpoint(refusalPageCall, async ({ query }) => leadTo(paths.stopMails(query)));

export const POST = endpoint(refuseMailCall, async ({ query, context }) => {
  if (!(await refuseMail(query))) return null;
  // A form of ours goes on to a page; a mail program wants no more than to know that it worked.
  return context.request.headers.get('accept')?.includes('text/html') ? leadTo(paths.mailsStopped) : undefined;
});
