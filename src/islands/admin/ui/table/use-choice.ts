import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';

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
 * Choosing rows of a table, as in every list of files: Space or a press chooses one, with Shift all from the last one on;
 * the arrows go from row to row, with Shift choosing as they go; Ctrl or ⌘ and A choose all there are on the page, Escape
 * none. What was chosen on other pages stays so.
 */
export function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef('');
  const steady = useMemo(() => {
    const choose = (ids: readonly string[], isChosen: boolean) =>
      setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
    const clear = () => setChosen(new Set());
    const onClick = ({ currentTarget: box, shiftKey }: MouseEvent<Box>) => {
      const shown = boxesWith(box).map(idOf);
      const to = shown.indexOf(idOf(box));
      const from = shiftKey ? shown.indexOf(anchor.current) : -1;
      choose(from < 0 ? [idOf(box)] : shown.slice(Math.min(from, to), Math.max(from, to) + 1), box.checked);
      anchor.current = idOf(box);
    };
    const onKeyDown = (event: KeyboardEvent<Box>) => {
      const { currentTarget: box, key, ctrlKey, metaKey, shiftKey } = event;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      const isAll = key === 'a' && (ctrlKey || metaKey);
      if (!step && !isAll && key !== 'Escape') return;
      event.preventDefault();
      const boxes = boxesWith(box);
      if (isAll) return choose(boxes.map(idOf), true);
      if (!step) return clear();
      const next = boxes[boxes.indexOf(box) + step];
      if (!next) return;
      if (shiftKey) choose([idOf(box), idOf(next)], true);
      anchor.current = idOf(next);
      next.focus();
    };
    return { choose, clear, choosing: { onClick, onKeyDown } };
  }, []);
  return { chosen, ...steady };
}

const idOf = ({ dataset }: Box): string => dataset.choice ?? '';

/** Every row's box, in their order. */
const boxesWith = (box: Box): Box[] => [...(box.closest('table')?.querySelectorAll<Box>('[data-choice]') ?? [])];
