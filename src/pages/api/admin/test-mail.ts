import { testMailCall } from '#src/contracts/site/admin-operations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { sendTestMail } from '#src/server/mail/test-mail.ts';

export const POST = endpoint(testMailCall, ({ viewer }) => sendTestMail(viewer.email));
