import { fridgeCall } from '#src/contracts/search/fridge.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { answerFridge } from '#src/server/search/fridge.ts';

export const GET = endpoint(fridgeCall, ({ query: { shown }, context }) =>
  answerFridge(context.url.searchParams, shown),
);
