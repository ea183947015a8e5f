import { statsSchema } from '#src/domain/site/stats.ts';
import { contract } from '../contract.ts';

export const statsCall = contract('GET /api/admin/stats', 'edit', {
  summary: "The dashboard's figures, with `visitDays`: visits and visitors of the last 30 UTC days, the oldest first.",
  response: statsSchema,
});
