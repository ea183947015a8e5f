import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { newsletterConsents } from '#src/db/schema.ts';
import { CONSENT, type ConsentForm } from '#src/domain/newsletter/consent.ts';
import type { ConsentKind } from '#src/domain/newsletter/subscription.ts';
import type { Topic } from '#src/domain/newsletter/topics.ts';
import { read } from '../base/database.ts';

interface Happened {
  kind: ConsentKind;
  /** UTC milliseconds. */
  at: number | null;
  /** The path of a page, or the name of a list. */
  source: string;
  topics: readonly Topic[];
  /** Whose words were agreed to. */
  form?: ConsentForm;
  /** Words that are not one of our own forms'. */
  text?: string;
}

/** Writes down what happened to a subscription, in the transaction of it. */
export async function recordConsent(
  tx: Transaction,
  subscriberId: string,
  { kind, at, source, topics, form, text }: Happened,
): Promise<void> {
  const agreed = form ? { textVersion: CONSENT[form].version, text: CONSENT[form].text } : { text: text ?? null };
  await tx
    .insert(newsletterConsents)
    .values({ id: randomUUID(), subscriberId, kind, at, source, topics: [...topics], ...agreed });
}

/** The events of a subscription, the oldest first; what nobody knows the time of comes before all. */
export const consentsOf = (subscriberId: string) =>
  read()
    .select({
      kind: newsletterConsents.kind,
      at: newsletterConsents.at,
      source: newsletterConsents.source,
      topics: newsletterConsents.topics,
      textVersion: newsletterConsents.textVersion,
      text: newsletterConsents.text,
    })
    .from(newsletterConsents)
    .where(eq(newsletterConsents.subscriberId, subscriberId))
    .orderBy(asc(newsletterConsents.at));
