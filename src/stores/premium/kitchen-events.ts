import { kitchenEventsCall } from '#src/contracts/premium/kitchen-events.ts';
import type { KitchenRevisions } from '#src/domain/premium/kitchen-revisions.ts';

/** Milliseconds without a word after which nobody is there any more: the server says something every 20 seconds. */
const SILENT_MS = 45_000;

/** Milliseconds after which a page that was turned away tries again. */
const AGAIN_MS = 60_000;

type Told = (revisions: KitchenRevisions) => void;

/** On which a connection may be wanted, or no more. */
const OCCASIONS = ['visibilitychange', 'online', 'offline'] as const;

const listeners = new Set<Told>();
let source: EventSource | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
let heardAt = 0;

/** Whether whoever changes the list or the plan is heard of; else a page has to ask. */
export const isTold = (): boolean =>
  source !== undefined && source.readyState === source.OPEN && Date.now() - heardAt < SILENT_MS;

/** Tells the revisions of list and plan while the page is looked at. Returns the way to stop. */
export function followKitchen(told: Told): () => void {
  listeners.add(told);
  if (listeners.size === 1) for (const name of OCCASIONS) addEventListener(name, connectWhileSeen);
  connectWhileSeen();
  return () => {
    listeners.delete(told);
    if (listeners.size > 0) return;
    for (const name of OCCASIONS) removeEventListener(name, connectWhileSeen);
    disconnect();
  };
}

/** One connection for the page; a browser has only six for a site, so that a hidden page has none. */
function connectWhileSeen(): void {
  if (document.visibilityState !== 'visible' || navigator.onLine === false) disconnect();
  else if (!source && globalThis.EventSource) connect();
}

function connect(): void {
  const opened = new EventSource(kitchenEventsCall.path);
  source = opened;
  opened.addEventListener('message', ({ data }) => {
    heardAt = Date.now();
    const revisions = JSON.parse(String(data)) as KitchenRevisions;
    for (const told of listeners) told(revisions);
  });
  opened.addEventListener('error', () => {
    // A connection that ended comes back by itself; one that was refused does not.
    if (opened.readyState !== opened.CLOSED || source !== opened) return;
    disconnect();
    again = setTimeout(connectWhileSeen, AGAIN_MS);
  });
}

function disconnect(): void {
  clearTimeout(again);
  source?.close();
  source = undefined;
}
