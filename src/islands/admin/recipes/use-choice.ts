import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

export interface Choice {
  chosen: ReadonlySet<string>;
  choose: (ids: readonly string[], isChosen: boolean) => void;
  clear: () => void;
  /** For the checkbox of a row. */
  checkbox: (id: string) => {
    checked: boolean;
    onChange: () => void;
    onClick: (event: MouseEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

/**
 * Choosing rows of a list, as in every list of files: Space or a press chooses one, with Shift all from the last one on;
 * the arrows go from row to row, with Shift choosing as they go; Ctrl or ⌘ and A choose all there are on the page, Escape
 * none. What was chosen on other pages stays so.
 */
export function useChoice(page: readonly string[]): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const clear = () => setChosen(new Set());
  const onKeyDown = (id: string) => (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
    if (!step && !isAll && event.key !== 'Escape') return;
    event.preventDefault();
    if (isAll) return choose(page, true);
    if (event.key === 'Escape') return clear();
    const next = page[page.indexOf(id) + (step ?? 0)];
    if (!next) return;
    if (event.shiftKey) choose([id, next], true);
    anchor.current = next;
    const boxes = event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-choice]') ?? [];
    [...boxes].find(({ dataset }) => dataset.choice === next)?.focus();
  };
  return {
    chosen,
    choose,
    clear,
    checkbox: (id) => ({
      checked: chosen.has(id),
      // A checkbox React holds wants one; the press below knows of Shift, and a press of Space is one too.
      onChange: () => undefined,
      onClick: ({ shiftKey }) => {
        const from = shiftKey ? page.indexOf(anchor.current ?? id) : -1;
        const to = page.indexOf(id);
        const range = from < 0 ? [id] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
        choose(range, !chosen.has(id));
        anchor.current = id;
      },
      onKeyDown: onKeyDown(id),
    }),
  };
}
