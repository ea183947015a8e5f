import { planTemplateCall } from '#src/contracts/premium/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { planWeekTemplate } from '#src/server/premium/week-templates.ts';

export const POST = endpoint(planTemplateCall, ({ viewer, params, body }) =>
  planWeekTemplate(viewer.id, params.id, body),
);
