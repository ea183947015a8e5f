import { z } from 'zod';
import {
  newOwnRecipeSchema,
  OWN_SEARCH_LIMIT,
  ownChangeSchema,
  ownListSchema,
  ownOfferSchema,
  ownRecipeSchema,
} from '#src/domain/own-recipes/own-recipe.ts';
import { recipeDraftSchema } from '#src/domain/recipes/editing/recipe-draft.ts';
import { contract, LONG_BODY } from '../contract.ts';
import { pageParameters } from '../paging.ts';
import { importSourceSchema, PAGE_BODY } from '../recipes/admin-import.ts';

const ownParams = z.strictObject({ id: z.uuid() });

export const ownRecipesCall = contract('GET /api/own-recipes', 'member', {
  summary: "The member's own recipes, and those their household shares, the last changed first. Nobody else sees them.",
  query: z.strictObject({
    search: z.string().trim().max(OWN_SEARCH_LIMIT).default(''),
    whose: z.enum(['all', 'yours', 'household']).default('all'),
    ...pageParameters,
  }),
  response: ownListSchema,
});

export const addOwnRecipeCall = contract('POST /api/own-recipes', 'member', {
  summary:
    'Keeps a recipe of the member’s own. The same `id` again changes nothing; 409 where there is no room for more.',
  body: newOwnRecipeSchema,
  bodyLimit: LONG_BODY,
  response: ownRecipeSchema,
});

export const ownRecipeCall = contract('GET /api/own-recipes/{id}', 'member', {
  summary: 'One own recipe, of the member or shared by their household, with all that follows from it.',
  params: ownParams,
  response: ownRecipeSchema,
});

export const changeOwnRecipeCall = contract('PUT /api/own-recipes/{id}', 'member', {
  summary: 'Writes an own recipe anew, for whose it is; 409 where `revision` is not its last.',
  params: ownParams,
  body: ownChangeSchema,
  bodyLimit: LONG_BODY,
  response: ownRecipeSchema,
});

export const removeOwnRecipeCall = contract('DELETE /api/own-recipes/{id}', 'member', {
  summary: 'Deletes an own recipe for good, for whose it is; 204, also when there was none.',
  params: ownParams,
  response: z.undefined(),
});

export const readOwnRecipeCall = contract('POST /api/own-recipes/read', 'member', {
  summary: 'Reads a recipe out of a public page, or out of a page or text that is pasted. Saves nothing.',
  bodyLimit: PAGE_BODY,
  body: importSourceSchema,
  response: z.object({
    /** As far as it is told; to be looked through before it is kept. */
    fields: recipeDraftSchema,
    /** The fields of which the source says nothing. */
    assumed: z.array(z.string()),
  }),
});

export const lookOverOwnRecipeCall = contract('POST /api/own-recipes/findings', 'member', {
  summary: 'What of some ingredients and steps is not vegan, with swaps. Saves nothing.',
  bodyLimit: LONG_BODY,
  body: recipeDraftSchema.pick({ ingredients: true, instructions: true }),
  response: ownRecipeSchema.pick({ findings: true }),
});

export const offerOwnRecipeCall = contract('POST /api/own-recipes/{id}/offer', 'member', {
  summary:
    'Hands a copy of an own recipe to the editors as a draft, once; the recipe itself stays whose it is. 409 where it isn’t vegan.',
  params: ownParams,
  body: ownOfferSchema,
  response: ownRecipeSchema,
});
