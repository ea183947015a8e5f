import { shareFolderCall, unshareFolderCall } from '#src/contracts/members/folders.ts';
import { shareFolder, unshareFolder } from '#src/server/folders/share.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(shareFolderCall, ({ viewer, params }) => shareFolder(viewer.id, params.id));

export const DELETE = endpoint(unshareFolderCall, ({ viewer, params }) => unshareFolder(viewer.id, params.id));
