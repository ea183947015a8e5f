import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

type Box = HTMLInputElement;

/** For the checkbox of a row, which bears the row's id as `data-choice`; the same functions at every rendering. */
export interface Choosing {
  onClick: (event: MouseEvent<Box>) => void;
  onKeyDown: (event: KeyboardEvent<Box>) => void;
}

export interface Choice {
  chosen: ReadonlySet<string>;
  choose: (ids: readonly string[], isChosen: boolean) => void;
  clear: () => void;
  choosing: Choosing;
}

/**
 * Choosing rows of a list, as in every list of files: Space or a press chooses one, with Shift all from the last one on;
 * the arrows go from row to row, with Shift choosing as they go; Ctrl or ⌘ and A choose all there are on the page, Escape
 * none. What was chosen on other pages stays so.
 */
export function useChoice(page: readonly string[]): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = useRef(page);
  useEffect(() => {
    shown.current = page;
  }, [page]);
  const anchor = useRef('');
  const choose = useCallback((ids: readonly string[], isChosen: boolean) => {
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);
  const onClick = useCallback(
    ({ currentTarget: box, shiftKey }: MouseEvent<Box>) => {
      const id = idOf(box);
      const to = shown.current.indexOf(id);
      const from = shiftKey ? shown.current.indexOf(anchor.current) : -1;
      choose(from < 0 ? [id] : shown.current.slice(Math.min(from, to), Math.max(from, to) + 1), box.checked);
      anchor.current = id;
    },
    [choose],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent<Box>) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
      if (!step && !isAll && event.key !== 'Escape') return;
      event.preventDefault();
      if (isAll) choose(shown.current, true);
      else if (!step) clear();
      else {
        const next = neighbour(event.currentTarget, step);
        if (!next) return;
        if (event.shiftKey) choose([idOf(event.currentTarget), idOf(next)], true);
        anchor.current = idOf(next);
        next.focus();
      }
    },
    [choose, clear],
  );
  const choosing = useMemo(() => ({ onClick, onKeyDown }), [onClick, onKeyDown]);
  return { chosen, choose, clear, choosing };
}

const idOf = ({ dataset }: Box): string => dataset.choice ?? '';

/** The checkbox so many rows further down. */
function neighbour(box: Box, step: number): Box | undefined {
  const boxes = [...(box.closest('table')?.querySelectorAll<Box>('[data-choice]') ?? [])];
  return boxes[boxes.indexOf(box) + step];
}
