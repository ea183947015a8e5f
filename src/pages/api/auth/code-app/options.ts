import { codeAppOptionsCall } from '#src/contracts/members/sign-in-methods.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { codeAppOptions } from '#src/server/members/code-app.ts';

export const POST = endpoint(codeAppOptionsCall, ({ viewer, body }) => codeAppOptions(viewer, body.currentPassword));
