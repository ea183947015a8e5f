import { randomUUID } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#src/db/client.ts';
import { spentTickets } from '#src/db/schema.ts';
import { liesAhead } from '../clock.ts';
import { seal, unseal } from './sealing.ts';

// What a sign-in of several steps remembers between them is sealed and given to the browser. Nothing is stored before
// somebody has proven something, so that strangers cannot fill the database; a ticket that was used is, until it expires.

const sealedSchema = z.object({ kind: z.string(), id: z.string(), issuedAt: z.number(), data: z.unknown() });

/** A kind of ticket: what it holds, and for how long it is good. */
export interface TicketKind<S extends z.ZodType> {
  kind: string;
  schema: S;
  /** Milliseconds. */
  lifetime: number;
}

export interface Ticket<Data> {
  id: string;
  /** UTC milliseconds. */
  expiresAt: number;
  data: Data;
}

export const issueTicket = <S extends z.ZodType>({ kind }: TicketKind<S>, data: z.input<S>): Promise<string> =>
  seal(JSON.stringify({ kind, id: randomUUID(), issuedAt: Date.now(), data }), 'ticket');

/** The content of a ticket; `null` for one of another kind, one that has expired and one that this site did not issue. */
export async function readTicket<S extends z.ZodType>(
  { kind, schema, lifetime }: TicketKind<S>,
  text: string,
): Promise<Ticket<z.output<S>> | null> {
  const opened = await unseal(text, 'ticket');
  if (opened === null) return null;
  const { id, issuedAt, ...ticket } = sealedSchema.parse(JSON.parse(opened));
  const expiresAt = issuedAt + lifetime;
  if (ticket.kind !== kind || Date.now() >= expiresAt || liesAhead(issuedAt)) return null;
  return { id, expiresAt, data: schema.parse(ticket.data) };
}

/** Uses up a ticket; `true` for the one caller that did. */
export async function spendTicket(tx: Transaction, { id, expiresAt }: Ticket<unknown>): Promise<boolean> {
  const spent = await tx
    .insert(spentTickets)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: spentTickets.id });
  return spent.length > 0;
}

/** Forgets those that no clock takes any more. */
export async function removeSpentTickets(tx: Transaction, now = Date.now()): Promise<void> {
  await tx.delete(spentTickets).where(lt(spentTickets.expiresAt, now));
}
