import { AppError } from '#src/domain/errors.ts';

/** PDFs one member may have in the making, so that one of them alone cannot make all others wait. */
const MOST = 4;
/** Seconds in which one of them is done. */
const RETRY_AFTER = 5;

const members = new Map<string, number>();

/** Does work for a member. Throws `rate_limited` at once when as many as allowed are under way for the same one. */
export async function limitPdfs<T>(memberId: string, work: () => Promise<T>): Promise<T> {
  const count = members.get(memberId) ?? 0;
  if (count >= MOST) {
    const message = 'We’re still making your other PDFs. Please try again in a moment.';
    throw new AppError('rate_limited', message, { retryAfter: RETRY_AFTER });
  }
  members.set(memberId, count + 1);
  try {
    return await work();
  } finally {
    const left = (members.get(memberId) ?? 1) - 1;
    if (left > 0) members.set(memberId, left);
    else members.delete(memberId);
  }
}
