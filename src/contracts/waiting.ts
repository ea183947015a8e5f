import { z } from 'zod';
import { KIND_NAMES } from '#src/domain/published/stands.ts';
import { contract } from './contract.ts';

const total = z.int().nonnegative();
const totals = z.object({ 'handed-in': total, back: total, approved: total });

export const waitingCall = contract('GET /api/admin/waiting', 'write', {
  summary:
    'What waits for whoever asks: for who publishes what was handed in, for an author what came back; and for who moderates notes, reports and objections.',
  response: z.object({
    /** The longest waiting of each kind first, at most ten of each. */
    things: z.array(
      z.object({
        kind: z.enum(KIND_NAMES),
        id: z.string(),
        title: z.string(),
        /** Since when it waits. */
        at: z.number(),
        /** Who handed it in. */
        by: z.string().nullable(),
        /** The number of remarks to be done. */
        remarks: total,
      }),
    ),
    /** The number of things that stand somewhere, of an author theirs. */
    counts: z.object({ recipe: totals, collection: totals, guide: totals }),
    /** `null` for who does not moderate. */
    notes: z.object({ waiting: total, reported: total, objections: total }).nullable(),
  }),
});
export type Waiting = z.infer<typeof waitingCall.response>;
