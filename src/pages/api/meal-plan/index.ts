import { weekPlanCall } from '#src/contracts/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { weekPlan } from '#src/server/meal-plan.ts';

export const GET = endpoint(weekPlanCall, ({ viewer, query }) => weekPlan(viewer.id, query.week));
