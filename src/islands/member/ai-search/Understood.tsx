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
    <ul className="mb-4 flex flex-wrap items-center gap-2 filters-chips" aria-label="What we understood">
      {chips.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            className="chip applied-chip max-w-full pe-2.75"
            onClick={() => void askAiSearch(query, [...without, key])}
          >
            <span className="sr-only">Take back </span>
            <span className="max-w-64 overflow-hidden text-ellipsis whitespace-nowrap">{label}</span>
            <X size={16} strokeWidth={2} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="applied-clear inline-flex min-h-11 items-center type-meta font-semibold link"
          onClick={endAiSearch}
        >
          Clear
        </button>
      </li>
    </ul>
  );
}
