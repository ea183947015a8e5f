import { testLetterCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { testLetter } from '#src/server/newsletter/letters/admin-letters.ts';

export const POST = endpoint(testLetterCall, ({ params, viewer }) => testLetter(params.id, viewer));
