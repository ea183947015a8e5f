import { LRUCache } from 'lru-cache';

/** Most keys remembered; whoever was not seen for longest is forgotten, and begins anew. */
const MOST_KEYS = 10_000;

export interface TokenBucket {
  /**
   * Takes one, or as many as something costs; 0, or the seconds until there is one when there was none to take. What costs
   * more than there are leaves a debt, which comes back first.
   */
  take(key: string, cost?: number): number;
}

interface Rules {
  /** As many may be taken at once. */
  burst: number;
  /** As many come back in a minute. */
  perMinute: number;
  /** Milliseconds; nothing comes back while it is set back. */
  now?: () => number;
}

/** A token bucket for each key: a burst after a pause, and a steady rate a minute. */
export function tokenBucket({ burst, perMinute, now = () => performance.now() }: Rules): TokenBucket {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MOST_KEYS });
  const perMillisecond = perMinute / 60_000;
  return {
    take(key, cost = 1) {
      const at = now();
      const known = buckets.get(key);
      const tokens = known ? Math.min(burst, known.tokens + Math.max(0, at - known.at) * perMillisecond) : burst;
      const isThere = tokens >= 1;
      buckets.set(key, { tokens: isThere ? tokens - cost : tokens, at });
      return isThere ? 0 : Math.ceil((1 - tokens) / perMillisecond / 1000);
    },
  };
}
