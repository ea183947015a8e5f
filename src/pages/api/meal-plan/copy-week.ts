import { copyWeekCall } from '#src/contracts/premium/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { copyWeek } from '#src/server/premium/meal-plan-weeks.ts';

export const POST = endpoint(copyWeekCall, ({ viewer, body }) => copyWeek(viewer.id, body));
