import type { DatabaseState } from '#src/db/schema-version.ts';

/** The state of one thing: as it should, not as one would want it, or so that the site cannot work. */
export interface Diagnosis {
  state: 'fine' | 'warning' | 'wrong';
  /** The finding and, where it is not fine, what to do. */
  said: string;
}

/** The facts that are the same for all that is looked at. */
export interface Occasion {
  /** Whether the site is about to start, so that none may be running already. */
  isStarting: boolean;
  /** The state of the database, looked at once; rejects with what is wrong with it. */
  data(): Promise<DatabaseState>;
}

/** Something a host can have wrong. Looking changes nothing. */
export interface Examination {
  /** Its subject, in a word or two. */
  about: string;
  /** Whether it asks others over the network, which may take seconds. */
  isSlow?: boolean;
  /** Rejects with what is wrong, where a start would say the same. */
  look(occasion: Occasion): Promise<Diagnosis>;
}

export interface Examined extends Diagnosis {
  about: string;
}

export const healthy = (said: string): Diagnosis => ({ state: 'fine', said });
export const warning = (said: string): Diagnosis => ({ state: 'warning', said });
export const wrong = (said: string): Diagnosis => ({ state: 'wrong', said });
