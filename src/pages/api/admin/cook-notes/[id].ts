import { noteBackgroundCall } from '#src/contracts/recipes/admin-cook-notes.ts';
import { noteBackground } from '#src/server/cook-notes/moderation/background.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(noteBackgroundCall, ({ params }) => noteBackground(params.id));
