import { changeFolderEntryCall, takeOutOfFolderCall } from '#src/contracts/members/folders.ts';
import { changeFolderEntry, takeOutOfFolder } from '#src/server/folders/entries.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const PATCH = endpoint(changeFolderEntryCall, ({ viewer, params, body }) =>
  changeFolderEntry(viewer.id, params, body),
);

export const DELETE = endpoint(takeOutOfFolderCall, ({ viewer, params }) =>
  takeOutOfFolder(viewer.id, params.id, params.recipeId),
);
