import { addFolderCall, foldersCall } from '#src/contracts/members/folders.ts';
import { addFolder, foldersOf } from '#src/server/folders/folders.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(foldersCall, async ({ viewer, query }) => ({
  folders: await foldersOf(viewer.id, query.recipeId),
}));

export const POST = endpoint(addFolderCall, ({ viewer, body }) => addFolder(viewer.id, body));
