import { randomUUID } from 'node:crypto';
import type { ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import type { OperationResult } from '#src/domain/premium/shopping/operations.ts';
import { api } from './api.ts';

/** Does operations to a member's list; each that has no id gets one. */
export async function operate(cookie: string, ...operations: { type: string; [field: string]: unknown }[]) {
  const body = { operations: operations.map((operation) => ({ id: randomUUID(), ...operation })) };
  const answer = await api('POST', '/api/shopping-list/operations', { cookie, body });
  const said = answer.body as { results: OperationResult[]; list: ShoppingListView };
  const [result] = said.results ?? [];
  return {
    status: answer.status,
    ...said,
    removed: result?.removed,
    outcomes: said.results?.map((each) => each.outcome),
  };
}
