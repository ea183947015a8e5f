import { auditCall } from '#src/contracts/admin-operations.ts';
import { auditEntries } from '#src/server/audit-desk.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(auditCall, async ({ query: { page, limit, search = '' } }) => {
  const { items, pagination } = await auditEntries(search, { page, limit });
  return { entries: items, pagination };
});
