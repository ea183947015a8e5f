import { fillWeekCall } from '#src/contracts/premium/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { fillEmptyMeals } from '#src/server/premium/meal-plan-filling.ts';

export const POST = endpoint(fillWeekCall, ({ viewer, body }) => fillEmptyMeals(viewer.id, body));
