import { z } from 'zod';
import { contract } from '../contract.ts';

export const kitchenEventsCall = contract('GET /api/kitchen/events', 'premium', {
  summary:
    'Server-sent events: `{list, plan}`, the revisions of what the member sees, at once and whenever one is another. 204 where a host holds no connections: ask for changes instead.',
  produces: 'text/event-stream',
  response: z.string().meta({ description: 'One event after another, until either side ends it' }),
});
