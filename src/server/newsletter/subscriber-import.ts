import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { mailRefusals, mailSuppressions, newsletterConsents, newsletterSubscribers } from '#src/db/schema.ts';
import { type CsvRow, csvRows } from '#src/domain/csv-rows.ts';
import { AppError } from '#src/domain/errors.ts';
import {
  type ListedSubscriber,
  MOST_ROWS,
  type RowOutcome,
  subscriberReader,
} from '#src/domain/newsletter/subscriber-list.ts';
import { TOPIC_NAMES } from '#src/domain/newsletter/topics.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { ownTurn } from '../base/limits/own-turn.ts';
import { listKey } from '../mail/refusals.ts';
import { recordStop } from '../mail/stop-record.ts';
import { suppressionKey } from '../mail/suppressions.ts';

/** Rows written at a time: pages and others' writes come in between. */
const AT_ONCE = 100;

export interface SubscriberList {
  /** Its name. */
  list: string;
  /** The way everybody on it agreed. */
  consent: string;
}

/** Line, address as it stands there, what became of it. */
type Reported = [number, string, RowOutcome];
interface Row extends ListedSubscriber {
  line: number;
}

let isRunning = false;

/**
 * Takes in a list of subscribers who agreed elsewhere. Who left here or there, and whose mails came back, is never
 * subscribed; who is known stays as they are. Throws `validation` for what is no such list or is longer than 50,000 rows,
 * and `conflict` while another one is taken in. Broken off, it is taken in again: nothing of it happens twice.
 */
export async function importSubscribers(
  text: string,
  about: SubscriberList,
  actor: Actor,
): Promise<{ counts: Partial<Record<RowOutcome, number>>; rows: Reported[] }> {
  if (isRunning) throw new AppError('conflict', 'Another list is being imported. Please wait for it.');
  isRunning = true;
  try {
    const rows = await readList(text, (some) => write((tx) => takeIn(tx, some, about)));
    const counts: Partial<Record<RowOutcome, number>> = {};
    for (const [, , outcome] of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
    const details = { ...counts, consent: about.consent };
    await write((tx) => recordAudit(tx, actor, { action: 'subscriber.import', subject: about.list, details }));
    return { counts, rows };
  } finally {
    isRunning = false;
  }
}

/** Reads a list, and has so many rows of it taken in at a time. */
async function readList(text: string, work: (rows: Row[]) => Promise<Reported[]>): Promise<Reported[]> {
  const lines = csvRows(text);
  const first = lines.next();
  const head = first.done ? [] : first.value.cells;
  const reader = subscriberReader(head);
  if (!reader)
    throw new AppError('validation', 'The first row names no column of addresses: address, email or Email Address');
  const rows: CsvRow[] = [];
  for (const row of lines) {
    if (rows.length === MOST_ROWS)
      throw new AppError(
        'validation',
        `The list has more than ${MOST_ROWS.toLocaleString('en-GB')} rows. Please split it.`,
      );
    rows.push(row);
    if (rows.length % AT_ONCE === 0) await ownTurn();
  }
  const seen = new Set<string>();
  const report: Reported[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await ownTurn();
    const fresh: Row[] = [];
    for (const { line, cells } of rows.slice(from, from + AT_ONCE)) {
      const row = reader(cells);
      if (!row.listed) report.push([line, row.address.slice(0, 254), row.outcome]);
      else if (seen.has(row.address)) report.push([line, row.address, 'twice']);
      else fresh.push({ line, ...row.listed });
      if (row.listed) seen.add(row.address);
    }
    report.push(...(await work(fresh)));
  }
  return report.toSorted(([a], [b]) => a - b);
}

/** The facts known here about some addresses. */
async function knownOf(tx: Transaction, addresses: readonly string[]) {
  const subscribers = await tx
    .select({ address: newsletterSubscribers.address, state: newsletterSubscribers.state })
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.address, [...addresses]));
  const refusals = await tx
    .select({ key: mailRefusals.addressHash })
    .from(mailRefusals)
    .where(
      inArray(
        mailRefusals.addressHash,
        addresses.map((address) => listKey(address, 'newsletter')),
      ),
    );
  const suppressions = await tx
    .select({ key: mailSuppressions.addressHash })
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.addressHash, addresses.map(suppressionKey)));
  return {
    states: new Map(subscribers.map(({ address, state }) => [address, state])),
    refused: new Set(refusals.map(({ key }) => key)),
    suppressed: new Set(suppressions.map(({ key }) => key)),
  };
}

async function takeIn(tx: Transaction, rows: readonly Row[], about: SubscriberList): Promise<Reported[]> {
  if (rows.length === 0) return [];
  const { states, refused, suppressed } = await knownOf(
    tx,
    rows.map(({ address }) => address),
  );
  const outcomeOf = ({ address, state }: Row): RowOutcome => {
    if (suppressed.has(suppressionKey(address))) return 'suppressed';
    const here = states.get(address);
    if (here === 'left' || (!here && refused.has(listKey(address, 'newsletter')))) return 'left-before';
    if (here) return 'known';
    return state === 'subscribed' ? 'added' : state === 'unconfirmed' ? 'unconfirmed' : `recorded-${state}`;
  };
  const judged = rows.map((row) => ({ row, outcome: outcomeOf(row) }));
  const added = judged.filter(({ outcome }) => outcome === 'added').map(({ row }) => row);
  if (added.length > 0) await add(tx, added, about);
  const keysOf = (wanted: RowOutcome, keyOf: (address: string) => string) =>
    judged.flatMap(({ row, outcome }) => (outcome === wanted ? [keyOf(row.address)] : []));
  const left = keysOf('recorded-left', (address) => listKey(address, 'newsletter'));
  await stop(tx, left, keysOf('recorded-suppressed', suppressionKey), about.list);
  return judged.map(({ row, outcome }) => [row.line, row.address, outcome]);
}

/** Remembers who is not to be written to, of whom nothing else is known here. */
async function stop(tx: Transaction, left: string[], suppressed: string[], list: string): Promise<void> {
  const at = Date.now();
  const bounced = { at, reason: 'bounce' as const, words: `Came back before, says ${list}` };
  if (left.length > 0) await tx.insert(mailRefusals).values(left.map((key) => ({ addressHash: key, at })));
  if (suppressed.length > 0)
    await tx.insert(mailSuppressions).values(suppressed.map((key) => ({ addressHash: key, ...bounced })));
  recordStop(
    ...left.map((key) => ({ key, at, what: 'refused' as const })),
    ...suppressed.map((key) => ({ key, at, what: bounced.reason, words: bounced.words })),
  );
}

async function add(tx: Transaction, rows: readonly Row[], { list, consent }: SubscriberList): Promise<void> {
  const at = Date.now();
  const source = `list: ${list}`;
  const subscribers = rows.map(({ address, topics, diets, allergens, agreedAt }) => ({
    id: randomUUID(),
    address,
    state: 'confirmed' as const,
    topics: topics ?? [...TOPIC_NAMES],
    diets,
    allergens,
    source,
    createdAt: at,
    askedAt: agreedAt,
    confirmedAt: agreedAt,
    stateAt: at,
  }));
  await tx.insert(newsletterSubscribers).values(subscribers);
  await tx.insert(newsletterConsents).values(
    subscribers.map(({ id, topics, confirmedAt }) => ({
      id: randomUUID(),
      subscriberId: id,
      kind: 'imported' as const,
      at: confirmedAt,
      source,
      topics,
      text: consent,
    })),
  );
}
