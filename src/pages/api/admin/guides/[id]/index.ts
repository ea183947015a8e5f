import { guideCalls } from '#src/contracts/guides/admin-guides.ts';
import { changeGuide, findAdminGuide } from '#src/server/guides/admin-guides.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(guideCalls.read, ({ params, viewer }) => findAdminGuide(params.id, viewer));

export const PATCH = endpoint(guideCalls.change, ({ params, body, viewer }) => changeGuide(params.id, body, viewer));
