import { shoppingListCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shoppingList } from '#src/server/premium/shopping-list/list.ts';

export const GET = endpoint(shoppingListCall, ({ viewer }) => shoppingList(viewer.id));
