import { listAndPlanCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listAndPlan } from '#src/server/premium/list-and-plan.ts';

export const GET = endpoint(listAndPlanCall, ({ viewer }) => listAndPlan(viewer.id));
