import { fillWeekCall } from '#src/contracts/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { fillEmptyMeals } from '#src/server/meal-plan-filling.ts';

export const POST = endpoint(fillWeekCall, ({ viewer, body }) => fillEmptyMeals(viewer.id, body));
