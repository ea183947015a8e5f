/** The limits of every thread: each starts with the work there is for it, so that a site at rest has none. */
export const THREAD_LIMITS = {
  minThreads: 0,
  /** Milliseconds after which a thread without work ends. */
  idleTimeout: 30_000,
  /** A thread that needs more memory is ended like one that needs too much time. */
  resourceLimits: { maxOldGenerationSizeMb: 512 },
};
