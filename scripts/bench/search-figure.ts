/** What a search measured in a process of its own tells the bench. */
export interface SearchFigure {
  what: string;
  calls: number;
  /** Milliseconds. */
  p50: number;
  /** Milliseconds. */
  p95: number;
  /** 95th percentile of this process's processor time in milliseconds, which a busy machine lengthens far less. */
  cpuP95: number;
}

/** The row of sentences, which has a bar of its own. */
export const AI_SEARCH = 'AI search';
