import { changeEntryCall, removeEntryCall } from '#src/contracts/premium/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeEntry, removeEntries } from '#src/server/premium/meal-plan.ts';

export const PATCH = endpoint(changeEntryCall, ({ viewer, params, body }) => changeEntry(viewer.id, params.id, body));

export const DELETE = endpoint(removeEntryCall, async ({ viewer, params }) =>
  (await removeEntries(viewer.id, [params.id])) ? undefined : null,
);
