import { changePageTitleCall, resetPageTitleCall } from '#src/contracts/site/admin-page-titles.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changePageTitle, deletePageTitle } from '#src/server/site/page-titles.ts';

export const PATCH = endpoint(changePageTitleCall, ({ params, body, viewer }) =>
  changePageTitle(params.page, body, viewer),
);
export const DELETE = endpoint(resetPageTitleCall, ({ params, viewer }) => deletePageTitle(params.page, viewer));
