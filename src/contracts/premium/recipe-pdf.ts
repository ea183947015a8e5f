import { z } from 'zod';
import { COOKBOOK_LIMIT, cookbookTitleSchema } from '#src/domain/premium/cookbook.ts';
import { listSwapsSchema } from '#src/domain/recipes/list-swap.ts';
import { recipeReadingFields } from '#src/domain/recipes/recipe-reading.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract } from '../contract.ts';
import { recipeIdParams } from '../recipes/recipes.ts';

const { servings, system, scale } = recipeReadingFields;

const servingsParameter = z
  .string()
  .regex(/^\d{1,4}$/, 'Use a whole number of servings')
  .transform(Number)
  .pipe(servings.unwrap());

/** Swaps in an address: `2:soy-milk,5:maple-syrup`. */
const swapsParameter = z
  .string()
  .regex(/^\d{1,3}:[a-z0-9-]+(?:,\d{1,3}:[a-z0-9-]+)*$/, 'Swaps are written as line:food,line:food')
  .transform((text) =>
    text.split(',').map((swap) => {
      const [line, to] = swap.split(':');
      return { line: Number(line), to };
    }),
  )
  .pipe(listSwapsSchema);

export const recipePdfCall = contract('GET /api/recipes/{id}/pdf', 'premium', {
  summary:
    'A recipe as a PDF to print and keep, for so many servings, in the units and with the swaps the reader chose.',
  params: recipeIdParams,
  query: z.strictObject({ servings: servingsParameter.optional(), system, scale, swaps: swapsParameter.optional() }),
  response: z.file(),
  produces: 'application/pdf',
});

export const cookbookPdfCall = contract('POST /api/favorites/pdf', 'premium', {
  summary:
    "A cookbook of the member's favourites as a PDF: cover, contents, and the recipes in the order given, in the units the reader chose.",
  body: z.strictObject({
    recipeIds: z
      .array(slugSchema)
      .min(1, 'Choose at least one recipe')
      .max(COOKBOOK_LIMIT, `At most ${COOKBOOK_LIMIT} recipes in one cookbook`),
    title: cookbookTitleSchema.optional(),
    system,
    scale,
  }),
  response: z.file(),
  produces: 'application/pdf',
});
