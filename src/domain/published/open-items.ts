import { KIND_NAMES } from './stands.ts';

/** Whatever has an editor that several people can have open. */
export const OPEN_KINDS = [...KIND_NAMES, 'letter', 'text'] as const;
export type OpenKind = (typeof OPEN_KINDS)[number];

/** The thing an editor is of. */
export interface OpenItem {
  kind: OpenKind;
  id: string;
}

/** Somebody else who has it open, and since when (UTC milliseconds). */
export interface AlsoHere {
  name: string;
  since: number;
}

/** Whether an editor is being looked at, or lies in a tab behind others, whose timers browsers let wait a minute. */
export const SIGHTS = ['seen', 'behind'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Milliseconds between the times an editor says that it is open. */
export const SAID_EVERY = { seen: 15_000, behind: 60_000 } as const satisfies Record<Sight, number>;

/**
 * Milliseconds for which that is believed: long enough for one that is lost, and with the time until the others ask again no
 * longer than a minute.
 */
export const BELIEVED_FOR = { seen: 40_000, behind: 130_000 } as const satisfies Record<Sight, number>;
