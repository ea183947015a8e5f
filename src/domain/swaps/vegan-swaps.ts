import type { KnownFood } from '../foods/lexicon.ts';
import rows from './tables/vegan-swaps.json' with { type: 'json' };

/** Something to take instead of a food of an animal. */
export interface VeganSwap {
  name: string;
  /** A sentence for the cook. */
  note: string;
  /** The line that would say it, where the amount stays; else `null`. */
  line: string | null;
}

/** One line of the table: what stands in for a food by its first name, or for all others `of` an origin. */
interface Row {
  from?: string;
  of?: string;
  name: string;
  note: string;
  /** The amount stays, so that the line can be rewritten. */
  isSame?: boolean;
}

const ROWS: readonly Row[] = rows;

/** The vegan foods to take instead of one, which a line calls by `words`; those of its kind where nothing is known of itself. */
export function veganSwaps(text: string, words: string, { names, origin }: KnownFood): VeganSwap[] {
  const own = ROWS.filter(({ from }) => from === names[0]);
  const some = own.length > 0 ? own : ROWS.filter(({ of }) => of !== undefined && of === origin);
  return some.map(({ name, note, isSame }) => ({ name, note, line: isSame ? rewritten(text, words, name) : null }));
}

function rewritten(text: string, words: string, name: string): string | null {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? null : text.slice(0, at) + name + text.slice(at + words.length);
}
