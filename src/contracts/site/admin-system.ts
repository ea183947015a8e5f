import { z } from 'zod';
import { senderRecordsSchema } from '#src/domain/site/sender-records.ts';
import { contract } from '../contract.ts';

export const versionCall = contract('GET /api/version', 'admin', {
  summary: 'The version that runs, and what was new in it and in those before, the newest first.',
  response: z.object({
    version: z.string(),
    /** The version of Node.js. */
    node: z.string(),
    /** Migrations of the database's schema. */
    schema: z.int(),
    changes: z.array(
      z.object({
        version: z.string(),
        /** As the calendar has it: 2026-11-24. */
        date: z.string(),
        items: z.array(z.string()),
      }),
    ),
  }),
});

/** The failure of a job: what it could not do, and what was said. */
export const jobFailureSchema = z.object({
  job: z.string(),
  item: z.string(),
  words: z.string(),
  tries: z.int(),
  since: z.number(),
  nextTryAt: z.number(),
});
export type JobFailureView = z.infer<typeof jobFailureSchema>;

const systemSchema = z.object({
  /** UTC milliseconds. */
  startedAt: z.number(),
  /** Bytes, as all others here. */
  memory: z.number(),
  disk: z.object({ free: z.number(), total: z.number() }),
  database: z.object({
    /** `null` for one on a server of its own. */
    bytes: z.number().nullable(),
  }),
  /** The needs that are missing before Premium can be sold, where the site has the payment service's keys. */
  sellingNeeds: z.array(z.enum(['keys', 'name', 'address', 'email'])),
  /** Recipes in the index of the search as one types; `null` before there is one. */
  searchIndex: z.object({ recipes: z.int() }).nullable(),
  mail: z.object({
    service: z.string(),
    /** Whether mails leave the machine. */
    isSent: z.boolean(),
    waiting: z.int(),
    givenUp: z.int(),
    /** The trouble with the settings that will have mails refused. */
    trouble: z.string().nullable(),
    /** `null` where no mail leaves the machine. */
    records: senderRecordsSchema.nullable(),
    /** The mailbox in which what came back is read; `null` where the settings name none. */
    returned: z.object({ last: z.object({ at: z.number(), mails: z.int(), reports: z.int() }).nullable() }).nullable(),
  }),
  backup: z.object({
    /** The hour of the machine's day; `null` where the site makes none. */
    hour: z.int().nullable(),
    folder: z.string(),
    last: z.object({ at: z.number(), recipes: z.int(), users: z.int(), rowsCompared: z.int() }).nullable(),
    count: z.int(),
    isRunning: z.boolean(),
    trouble: z.string().nullable(),
    /** Two nights without a good one. */
    isLate: z.boolean(),
  }),
  /** Requests to vendors today. */
  ai: z.object({ today: z.int(), limit: z.int(), vendors: z.array(z.string()) }),
  /** The work that jobs could not do by themselves, the newest first. */
  failures: z.array(jobFailureSchema),
  /** The last since the start, the newest first. */
  errors: z.array(
    z.object({ at: z.number(), what: z.string(), why: z.string().nullable(), requestId: z.string().nullable() }),
  ),
});
export type SystemState = z.infer<typeof systemSchema>;

export const systemCall = contract('GET /api/admin/system', 'admin', {
  summary:
    'How the process, the disk, the database, mail, backups and artificial intelligence stand, what jobs could not do, and the last errors.',
  response: systemSchema,
});
