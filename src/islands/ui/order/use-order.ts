import { type KeyboardEvent, useRef, useState } from 'react';
import { moved } from '#src/domain/moved.ts';
import { useDragOrder } from './use-drag-order.ts';

/**
 * An ordered list whose items are moved by their grip, by buttons, or with Alt and an arrow key; each time it is said where
 * one is now. `nameOf` is what an item is called there.
 */
export function useOrder<Item>(
  items: readonly Item[],
  onOrder: (items: Item[]) => void,
  nameOf: (item: Item, at: number) => string,
) {
  /** Marks the list. */
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const order = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || !(to in items)) return;
    onOrder(moved(items, from, to));
    setSaid(`${nameOf(item, from)} is number ${to + 1} of ${items.length} now`);
  };
  const { dragged, handle } = useDragOrder(list, order);
  return {
    ...{ list, said, order, dragged },
    /** For the buttons of the item at a place. */
    buttons: (at: number) => ({
      isFirst: at === 0,
      isLast: at === items.length - 1,
      onMove: (by: -1 | 1) => order(at, at + by),
      grip: handle(at),
    }),
    onKeyDown(event: KeyboardEvent, at: number) {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      order(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
    },
  };
}
