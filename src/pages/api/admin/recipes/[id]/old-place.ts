import { oldPlaceCall } from '#src/contracts/recipes/admin-moving.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { oldPlacesOf } from '#src/server/moving/old-places.ts';

export const GET = endpoint(oldPlaceCall, ({ params, viewer }) => oldPlacesOf(params.id, viewer));
