import { contactAdminCall } from '#src/contracts/members/account.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { contactAdministrators } from '#src/server/members/contact.ts';

export const POST = endpoint(contactAdminCall, async ({ viewer, body }) => {
  await contactAdministrators(viewer, body);
  return { success: true };
});
