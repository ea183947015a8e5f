import { z } from 'zod';
import {
  folderEntryChangeSchema,
  folderNameSchema,
  folderSchema,
  folderSummarySchema,
  newFolderEntrySchema,
  newFolderSchema,
} from '#src/domain/folders/folders.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract, LONG_BODY } from '../contract.ts';

const folderParams = z.strictObject({ id: z.uuid() });
const entryParams = folderParams.extend({ recipeId: slugSchema });

export const foldersCall = contract('GET /api/folders', 'member', {
  summary: 'The member’s folders of recipes by name; with `recipeId`, each says whether it holds that one.',
  query: z.strictObject({ recipeId: slugSchema.optional() }),
  response: z.object({ folders: z.array(folderSummarySchema) }),
});

export const addFolderCall = contract('POST /api/folders', 'member', {
  summary: 'Makes a folder. The same `id` again changes nothing; 409 where there is no room for more.',
  body: newFolderSchema,
  bodyLimit: LONG_BODY,
  response: folderSchema,
});

export const folderCall = contract('GET /api/folders/{id}', 'member', {
  summary: 'A folder with its recipes in order: the site’s, and own ones the member sees.',
  params: folderParams,
  response: folderSchema,
});

export const renameFolderCall = contract('PATCH /api/folders/{id}', 'member', {
  summary: 'Gives a folder another name.',
  params: folderParams,
  body: z.strictObject({ name: folderNameSchema }),
  response: z.undefined(),
});

export const removeFolderCall = contract('DELETE /api/folders/{id}', 'member', {
  summary: 'Deletes a folder and ends its link; its recipes stay. 204, also when there was none.',
  params: folderParams,
  response: z.undefined(),
});

export const putInFolderCall = contract('POST /api/folders/{id}/recipes', 'member', {
  summary: 'Puts a recipe into a folder, before another or behind all. One that is in it stays as it is.',
  params: folderParams,
  body: newFolderEntrySchema,
  response: z.undefined(),
});

export const changeFolderEntryCall = contract('PATCH /api/folders/{id}/recipes/{recipeId}', 'member', {
  summary:
    'Writes the note on a recipe in a folder, moves it before another, or has whoever has the link read an own recipe.',
  params: entryParams,
  body: folderEntryChangeSchema,
  response: z.undefined(),
});

export const takeOutOfFolderCall = contract('DELETE /api/folders/{id}/recipes/{recipeId}', 'member', {
  summary: 'Takes a recipe out of a folder; 204, also when it was not in it.',
  params: entryParams,
  response: z.undefined(),
});

export const shareFolderCall = contract('POST /api/folders/{id}/share', 'member', {
  summary: 'Makes the link by which others read a folder; one made before ends.',
  params: folderParams,
  response: z.object({ url: z.url(), createdAt: z.number() }),
});

export const unshareFolderCall = contract('DELETE /api/folders/{id}/share', 'member', {
  summary: 'Ends the link; no own recipe is shown by the next one until that is said anew.',
  params: folderParams,
  response: z.undefined(),
});
