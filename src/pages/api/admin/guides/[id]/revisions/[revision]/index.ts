import { guideCalls } from '#src/contracts/guides/admin-guides.ts';
import { findGuideVersion } from '#src/server/guides/admin-guides.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(guideCalls.revision, ({ params, viewer }) => findGuideVersion(params, viewer));
