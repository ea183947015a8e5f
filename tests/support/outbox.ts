import { listOutbox, readFromOutbox } from '#src/server/mail/outbox.ts';

export type Mail = NonNullable<Awaited<ReturnType<typeof readFromOutbox>>>;

/** The mails to an address that lie in the outbox, the newest first. */
export async function outboxOf(email: string): Promise<Mail[]> {
  const ids = (await listOutbox()).filter(({ to }) => to === email).map(({ id }) => id);
  return (await Promise.all(ids.map(readFromOutbox))).filter((mail) => mail !== null);
}
