import { contactAdminCall } from '#src/contracts/account.ts';
import { contactAdministrators } from '#src/server/contact.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(contactAdminCall, async ({ viewer, body }) => {
  await contactAdministrators(viewer, body);
  return { success: true };
});
