import { adminGuideCall, changeGuideCall } from '#src/contracts/guides/admin-guides.ts';
import { changeGuide, findAdminGuide } from '#src/server/guides/desk.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(adminGuideCall, ({ params, viewer }) => findAdminGuide(params.id, viewer));

export const PATCH = endpoint(changeGuideCall, ({ params, body, viewer }) => changeGuide(params.id, body, viewer));
