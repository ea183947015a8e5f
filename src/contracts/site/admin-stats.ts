import { insightsSchema } from '#src/domain/site/insights.ts';
import { statsSchema } from '#src/domain/site/stats.ts';
import { contract } from '../contract.ts';

export const statsCall = contract('GET /api/admin/stats', 'edit', {
  summary: "The dashboard's figures, with `visitDays`: visits and visitors of the last 30 UTC days, the oldest first.",
  response: statsSchema,
});

export const insightsCall = contract('GET /api/admin/insights', 'edit', {
  summary:
    'What wants doing: what readers did not find, recipes that rise and fall, where readers come from, what waits.',
  response: insightsSchema,
});
