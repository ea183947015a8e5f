import { exportMyDataCall } from '#src/contracts/members/account.ts';
import { endpoint, json } from '#src/server/http/endpoint.ts';
import { exportMyData } from '#src/server/members/my-data.ts';

export const GET = endpoint(exportMyDataCall, async ({ viewer }) => {
  const data = await exportMyData(viewer);
  const response = json(data);
  response.headers.set('Content-Disposition', 'attachment; filename="my-data.json"');
  return data && response;
});
