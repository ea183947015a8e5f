import { z } from 'zod';
import { emailSchema } from '../members/accounts.ts';

/** Why a reader reports a note. */
export const REPORT_REASONS = {
  unsafe: 'Following it could make somebody ill',
  rude: 'It insults or threatens somebody',
  advertising: 'It is advertising or spam',
  'not-mine': 'It uses my text, my picture or my name',
  illegal: 'It is against the law',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
const REASON_NAMES = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];
export const reportReasonSchema = z.enum(REASON_NAMES, 'Choose a reason');

/** The outcome of a report: the note stays, or it is no longer to be read. */
export const REPORT_OUTCOMES = ['kept', 'removed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** The weight of members' reports that takes a note off the page until somebody has looked at it. */
export const REPORTS_TO_HIDE = 3;
/** Milliseconds for which an account is too young for its reports to hide anything: anybody makes three in a minute. */
const YOUNG_ACCOUNT = 7 * 86_400_000;

/** Who reports: for how long they had their account then, in milliseconds, and how their reports before turned out. */
interface Reporter {
  age: number;
  right: number;
  wrong: number;
}

/** The weight of a member's report, from 0 to 1: less the more often they were wrong. One mistake more than one was right is nothing. */
export function weightOfReport({ age, right, wrong }: Reporter): number {
  if (age < YOUNG_ACCOUNT) return 0;
  return wrong <= right + 1 ? 1 : (right + 1) / wrong;
}

const DETAILS_MAX_LENGTH = 1000;

/** A report as it is sent. Without an account, an address is where the answer goes. */
export const reportSchema = z.strictObject({
  reason: reportReasonSchema,
  details: z.string().trim().max(DETAILS_MAX_LENGTH, `Use at most ${DETAILS_MAX_LENGTH} characters`).default(''),
  email: emailSchema('Please enter a valid email address').optional(),
  /** A field nobody sees: programs fill it in. */
  website: z.literal('', 'Leave the field “Website” empty').default(''),
});
export type NoteReport = z.infer<typeof reportSchema>;
