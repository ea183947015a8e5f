import { deleteRedirectCall, redirectsCall, saveRedirectCall } from '#src/contracts/site/admin-redirects.ts';
import { AppError } from '#src/domain/errors.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { deleteRedirect, listRedirects, saveRedirect } from '#src/server/site/redirects.ts';

export const GET = endpoint(redirectsCall, async ({ query: { search = '', ...place } }) => {
  const { items, pagination } = await listRedirects(search, place);
  return { redirects: items, pagination };
});

export const PUT = endpoint(saveRedirectCall, ({ body, viewer }) => saveRedirect(body, viewer));

export const DELETE = endpoint(deleteRedirectCall, async ({ query, viewer }) => {
  if (!(await deleteRedirect(query.from, viewer))) throw new AppError('not_found', 'Not found');
  return undefined;
});
