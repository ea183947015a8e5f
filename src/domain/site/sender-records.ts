import { z } from 'zod';

/** The answer of DNS in one respect: as it should be, missing, wrong, or nobody knows, because it did not answer. */
const recordSchema = z.object({
  state: z.enum(['good', 'missing', 'wrong', 'unknown']),
  /** The record, or what is wrong; `null` where there is nothing to say. */
  text: z.string().nullable(),
});
export type RecordFound = z.infer<typeof recordSchema>;

/** The records that large mailbox providers ask of a sender, as far as they can be seen from here. */
export const senderRecordsSchema = z.object({
  /** The domain of MAIL_FROM. */
  domain: z.string(),
  spf: recordSchema,
  dmarc: recordSchema,
  /** Whether links to leave by one click begin with https, as RFC 8058 wants it. */
  isOneClickSecure: z.boolean(),
  /** Whether it is told here what comes back and what is called spam. */
  hearsOfBounces: z.boolean(),
});
export type SenderRecords = z.infer<typeof senderRecordsSchema>;
