import { exportMyDataCall } from '#src/contracts/members/account.ts';
import { endpoint, json } from '#src/server/http/endpoint.ts';
import { archiveAnswer } from '#src/server/http/file-answer.ts';
import { exportMyData } from '#src/server/members/my-data.ts';
import { accountArchive } from '#src/server/moving/account.ts';

export const GET = endpoint(exportMyDataCall, async ({ query, viewer }) => {
  const data = await exportMyData(viewer);
  if (data && query.as === 'zip') return archiveAnswer(accountArchive(viewer, data), 'my-data.zip');
  const response = json(data);
  response.headers.set('Content-Disposition', 'attachment; filename="my-data.json"');
  return data && response;
});
