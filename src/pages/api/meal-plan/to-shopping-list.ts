import { weekToShoppingListCall } from '#src/contracts/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { sendWeekToShoppingList } from '#src/server/meal-plan-weeks.ts';

export const POST = endpoint(weekToShoppingListCall, ({ viewer, body }) =>
  sendWeekToShoppingList(viewer.id, body.week),
);
