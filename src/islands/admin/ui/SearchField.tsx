import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of silence after which what was typed is searched for. */
const PAUSE_MS = 200;

interface Props {
  label: string;
  /** What is being searched for. */
  value: string;
  onSearch: (value: string) => void;
}

/** A search that follows the typing without ever holding it up. Enter searches at once. */
export function SearchField({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [before, setBefore] = useState(value);
  // Changed from outside: a filter was cleared, or one went back.
  if (value !== before) {
    setBefore(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);
  const search = (wanted: string, afterMs: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => onSearch(wanted.trim()), afterMs);
  };
  return (
    <search className="admin-search relative min-w-[min(16rem,100%)] flex-1">
      <Search
        className="pointer-events-none absolute start-[0.85rem] top-1/2 -translate-y-1/2 text-muted"
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
      />
      <input
        type="search"
        className="field ps-9.5"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          search(target.value, PAUSE_MS);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') search(currentTarget.value, 0);
        }}
      />
    </search>
  );
}
