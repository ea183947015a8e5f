import { oldPlaceCall } from '#src/contracts/recipes/admin-moving.ts';
import { call } from '../../client.ts';
import { retried } from '../../query.ts';

/** What is kept of a recipe from the places it came from. */
export const readOldPlaces = (id: string) => retried(() => call(oldPlaceCall, { params: { id } }));
