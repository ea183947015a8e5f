import { LRUCache } from 'lru-cache';
import { AppError } from '#src/domain/errors.ts';
import { MAIL_LOCK_SECONDS } from '#src/domain/members/accounts.ts';
import { waitingLine } from '../base/limits/waiting-line.ts';
import { widerNetworkOf } from '../base/network.ts';

// Mails to addresses that nobody has shown to be theirs yet, whichever form asks for them: they are counted by the network
// of who asks and in all. Past what is usual they are not refused, but wait; only a network with hours of them before it
// is told to come back. So one network takes a part of what the site sends, and never all of it.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const ofNetwork = waitingLine({ burst: 60, every: MINUTE, longest: 2 * HOUR });
const ofWiderNetwork = waitingLine({ burst: 200, every: MINUTE / 4, longest: 2 * HOUR });
/** The site's name among mailboxes is at stake, whoever asks. */
const ofAll = waitingLine({ burst: 600, every: MINUTE / 10, longest: 5 * HOUR });

/** What a second time within the lock sends no second mail. */
const lately = new LRUCache<string, true>({ max: 20_000, ttl: MAIL_LOCK_SECONDS * 1000 });

declare const counted: unique symbol;
/** A mail that was counted by the network of who asked for it. */
export interface CountedMail {
  readonly [counted]: true;
  /** Milliseconds it waits for its network's turn. */
  readonly wait: number;
}
const asCounted = (wait: number): CountedMail => ({ wait }) as CountedMail;

/** Who asks for a mail, and for whom. */
interface AskedMail {
  network: string;
  to: string;
  /** The form that is asked for: a second one of these to the same address is not sent, and not counted. */
  form: string;
}

/**
 * Counts what somebody asks for, the same whether a mail goes out or not: nobody learns from a limit who has an account.
 * Throws `rate_limited` for a network that has hours of mails before it.
 */
export function countAsked({ network, to, form }: AskedMail, now = Date.now()): CountedMail {
  const same = `${form} ${network} ${to}`;
  if (lately.has(same)) return asCounted(0);
  const wider = widerNetworkOf(network);
  if (ofNetwork.ahead(network, now) === null || ofWiderNetwork.ahead(wider, now) === null)
    throw new AppError(
      'rate_limited',
      'That’s a lot of e-mails from your network. Nothing was sent: please try again in a few minutes.',
      {
        retryAfter: MINUTE / 1000,
      },
    );
  lately.set(same, true);
  return asCounted(Math.max(ofNetwork.join(network, now), ofWiderNetwork.join(wider, now)));
}

/** A mail that no form asks for: somebody with a role, or what was paid for, has the site write it. */
export const askedByTheSite = (): CountedMail => asCounted(0);

declare const inTurn: unique symbol;
/** When a mail to an address that is not proven has its turn. */
export interface Turn {
  readonly [inTurn]: true;
  /** Milliseconds from now. */
  readonly wait: number;
}

/**
 * Counts a mail that really goes out among all of the site. Nobody is refused here. One that waits for its network's turn
 * is slowed down already: it takes no place of those who came at once.
 */
export const takeTurn = ({ wait }: CountedMail, now = Date.now()): Turn =>
  ({ wait: wait > 0 ? wait : ofAll.join('', now) }) as Turn;
