import { signInMethodsCall } from '#src/contracts/members/sign-in-methods.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { signInMethods } from '#src/server/members/sign-in-methods.ts';

export const GET = endpoint(signInMethodsCall, ({ viewer }) => signInMethods(viewer.id));
