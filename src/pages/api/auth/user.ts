import { currentMemberCall } from '#src/contracts/members/auth.ts';
import { findAccount } from '#src/server/base/accounts.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { viewOf } from '#src/server/members/members.ts';

export const GET = endpoint(currentMemberCall, async ({ viewer }) => {
  const account = await findAccount(viewer.id);
  return account && viewOf(account, viewer.session);
});
