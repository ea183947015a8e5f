import { menuPlanCall } from '#src/contracts/collections/menus.ts';
import { planOfMenu } from '#src/server/collections/menu-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(menuPlanCall, ({ params }) => planOfMenu(params.id));
