import { restoreTextCall } from '#src/contracts/site/admin-texts.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { restoreSiteText } from '#src/server/texts/texts.ts';

export const POST = endpoint(restoreTextCall, ({ params, viewer }) =>
  restoreSiteText(params.id, params.revision, viewer),
);
