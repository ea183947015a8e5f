import { auditCall } from '#src/contracts/site/admin-operations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { auditEntries } from '#src/server/site/audit-log.ts';

export const GET = endpoint(auditCall, async ({ query: { page, limit, search = '' } }) => {
  const { items, pagination } = await auditEntries(search, { page, limit });
  return { entries: items, pagination };
});
