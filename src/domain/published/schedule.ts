import type { FieldIssue } from '../errors.ts';

/** When something is to become public, and to be so no longer, in UTC milliseconds; `null` where nothing is planned. */
export interface Schedule {
  isPublished: boolean;
  publishAt: number | null;
  unpublishAt: number | null;
}

/** Who stands in the history and the audit log where a time had come. */
export const SCHEDULE_ACTOR = 'the schedule';

/** The problems of times that are newly set; those that stood there before may have passed. */
export function scheduleIssues(before: Schedule | null, after: Schedule, now: number): FieldIssue[] {
  const { isPublished, publishAt, unpublishAt } = after;
  const issues: FieldIssue[] = [];
  const isNew = (name: 'publishAt' | 'unpublishAt') => after[name] !== null && after[name] !== before?.[name];
  if (isNew('publishAt') && publishAt !== null && publishAt <= now) {
    const message = 'This time has passed. Choose a later one, or tick Published to publish it now.';
    issues.push({ path: 'publishAt', message });
  } else if (isPublished && publishAt !== null) {
    const message = 'It’s already published. Untick Published to schedule it, or leave the time empty.';
    issues.push({ path: 'publishAt', message });
  }
  if (isNew('unpublishAt') && unpublishAt !== null && unpublishAt <= now) {
    const message = 'This time has passed. Choose a later one, or untick Published to unpublish it now.';
    issues.push({ path: 'unpublishAt', message });
  } else if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt) {
    issues.push({ path: 'unpublishAt', message: 'It would be unpublished before it’s published.' });
  }
  return issues;
}

/** The times that are left once somebody has said by hand whether it is published. */
export function timesAfter(
  before: Schedule,
  said: { [F in keyof Schedule]?: Schedule[F] | undefined },
): Pick<Schedule, 'publishAt' | 'unpublishAt'> {
  const isByHand = said.isPublished !== undefined && said.isPublished !== before.isPublished;
  // Published now, it waits for nothing; taken off, it is not taken off again.
  const publishAt = isByHand && said.isPublished ? null : before.publishAt;
  const unpublishAt = isByHand && !said.isPublished ? null : before.unpublishAt;
  return {
    publishAt: said.publishAt === undefined ? publishAt : said.publishAt,
    unpublishAt: said.unpublishAt === undefined ? unpublishAt : said.unpublishAt,
  };
}

/**
 * The change a schedule makes to a thing at a moment; `null` while no time has come. Of two that have both come the later
 * counts.
 */
export function dueChange({ publishAt, unpublishAt }: Schedule, now: number): Partial<Schedule> | null {
  const isOver = unpublishAt !== null && unpublishAt <= now;
  if (isOver) return { isPublished: false, publishAt: null, unpublishAt: null };
  if (publishAt !== null && publishAt <= now) return { isPublished: true, publishAt: null };
  return null;
}
