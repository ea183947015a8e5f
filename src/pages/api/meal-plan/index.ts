import { weekPlanCall } from '#src/contracts/premium/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { weekPlan } from '#src/server/premium/meal-plan.ts';

export const GET = endpoint(weekPlanCall, ({ viewer, query }) => weekPlan(viewer.id, query));
