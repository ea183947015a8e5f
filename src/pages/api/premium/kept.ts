import { keptThingsCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { keptThings } from '#src/server/premium/kept.ts';

export const GET = endpoint(keptThingsCall, ({ viewer }) => keptThings(viewer.id));
