import { portalCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { portalOf } from '#src/server/premium/billing/your-plan.ts';

export const POST = endpoint(portalCall, ({ viewer }) => portalOf(viewer.id));
