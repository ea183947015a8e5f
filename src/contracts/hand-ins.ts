import { z } from 'zod';
import { remarkSchema, remarksSchema } from '#src/domain/published/handing-in.ts';
import { KIND_NAMES, STANDS } from '#src/domain/published/stands.ts';
import { contract } from './contract.ts';

const params = z.strictObject({ kind: z.enum(KIND_NAMES), id: z.string().max(120) });

/** Where a thing stands between who writes it and who publishes it. */
const handInSchema = z.object({
  stand: z.enum(STANDS),
  /** When it was handed in (UTC milliseconds), and by whom: `null` once it is published, and where the account is gone. */
  handedInAt: z.number().nullable(),
  handedInBy: z.string().nullable(),
  /** Since it was handed in. */
  isChanged: z.boolean(),
  answeredAt: z.number().nullable(),
  answeredBy: z.string().nullable(),
  /** The remarks to be done. */
  remarks: z.array(remarkSchema),
  /** The remarks of before, the newest first: they were done when it was handed in again. */
  earlier: z.array(z.object({ at: z.number(), by: z.string().nullable(), remarks: z.array(remarkSchema) })),
});
export type HandIn = z.infer<typeof handInSchema>;

const PLACE = '/api/admin/hand-ins/{kind}/{id}';

export const readHandInCall = contract(`GET ${PLACE}`, 'write', {
  summary:
    'Where a recipe, guide or collection stands between its author and who publishes it, with the remarks on it.',
  params,
  response: handInSchema,
});

export const handInCall = contract(`PUT ${PLACE}`, 'write', {
  summary:
    'An author says that a draft is ready, as it was when it was changed last at `updatedAt`; editors are told. 409 where somebody changed it since, or approved it.',
  params,
  body: z.strictObject({ updatedAt: z.int() }),
  response: handInSchema,
});

export const takeBackHandInCall = contract(`DELETE ${PLACE}`, 'write', {
  summary: 'Takes back what was handed in. 409 where it is not handed in any more.',
  params,
  response: handInSchema,
});

export const answerHandInCall = contract(`POST ${PLACE}/answer`, 'edit', {
  summary:
    'Sends back what was handed in, with remarks, or approves it as it was changed last at `updatedAt`; its author is told. 409 where it is not handed in any more, or was changed since.',
  params,
  body: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('back'), remarks: remarksSchema }),
    z.strictObject({ outcome: z.literal('approved'), updatedAt: z.int() }),
  ]),
  response: handInSchema,
});
