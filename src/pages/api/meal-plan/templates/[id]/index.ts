import { removeTemplateCall, renameTemplateCall } from '#src/contracts/premium/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { removeWeekTemplate, renameWeekTemplate } from '#src/server/premium/week-templates.ts';

export const PATCH = endpoint(renameTemplateCall, ({ viewer, params, body }) =>
  renameWeekTemplate(viewer.id, params.id, body.name),
);

export const DELETE = endpoint(removeTemplateCall, async ({ viewer, params }) =>
  (await removeWeekTemplate(viewer.id, params.id)) ? undefined : null,
);
