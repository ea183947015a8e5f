import { z } from 'zod';
import { AppError } from '#src/domain/errors.ts';
import { issueTicket, readTicket } from '../base/secrets/tickets.ts';

const HOUR = 3_600_000;
/** Nobody reads a form, thinks and types in less, in milliseconds. */
const SHORTEST = 3000;

const kind = {
  kind: 'cook-note',
  /** `seen` is the version of the member's note that the form showed. */
  schema: z.strictObject({ userId: z.string(), seen: z.number().nullable().default(null) }),
  lifetime: 24 * HOUR,
};

const TOO_OLD = 'This form was open for a long time. Your text is still here: send it again.';

/** Says when a member opened a form, and which version of their note it showed. */
export const formTicket = (userId: string, seen: number | null): Promise<string> => issueTicket(kind, { userId, seen });

/** The version of a note that a form showed. Throws for one that was opened by nobody, by somebody else, long ago, or only just now. */
export async function checkFormTicket(userId: string, text: string): Promise<number | null> {
  const ticket = await readTicket(kind, text);
  if (ticket?.data.userId !== userId)
    throw new AppError('validation', TOO_OLD, { issues: [{ path: 'ticket', message: TOO_OLD }] });
  const openedAt = ticket.expiresAt - kind.lifetime;
  if (Date.now() - openedAt < SHORTEST)
    throw new AppError('rate_limited', 'That was quick. Read it once more, then send it.', {
      retryAfter: SHORTEST / 1000,
    });
  return ticket.data.seen;
}
