import { taxExportCall } from '#src/contracts/premium/admin-premium.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { taxExport } from '#src/server/premium/billing/admin-premium.ts';

export const GET = endpoint(taxExportCall, async () => {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="premium.csv"',
    'Cache-Control': 'private, no-store',
  };
  return new Response(await taxExport(), { headers });
});
