import { moveAddressesCall } from '#src/contracts/recipes/admin-moving.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { fileAnswer } from '#src/server/http/file-answer.ts';
import { addressesOf } from '#src/server/moving/job/tables.ts';

export const GET = endpoint(moveAddressesCall, async ({ params }) => {
  const text = await addressesOf(params.id);
  return text === null ? null : fileAnswer(text, 'text/csv; charset=utf-8', 'addresses.csv');
});
