import { AppError } from '#src/domain/errors.ts';
import type { KitchenRevisions } from '#src/domain/premium/kitchen-revisions.ts';
import { watchRevisions } from './revisions.ts';

/** Connections of one member, and members who have some: whoever gets none asks for changes instead. */
const MOST_OF_ONE = 8;
const MOST = 5000;

/** Milliseconds after which the same is told again, so that both ends notice when the other has gone. */
const BEAT_MS = 20_000;

/** Milliseconds a connection lasts: the next one is asked for anew, by whoever may still have it. */
const LIFE_MS = 5 * 60_000;

/** Milliseconds in which a browser connects again. */
const AGAIN_MS = 2000;

/** What ends each connection, by member; `null` while this process holds none. */
let open: Map<string, Set<() => void>> | null = null;

/** From now on connections are held. */
export function holdKitchenEvents(): void {
  open ??= new Map();
}

/** Ends all of them, because the process does. */
export function endKitchenEvents(): void {
  const ends = [...(open?.values() ?? [])].flatMap((own) => [...own]);
  open = null;
  for (const end of ends) end();
}

const encoder = new TextEncoder();
const eventOf = (revisions: KitchenRevisions): Uint8Array => encoder.encode(`data: ${JSON.stringify(revisions)}\n\n`);

/**
 * The events of one connection of a member (`GET /api/kitchen/events`); `null` where none are held. Throws
 * `rate_limited` where there are too many.
 */
export function kitchenEvents(userId: string): ReadableStream<Uint8Array> | null {
  const all = open;
  if (!all) return null;
  const own = all.get(userId) ?? new Set();
  if (own.size >= MOST_OF_ONE || all.size >= MOST)
    throw new AppError('rate_limited', 'Too many pages watch this list', { retryAfter: 60 });
  let end = (): void => undefined;
  return new ReadableStream({
    start(controller) {
      let last: KitchenRevisions | undefined;
      const stop = watchRevisions(userId, (revisions) => {
        if (!revisions) return finish();
        last = revisions;
        controller.enqueue(eventOf(revisions));
      });
      const beat = setInterval(() => last && controller.enqueue(eventOf(last)), BEAT_MS);
      const life = setTimeout(() => finish(), LIFE_MS);
      end = () => {
        stop();
        clearInterval(beat);
        clearTimeout(life);
        own.delete(finish);
        if (own.size === 0) all.delete(userId);
      };
      function finish(): void {
        end();
        controller.close();
      }
      all.set(userId, own.add(finish));
      controller.enqueue(encoder.encode(`retry: ${AGAIN_MS}\n\n`));
    },
    cancel: () => end(),
  });
}
