import { z } from 'zod';
import {
  newOwnRecipeSchema,
  OWN_SEARCH_LIMIT,
  ownChangeSchema,
  ownListSchema,
  ownRecipeSchema,
} from '#src/domain/own-recipes/own-recipe.ts';
import { contract, LONG_BODY } from '../contract.ts';
import { pageParameters } from '../paging.ts';

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
