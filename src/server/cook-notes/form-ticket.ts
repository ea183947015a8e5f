import { z } from 'zod';
import { AppError } from '#src/domain/errors.ts';
import { issueTicket, readTicket } from '../base/tickets.ts';

const HOUR = 3_600_000;
/** Nobody reads a form, thinks and types in less, in milliseconds. */
const SHORTEST = 3000;

const kind = {
  kind: 'cook-note',
  schema: z.strictObject({ userId: z.string() }),
  lifetime: 24 * HOUR,
};

/** Says when a member opened a form. */
export const formTicket = (userId: string): Promise<string> => issueTicket(kind, { userId });

/** Throws for a form that was opened by nobody, by somebody else, long ago, or only just now. */
export async function checkFormTicket(userId: string, text: string): Promise<void> {
  const ticket = await readTicket(kind, text);
  if (ticket?.data.userId !== userId)
    throw new AppError('validation', 'This form is too old. Open it again: your text stays.');
  const openedAt = ticket.expiresAt - kind.lifetime;
  if (Date.now() - openedAt < SHORTEST)
    throw new AppError('rate_limited', 'That was quick. Read it once more, then send it.', {
      retryAfter: SHORTEST / 1000,
    });
}
