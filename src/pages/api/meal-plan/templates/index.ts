import { addTemplateCall, weekTemplatesCall } from '#src/contracts/premium/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addWeekTemplate, weekTemplatesOf } from '#src/server/premium/week-templates.ts';

export const GET = endpoint(weekTemplatesCall, ({ viewer }) => weekTemplatesOf(viewer.id));

export const POST = endpoint(addTemplateCall, ({ viewer, body }) => addWeekTemplate(viewer.id, body));
