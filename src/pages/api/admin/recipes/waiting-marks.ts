import { waitingMarksCall } from '#src/contracts/recipes/admin-recipes.ts';
import { countedMarks } from '#src/domain/scaling/waiting-marks.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { waitingIn } from '#src/server/recipes/waiting-marks.ts';

export const POST = endpoint(waitingMarksCall, async ({ body: { ids }, viewer }) => {
  const found = await waitingIn(ids, viewer);
  return {
    ...countedMarks(found.flatMap(({ waiting }) => waiting)),
    recipes: found.map(({ id, updatedAt }) => ({ id, updatedAt })),
  };
});
