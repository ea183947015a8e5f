import { putInFolderCall } from '#src/contracts/members/folders.ts';
import { putInFolder } from '#src/server/folders/entries.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(putInFolderCall, ({ viewer, params, body }) => putInFolder(viewer.id, params.id, body));
