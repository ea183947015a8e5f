import { eq } from 'drizzle-orm';
import { bounceMailbox } from '#src/db/schema.ts';
import { read, write } from '../../base/database.ts';

/** A look into the mailbox to which mails come back. */
export interface MailboxRead {
  /** UTC milliseconds. */
  at: number;
  /** Mails looked at then, and those of them that reported something about a mail of this site. */
  mails: number;
  reports: number;
}

const ROW = 1;

export const keepBounceRead = ({ at, mails, reports }: MailboxRead): Promise<unknown> =>
  write((tx) =>
    tx
      .insert(bounceMailbox)
      .values({ id: ROW, at, mails, reports })
      .onConflictDoUpdate({ target: bounceMailbox.id, set: { at, mails, reports } }),
  );

/** When the mailbox was last read, and what was in it; `null` before that. */
export async function lastBounceRead(): Promise<MailboxRead | null> {
  const [row] = await read()
    .select({ at: bounceMailbox.at, mails: bounceMailbox.mails, reports: bounceMailbox.reports })
    .from(bounceMailbox)
    .where(eq(bounceMailbox.id, ROW));
  return row ?? null;
}
