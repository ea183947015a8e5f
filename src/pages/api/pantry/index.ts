import { addToPantryCall, pantryCall } from '#src/contracts/members/pantry.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addToPantry, pantryOf } from '#src/server/pantry/pantry.ts';

export const GET = endpoint(pantryCall, async ({ viewer }) => ({ items: await pantryOf(viewer.id) }));

export const POST = endpoint(addToPantryCall, async ({ viewer, body }) => ({
  items: await addToPantry(viewer.id, body.items),
}));
