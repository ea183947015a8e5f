import { weekToShoppingListCall } from '#src/contracts/premium/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { sendWeekToShoppingList } from '#src/server/premium/meal-plan-weeks.ts';

export const POST = endpoint(weekToShoppingListCall, ({ viewer, body }) => sendWeekToShoppingList(viewer.id, body));
