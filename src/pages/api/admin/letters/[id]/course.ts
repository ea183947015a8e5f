import { moveLetterCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { moveOnDesk } from '#src/server/newsletter/letters/desk.ts';

export const POST = endpoint(moveLetterCall, ({ params, body, viewer }) => moveOnDesk(params.id, body, viewer));
