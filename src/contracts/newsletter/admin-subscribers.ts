import { z } from 'zod';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { singleLine } from '#src/domain/members/single-line.ts';
import { ROW_OUTCOME_NAMES } from '#src/domain/newsletter/subscriber-list.ts';
import { SUBSCRIBER_STATES, SUPPRESSION_REASONS } from '#src/domain/newsletter/subscription.ts';
import { TOPIC_NAMES } from '#src/domain/newsletter/topics.ts';
import { paginationSchema } from '#src/domain/paging.ts';
import { contract } from '../contract.ts';
import { pageParameters } from '../paging.ts';

const params = z.strictObject({ id: z.string().max(64) });

/** A subscriber as administrators see them. */
const subscriberSchema = z.object({
  id: z.string(),
  address: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  topics: z.array(z.enum(TOPIC_NAMES)),
  source: z.string(),
  /** UTC milliseconds, as all others here. */
  createdAt: z.number(),
  /** `null` where nobody knows, or until then. */
  confirmedAt: z.number().nullable(),
  stateAt: z.number(),
  isMember: z.boolean(),
  /** Why no list goes there, with the mail server's words. */
  suppression: z.object({ reason: z.enum(SUPPRESSION_REASONS), words: z.string(), at: z.number() }).nullable(),
});
export type NewsletterSubscriber = z.infer<typeof subscriberSchema>;

export const newsletterSubscribersCall = contract('GET /api/admin/subscribers', 'subscribers', {
  summary: 'Subscribers of the newsletter, the newest first, and how many there are in each state.',
  query: z.strictObject({
    ...pageParameters,
    search: z.string().max(SEARCH_MAX_LENGTH).optional(),
    state: z.enum(SUBSCRIBER_STATES).optional(),
  }),
  response: z.object({
    subscribers: z.array(subscriberSchema),
    pagination: paginationSchema,
    counts: z.record(z.enum(SUBSCRIBER_STATES), z.int()),
  }),
});

export const deleteSubscriberCall = contract('DELETE /api/admin/subscribers/{id}', 'subscribers', {
  summary: 'Forgets a subscriber with their proof of consent; a hash stays, so that no import brings them back.',
  params,
  response: z.undefined(),
});

export const suppressSubscriberCall = contract('PUT /api/admin/subscribers/{id}/suppression', 'subscribers', {
  summary: 'Sends no list to the address of a subscriber any more, until an administrator takes that back.',
  params,
  response: subscriberSchema,
});

export const liftSuppressionCall = contract('DELETE /api/admin/subscribers/{id}/suppression', 'subscribers', {
  summary: 'Has lists go to the address of a subscriber again, whoever or whatever stopped them.',
  params,
  response: subscriberSchema,
});

export const exportSubscribersCall = contract('GET /api/admin/subscribers/export', 'subscribers', {
  summary: 'Every subscriber with what they agreed to and when, as CSV, to be imported here again.',
  response: z.string(),
  produces: 'text/csv',
});

export const importSubscribersCall = contract('POST /api/admin/subscribers/import', 'subscribers', {
  summary:
    'Takes a CSV list of at most 50,000 rows: our own columns, Ghost’s or Mailchimp’s. Who left, and whose mails came back, is never subscribed again. Answers what became of each row; 409 while another is taken in.',
  query: z.strictObject({
    /** The name of the list: it is kept as where they come from. */
    list: singleLine(z.string().trim().min(2, 'Name the list').max(80, 'Use at most 80 characters')),
    /** How everybody on it agreed, in the administrator's words: kept as proof. */
    consent: singleLine(
      z.string().trim().min(10, 'Say in a sentence how they agreed').max(500, 'Use at most 500 characters'),
    ),
  }),
  upload: 9 * 1024 * 1024,
  response: z.object({
    counts: z.partialRecord(z.enum(ROW_OUTCOME_NAMES), z.int()),
    /** Line of the file, address as it stands there, and what became of it. */
    rows: z.array(z.tuple([z.int(), z.string(), z.enum(ROW_OUTCOME_NAMES)])),
  }),
});
export type ImportReport = z.infer<(typeof importSubscribersCall)['response']>;
