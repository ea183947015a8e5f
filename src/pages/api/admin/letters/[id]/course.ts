import { moveLetterCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeCourse } from '#src/server/newsletter/letters/admin-letters.ts';

export const POST = endpoint(moveLetterCall, ({ params, body, viewer }) => changeCourse(params.id, body, viewer));
