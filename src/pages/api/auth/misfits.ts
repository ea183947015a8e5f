import { misfitsCall } from '#src/contracts/members/account.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { misfitsAmong } from '#src/server/listing/fitting.ts';
import { ownEating } from '#src/server/listing/own-eating.ts';

export const GET = endpoint(misfitsCall, async ({ viewer, query: { ids } }) =>
  misfitsAmong(ids, await ownEating(viewer.id)),
);
