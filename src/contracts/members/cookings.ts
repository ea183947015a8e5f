import { z } from 'zod';
import {
  askedDaysSchema,
  cookedSchema,
  cookingChangeSchema,
  cookingSchema,
  newCookingSchema,
} from '#src/domain/cooked/cookings.ts';
import { contract } from '../contract.ts';
import { recipeIdParams } from '../recipes/recipes.ts';

const cookingParams = z.strictObject({ id: z.uuid() });

export const cookingsCall = contract('GET /api/cookings', 'member', {
  summary: 'What the member cooked from one day to another, the latest first. Nobody else sees it.',
  query: askedDaysSchema,
  response: z.array(cookingSchema),
});

export const addCookingCall = contract('POST /api/cookings', 'member', {
  summary: 'Keeps that the member cooked a recipe. The same `id` again changes nothing.',
  body: newCookingSchema,
  response: cookingSchema,
});

export const changeCookingCall = contract('PATCH /api/cookings/{id}', 'member', {
  summary: 'Changes day, servings, stars or note of one time.',
  params: cookingParams,
  body: cookingChangeSchema,
  response: cookingSchema,
});

export const removeCookingCall = contract('DELETE /api/cookings/{id}', 'member', {
  summary: 'Forgets one time; 204, also when there was none.',
  params: cookingParams,
  response: z.undefined(),
});

export const cookedCall = contract('GET /api/recipes/{id}/cookings', 'member', {
  summary: 'How often the member cooked a recipe, and the latest times.',
  params: recipeIdParams,
  response: cookedSchema,
});
