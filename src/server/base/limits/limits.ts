import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#src/domain/errors.ts';
import { widerNetworkOf } from '../network.ts';

// In memory, not in the database: a guesser could otherwise make the one write door wait for his counters. What must
// outlive a restart (mail locks, tries of a code, single use) is in the rows themselves.

const TOO_MANY = 'Too many attempts. Please wait a moment and try again.';
/** `longest`: seconds it lasts at most. The limiter counts by a timer, but says what is left by the clock. */
const tooMany = (refused: unknown, longest: number, message = TOO_MANY): AppError =>
  new AppError('rate_limited', message, {
    retryAfter: Math.max(1, Math.min(Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000), longest)),
  });

export interface Cap {
  /** Counts one; throws `rate_limited` when there were too many. */
  take(key: string): Promise<void>;
  /** Throws what {@link take} would, and counts nothing. */
  check(key: string): Promise<void>;
  /** Whether the next one is refused. */
  isUsedUp(key: string): Promise<boolean>;
  /** Takes one back: what it was counted for did not come about. */
  giveBack(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}

interface CapRules {
  times: number;
  seconds: number;
  /** The message to whom it stops, where a moment's patience would not help. */
  message?: string;
}

/** A limit of at most `times` in `seconds` for each key. */
export function cap({ times, seconds, message }: CapRules): Cap {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  const usedUp = async (key: string): Promise<RateLimiterRes | null> => {
    const taken = await limiter.get(key);
    return taken && taken.consumedPoints >= times ? taken : null;
  };
  return {
    async take(key) {
      await limiter.consume(key).catch((refused) => {
        throw tooMany(refused, seconds, message);
      });
    },
    async check(key) {
      const taken = await usedUp(key);
      if (taken) throw tooMany(taken, seconds, message);
    },
    isUsedUp: async (key) => (await usedUp(key)) !== null,
    async giveBack(key) {
      await limiter.reward(key);
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}

/** Networks' worth of what one may do that the wider one around it may: many people share a /24, one owner has a /48. */
export const NETWORKS_IN_A_WIDER = 8;

/** A limit for a network, and a wider one around it, so that who has thousands of networks is no thousand people. */
export function networkCap(rules: CapRules): Pick<Cap, 'take' | 'check'> {
  const ofNetwork = cap(rules);
  const ofWider = cap({ ...rules, times: rules.times * NETWORKS_IN_A_WIDER });
  return {
    async take(network) {
      const wider = widerNetworkOf(network);
      await ofWider.check(wider);
      // What one network is refused counts for none of its neighbours.
      await ofNetwork.take(network);
      await ofWider.take(wider);
    },
    async check(network) {
      await ofWider.check(widerNetworkOf(network));
      await ofNetwork.check(network);
    },
  };
}

interface GuessRules {
  /** Wrong tries without any delay. */
  free: number;
  /** Seconds until wrong tries are forgotten. */
  seconds: number;
  /** Longest delay in seconds. */
  longest: number;
}

export interface Guesses {
  /** Counts a try as wrong until it is forgiven; throws `rate_limited` while a delay runs. */
  attempt(key: string, free?: number): Promise<void>;
  forgive(key: string): Promise<void>;
  /** Wrong tries remembered. */
  count(key: string): Promise<number>;
}

/** A limit for wrong tries: after the free ones, each further one is followed by a delay twice as long as the last. */
export function guesses({ free, seconds, longest }: GuessRules): Guesses {
  const wrong = new RateLimiterMemory({ points: free, duration: seconds });
  const gate = new RateLimiterMemory({ points: 1, duration: 1 });
  const forgive = async (key: string): Promise<void> => {
    await wrong.reward(key);
  };
  return {
    async attempt(key, allowed = free) {
      // Counted before the password is looked at, so that parallel tries cannot all pass.
      const { consumedPoints } = await wrong.penalty(key);
      if (consumedPoints <= allowed) return;
      const customDuration = Math.min(2 ** (consumedPoints - allowed), longest);
      await gate.consume(key, 1, { customDuration }).catch(async (refused) => {
        await forgive(key);
        throw tooMany(refused, longest);
      });
    },
    forgive,
    async count(key) {
      return (await wrong.get(key))?.consumedPoints ?? 0;
    },
  };
}
