import { takeBackCall } from '#src/contracts/site/admin-operations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { takeBackDeed } from '#src/server/undo/undo.ts';

export const POST = endpoint(takeBackCall, ({ params: { id }, viewer }) => takeBackDeed(id, viewer));
