import { versionCall } from '#src/contracts/site/admin-system.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { runningVersion } from '#src/server/site/version.ts';

export const GET = endpoint(versionCall, async () => runningVersion());
