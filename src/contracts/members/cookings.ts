import { z } from 'zod';
import {
  askedDaysSchema,
  cookedPhotoSchema,
  cookedSchema,
  cookingChangeSchema,
  cookingSchema,
  newCookingSchema,
} from '#src/domain/cooked/cookings.ts';
import { UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';
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
  summary: 'Changes day, servings, stars, note or photograph of one time.',
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

export const sendCookedPhotoCall = contract('POST /api/cookings/photos', 'member', {
  summary:
    'Keeps a photograph of what was cooked, without its metadata, for nobody but the member; its name goes into one time.',
  upload: UPLOAD_LIMIT,
  response: z.object({ picture: cookedPhotoSchema }),
});

export const cookedPhotoCall = contract('GET /api/cookings/photos/{picture}', 'member', {
  summary: 'A photograph of what the member cooked; to nobody else is it there.',
  params: z.strictObject({ picture: cookedPhotoSchema }),
  response: z.string(),
  produces: 'image/webp',
});
