import { letterRevisionsCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { letterRevisions } from '#src/server/newsletter/letters/letters.ts';

export const GET = endpoint(letterRevisionsCall, ({ params }) => letterRevisions(params.id));
