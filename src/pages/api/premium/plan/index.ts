import { yourPlanCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { yourPlan } from '#src/server/premium/billing/your-plan.ts';

export const GET = endpoint(yourPlanCall, ({ viewer }) => yourPlan(viewer.id));
