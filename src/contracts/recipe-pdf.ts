import { z } from 'zod';
import { slugSchema } from '#src/domain/catalogue.ts';
import { COOKBOOK_LIMIT, cookbookTitleSchema } from '#src/domain/cookbook.ts';
import { SERVINGS_LIMIT } from '#src/domain/scaling.ts';
import { contract } from './contract.ts';
import { recipeIdParams } from './recipes.ts';

const servingsParameter = z
  .string()
  .regex(/^\d{1,4}$/, 'A whole number of servings, please')
  .transform(Number)
  .pipe(
    z
      .number()
      .min(SERVINGS_LIMIT.min, 'At least 1 serving')
      .max(SERVINGS_LIMIT.max, `At most ${SERVINGS_LIMIT.max} servings`),
  );

export const recipePdfCall = contract({
  method: 'GET',
  path: '/api/recipes/{id}/pdf',
  summary: 'A recipe as a PDF to print and keep, with its amounts for so many servings.',
  access: 'premium',
  params: recipeIdParams,
  query: z.strictObject({ servings: servingsParameter.optional() }),
  response: z.file(),
  produces: 'application/pdf',
});

export const cookbookPdfCall = contract({
  method: 'POST',
  path: '/api/favorites/pdf',
  summary: "A cookbook of the member's favourites as a PDF: cover, contents, and the recipes in the order given.",
  access: 'premium',
  body: z.strictObject({
    recipeIds: z
      .array(slugSchema)
      .min(1, 'Choose at least one recipe')
      .max(COOKBOOK_LIMIT, `At most ${COOKBOOK_LIMIT} recipes in one cookbook`),
    title: cookbookTitleSchema.optional(),
  }),
  response: z.file(),
  produces: 'application/pdf',
});
