import { setTimeout as wait } from 'node:timers/promises';
import { figures } from '../base/figures.ts';
import { log } from '../base/log.ts';
import { MailFailure } from './mail-failure.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { type MailService, mailService } from './service.ts';

/** Milliseconds a try may take before another worker takes the mail over. */
const LEASE = 120_000;
const MOST_ATTEMPTS = 20;
export const LONGEST_WAIT = 6 * 3_600_000;
const WORKER_PAUSE = 1000;
/** Milliseconds a service that is away, or lets nobody in, is left alone at most. */
const LONGEST_REST = 5 * 60_000;
/** Milliseconds that stopping waits for the mail under way; the whole process has few left after its last requests. */
const STOP_PATIENCE = 1000;

/** Milliseconds until the next try: 5 s, 15 s, 45 s … 6 h. */
export const retryDelay = (attempts: number): number => Math.min(5000 * 3 ** (attempts - 1), LONGEST_WAIT);

/** Milliseconds for which a service that took no mail so many times is left alone: 5 s, 15 s … 5 min. */
export const restAfter = (refusals: number): number => Math.min(retryDelay(refusals), LONGEST_REST);

/** A mail that somebody has taken to send it. */
export interface TakenMail {
  id: string;
  /** Tries, this one among them. */
  attempts: number;
}

/** The outcome of a try. */
export type Outcome =
  | { kind: 'sent'; at: number }
  | { kind: 'later'; words: string; nextAttemptAt: number }
  /** After its last try, or refused for good. */
  | {
      kind: 'given up';
      words: string;
      at: number;
      isRefused: boolean;
      /** The server's words about a mailbox that is not there. */
      bounce: string | null;
    };

/** Mails that go out one after the other, from where they wait to what became of them. */
export interface Lane<T extends TakenMail> {
  /** The number of mails of this lane among those the service takes at a time. */
  atOnce(service: MailService): number;
  /** Takes the next mail that is due, so that no other worker tries it until `leasedUntil`; `null` where none is. */
  take(now: number, leasedUntil: number): Promise<T | null>;
  /** The mail itself; `null` where it is not to be sent after all, and the lane has written that down. */
  compose(mail: T): Promise<OutgoingMail | null>;
  settle(mail: T, outcome: Outcome): Promise<void>;
}

interface Round {
  sent: number;
  /** Whether it was broken off, because the service took no mail at all. */
  isAway: boolean;
}

/** Sends what is due, as many at a time as the service takes. */
export async function sendRound<T extends TakenMail>(lane: Lane<T>, now: number, stop?: AbortSignal): Promise<Round> {
  const service = mailService();
  const round: Round = { sent: 0, isAway: false };
  const begun = performance.now();
  // A round may take longer than a lease: each begins when its mail is taken.
  const passed = () => Math.round(now + performance.now() - begun);
  const next = async () => (stop?.aborted || round.isAway ? null : lane.take(now, passed() + LEASE));
  const worker = async () => {
    for (let mail = await next(); mail; mail = await next()) {
      const taken = mail;
      const outcome = await attempt(lane, service, taken).then(
        (isSent): Outcome | null => (isSent ? { kind: 'sent', at: Date.now() } : null),
        (error: unknown) => {
          if (error instanceof MailFailure && error.by === 'service') round.isAway = true;
          return failed(taken, error, now);
        },
      );
      if (!outcome) continue;
      await lane.settle(taken, outcome);
      if (outcome.kind === 'sent') round.sent++;
      figures.mail[FIGURE[outcome.kind]]++;
    }
  };
  await Promise.all(Array.from({ length: lane.atOnce(service) }, worker));
  return round;
}

const FIGURE = { sent: 'sent', later: 'failed', 'given up': 'givenUp' } as const satisfies Record<
  Outcome['kind'],
  keyof typeof figures.mail
>;

async function attempt<T extends TakenMail>(lane: Lane<T>, service: MailService, taken: T): Promise<boolean> {
  const mail = await lane.compose(taken);
  if (mail) await service.send(mail);
  return mail !== null;
}

/** The fate of a mail that did not go out. */
function failed({ id, attempts, ...more }: TakenMail & { template?: string }, error: unknown, now: number): Outcome {
  const words = (error instanceof MailFailure ? error.message : String(error)).slice(0, 500);
  const about = { err: error, mail: id, template: more.template, attempts };
  const isRefused = error instanceof MailFailure && error.by === 'refusal';
  if (!isRefused && attempts < MOST_ATTEMPTS) {
    log.warn(about, 'mail not sent, will try again');
    return { kind: 'later', words, nextAttemptAt: now + retryDelay(attempts) };
  }
  log.error(about, isRefused ? 'mail refused for good, given up' : 'mail not sent, given up');
  const bounce = error instanceof MailFailure ? error.bounce : null;
  return { kind: 'given up', words, at: now, isRefused, bounce };
}

/**
 * Does rounds until stopped, each after the other. Stopping waits for the mail under way, but not long: one that was not
 * marked as sent is tried again when its lease is over.
 */
export function startRounds(round: (signal: AbortSignal) => Promise<{ isAway: boolean }>): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (span: number) => wait(span, undefined, { ref: false, signal }).catch(() => undefined);
  const running = (async () => {
    let refusals = 0;
    while (!signal.aborted) {
      const { isAway } = await round(signal).catch((error: unknown) => {
        log.error({ err: error }, 'mail worker');
        return { isAway: false };
      });
      refusals = isAway ? refusals + 1 : 0;
      // Whoever knocks every second with a wrong password is locked out for longer than that.
      await pause(isAway ? restAfter(refusals) : WORKER_PAUSE);
    }
  })();
  return async () => {
    stopping.abort();
    await Promise.race([running, wait(STOP_PATIENCE)]);
  };
}
