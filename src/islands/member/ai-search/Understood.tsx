import { X } from 'lucide-react';
import type { SearchChip } from '#src/domain/search/search-chips.ts';
import { askAiSearch, endAiSearch } from '#src/stores/search/ai-search.ts';

interface Props {
  query: string;
  /** Keys of the chips taken back before. */
  without: string[];
  chips: readonly SearchChip[];
}

/** How a sentence was understood: each part can be taken back. */
export function Understood({ query, without, chips }: Props) {
  return (
    <ul className="applied filters-chips" aria-label="How it was understood">
      {chips.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            className="chip applied-chip"
            onClick={() => void askAiSearch(query, [...without, key])}
          >
            <span className="sr-only">Take back </span>
            <span className="applied-label">{label}</span>
            <X size={16} strokeWidth={2} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="applied-clear link" onClick={endAiSearch}>
          Clear
        </button>
      </li>
    </ul>
  );
}
