import { chooseMailListsCall, mailListsCall } from '#src/contracts/members/account.ts';
import { write } from '#src/server/base/database.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { chooseMailLists, mailListsOf } from '#src/server/mail/refusals.ts';

export const GET = endpoint(mailListsCall, ({ viewer }) => mailListsOf(viewer.email));

export const PUT = endpoint(chooseMailListsCall, async ({ viewer, body }) => {
  await write((tx) => chooseMailLists(tx, viewer.email, body));
  return body;
});
