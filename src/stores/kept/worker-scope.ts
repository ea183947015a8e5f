/** The parts of a service worker's world that are used here, of which the types for pages know nothing. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchedEvent extends Extendable {
  readonly request: Request;
  readonly resultingClientId: string;
  /** What the browser asked for itself while the worker was waking; nothing where it does not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface ToldEvent extends Extendable {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
  readonly ports: readonly MessagePort[];
}

export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>;
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ToldEvent) => void): void;
}
