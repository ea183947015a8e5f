import { currentMemberCall } from '#src/contracts/members/auth.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { findAccount, viewOf } from '#src/server/members/members.ts';

export const GET = endpoint(currentMemberCall, async ({ viewer }) => {
  const account = await findAccount(viewer.id);
  return account && viewOf(account, viewer.session);
});
