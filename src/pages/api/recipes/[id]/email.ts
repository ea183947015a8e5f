import { emailRecipeCall } from '#src/contracts/premium/recipe-mail.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';
import { mailRecipe } from '#src/server/premium/recipe-mail.ts';

export const POST = endpoint(emailRecipeCall, async ({ viewer, params, body, context }) =>
  (await mailRecipe(viewer, params.id, body, countedAddress(context))) ? { success: true } : null,
);
