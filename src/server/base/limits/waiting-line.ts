import { LRUCache } from 'lru-cache';

/** Most keys remembered; whoever was not seen for longest is forgotten, and begins anew. */
const MOST_KEYS = 20_000;

interface Rules {
  /** As many pass at once after a pause. */
  burst: number;
  /** Milliseconds between two of the others. */
  every: number;
  /** Milliseconds somebody waits at most; who would wait longer does not come into the line. */
  longest: number;
}

export interface WaitingLine {
  /** Milliseconds until the turn of the next one; `null` where the line is full. Counts nothing. */
  ahead(key: string, now?: number): number | null;
  /** Takes the next place, and says how many milliseconds it waits: never more than the longest. */
  join(key: string, now?: number): number;
}

/** A line for each key, in which nobody is refused but, past a burst, everybody waits for their turn. */
export function waitingLine({ burst, every, longest }: Rules): WaitingLine {
  /** When the turn of a key's next one would be, had nobody passed at once. */
  const next = new LRUCache<string, number>({ max: MOST_KEYS });
  const atOnce = (burst - 1) * every;
  const full = atOnce + longest;
  /** A clock that was ahead makes nobody wait. */
  const turnOf = (key: string, now: number): number => {
    const turn = next.get(key) ?? now;
    return turn > now + full + every ? now : Math.max(turn, now);
  };
  return {
    ahead(key, now = Date.now()) {
      const wait = Math.max(0, turnOf(key, now) - now - atOnce);
      return wait > longest ? null : wait;
    },
    join(key, now = Date.now()) {
      const turn = turnOf(key, now);
      const wait = Math.max(0, turn - now - atOnce);
      if (wait <= longest) next.set(key, turn + every);
      return Math.min(wait, longest);
    },
  };
}
