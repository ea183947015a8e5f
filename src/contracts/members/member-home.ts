import { z } from 'zod';
import { memberHomeSchema } from '#src/domain/home/member-home.ts';
import { daySchema } from '#src/domain/premium/weeks.ts';
import { contract } from '../contract.ts';

export const memberHomeCall = contract('GET /api/home', 'member', {
  summary:
    'What a member finds at home on a day: a dish for tonight, the plan of the next seven days, one to cook again, the season’s collection.',
  query: z.strictObject({ day: daySchema }),
  response: memberHomeSchema,
});
