import { endPlanCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { setPlanEnding } from '#src/server/premium/billing/your-plan.ts';

export const PUT = endpoint(endPlanCall, ({ viewer, body }) => setPlanEnding(viewer.id, body.ends));
