import { folderCall, removeFolderCall, renameFolderCall } from '#src/contracts/members/folders.ts';
import { folderFor, removeFolder, renameFolder } from '#src/server/folders/folders.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(folderCall, ({ viewer, params }) => folderFor(viewer.id, params.id));

export const PATCH = endpoint(renameFolderCall, ({ viewer, params, body }) =>
  renameFolder(viewer.id, params.id, body.name),
);

export const DELETE = endpoint(removeFolderCall, async ({ viewer, params }) => {
  await removeFolder(viewer.id, params.id);
  return undefined;
});
