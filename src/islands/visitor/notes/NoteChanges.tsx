import type { CookNoteChanges } from '#src/domain/cook-notes/changes.ts';
import { changesInWords } from '#src/domain/cook-notes/counted-notes.ts';
import type { ListSwap } from '#src/domain/recipes/list-swap.ts';
import { cookingStateOf } from '#src/stores/recipes/cooking-state.ts';
import { Check } from '../../ui/forms/Check.tsx';

interface Changes {
  /** What the note said before, and whether it goes on saying so. */
  before: string[];
  keepsBefore: boolean;
  /** What this browser remembers of how the recipe was cooked. */
  servings: number | null;
  swaps: readonly ListSwap[];
  tellsServings: boolean;
  tellsSwaps: boolean;
  /** As it is sent. */
  sent: { keepsChanges: boolean; servings: number | null; swaps: ListSwap[] };
}

const withSent = (changes: Omit<Changes, 'sent'>): Changes => {
  const { keepsBefore, tellsServings, tellsSwaps, servings, swaps } = changes;
  const sent = keepsBefore
    ? { keepsChanges: true, servings: null, swaps: [] }
    : { keepsChanges: false, servings: tellsServings ? servings : null, swaps: tellsSwaps ? [...swaps] : [] };
  return { ...changes, sent };
};

/** What a note may say was done otherwise: what it said before, or else what the page remembers. */
export function changesOffered(
  { id, servings }: { id: string; servings: number | null },
  said?: CookNoteChanges,
): Changes {
  const state = cookingStateOf(id);
  const cookedFor = Number(state.servings);
  const swaps = typeof state.swaps === 'object' && state.swaps !== null ? Object.entries(state.swaps) : [];
  const before = said ? changesInWords(said) : [];
  return withSent({
    ...{ before, keepsBefore: before.length > 0, tellsServings: true, tellsSwaps: true },
    servings: Number.isInteger(cookedFor) && cookedFor > 0 && cookedFor !== servings ? cookedFor : null,
    swaps: swaps.flatMap(([line, to]) => (typeof to === 'string' ? [{ line: Number(line), to }] : [])),
  });
}

/** Boxes to tick for what is said of it. */
export function NoteChanges({ changes, onChange }: { changes: Changes; onChange: (changes: Changes) => void }) {
  const { before, keepsBefore, servings, swaps, tellsServings, tellsSwaps } = changes;
  const change = (part: Partial<Changes>) => onChange(withSent({ ...changes, ...part }));
  const offersMore = !keepsBefore && (servings !== null || swaps.length > 0);
  if (before.length === 0 && !offersMore) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">What you changed</legend>
      {before.length > 0 && (
        <Check checked={keepsBefore} onTick={(isTicked) => change({ keepsBefore: isTicked })}>
          {before.join(', ')}
        </Check>
      )}
      {offersMore && servings !== null && (
        <Check checked={tellsServings} onTick={(isTicked) => change({ tellsServings: isTicked })}>
          {changesInWords({ servings, swaps: [] })}
        </Check>
      )}
      {offersMore && swaps.length > 0 && (
        <Check checked={tellsSwaps} onTick={(isTicked) => change({ tellsSwaps: isTicked })}>
          Swapped in: {swaps.map(({ to }) => to.replaceAll('-', ' ')).join(', ')}
        </Check>
      )}
    </fieldset>
  );
}
