import { z } from 'zod';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { paginationSchema } from '#src/domain/paging.ts';
import { undoOutcomeSchema } from '#src/domain/site/undoing.ts';
import { contract } from '../contract.ts';
import { numberParameter, pageParameters } from '../paging.ts';

const auditEntrySchema = z.object({
  id: z.int(),
  /** UTC milliseconds. */
  at: z.number(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()).nullable(),
  /** Micro-euros, where a model was asked. */
  cost: z.number().nullable(),
  /** Whether it can be taken back, was, or was once and it is too late; `null` of what never could. */
  undo: z.enum(['open', 'done', 'past']).nullable(),
});
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

export const auditCall = contract('GET /api/admin/audit', 'admin', {
  summary: 'What administrators did, the newest first; `search` looks in actor, action and subject.',
  query: z.strictObject({ ...pageParameters, search: z.string().max(SEARCH_MAX_LENGTH).optional() }),
  response: z.object({ entries: z.array(auditEntrySchema), pagination: paginationSchema }),
});

export const takeBackCall = contract('POST /api/admin/audit/{id}/undo', 'write', {
  summary:
    'Takes back what one entry of the log did to one thing or many, at most 200 of them at once, within 30 days. What was changed since stays. 409 once it was, or too late; 403 where somebody else did it.',
  params: z.strictObject({ id: numberParameter(1, 999_999_999) }),
  response: z.object({
    results: z.array(z.object({ id: z.string(), outcome: undoOutcomeSchema, message: z.string().optional() })),
    /** So many wait for the next call. */
    left: z.int(),
    entry: z.int().nullable(),
  }),
});
export type TakenBackView = z.output<typeof takeBackCall.response>;

const letterParams = z.strictObject({ id: z.string().regex(/^[\w-]{1,80}$/) });
const outboxMailSchema = z.object({ id: z.string(), to: z.string(), subject: z.string(), at: z.number() });
export type OutboxMailHead = z.infer<typeof outboxMailSchema>;

export const outboxCall = contract('GET /api/admin/outbox', 'admin', {
  summary:
    'Mails lying in the outbox, the newest first, while no mail service is configured; and what waits to be sent.',
  query: z.strictObject(pageParameters),
  response: z.object({
    /** Whether a mail service is configured, which leaves the outbox empty. */
    hasService: z.boolean(),
    mails: z.array(outboxMailSchema),
    pagination: paginationSchema,
    /** Mails not sent yet. */
    waiting: z.array(
      z.object({
        id: z.string(),
        to: z.string(),
        template: z.string(),
        createdAt: z.number(),
        attempts: z.int(),
        nextAttemptAt: z.number(),
        /** When it was given up, so that there is no next try. */
        givenUpAt: z.number().nullable(),
        lastError: z.string().nullable(),
      }),
    ),
  }),
});

export const outboxMailCall = contract('GET /api/admin/outbox/{id}', 'admin', {
  summary: 'One mail of the outbox with its plain text.',
  params: letterParams,
  response: outboxMailSchema.extend({ text: z.string() }),
});

export const outboxMailPageCall = contract('GET /api/admin/outbox/{id}/html', 'admin', {
  summary: "A mail's HTML, as a page that may run nothing and be framed by this site only.",
  params: letterParams,
  response: z.string(),
});

export const testMailCall = contract('POST /api/admin/test-mail', 'admin', {
  summary: 'Sends a mail to whoever asks, at once, and says what the mail service answered.',
  response: z.object({
    to: z.string(),
    isSent: z.boolean(),
    /** Why it did not go out, or what was answered, in one line. */
    answer: z.string(),
  }),
});
