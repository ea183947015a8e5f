import { addEntryCall, removeEntriesCall } from '#src/contracts/premium/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addEntry, removeEntries } from '#src/server/premium/meal-plan.ts';

export const POST = endpoint(addEntryCall, ({ viewer, body }) => addEntry(viewer.id, body));

export const DELETE = endpoint(removeEntriesCall, async ({ viewer, body }) => {
  await removeEntries(viewer.id, body.ids);
  return undefined;
});
