import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ShoppingItem } from '#src/domain/premium/shopping/list.ts';
import { sourcesText } from '#src/domain/premium/shopping/sources.ts';
import { $atHome } from '#src/stores/members/pantry.ts';
import { removeItemsFromList, setTicked } from '#src/stores/premium/shopping-list.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useLive } from '../../ui/use-live.ts';

interface Props {
  item: ShoppingItem;
  /** Titles of the recipes, by entry. */
  titles: ReadonlyMap<string, string>;
}

/** One item to tick off. */
export function ItemRow({ item: { key, name, amount, isTicked, sources, addedBy, tickedBy }, titles }: Props) {
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusNeighbour(currentTarget.closest('li'));
    removeItemsFromList([key], name);
  };
  const there = useLive($atHome).get(key.replace(/^food:/, ''));
  const who = [there && `at home: ${there}`, addedBy && `added by ${addedBy}`, tickedBy && `ticked by ${tickedBy}`];
  const from = [sourcesText({ amount, sources }, titles), ...who].filter(Boolean).join(' · ');
  return (
    <li className="shopping-item flex min-h-11 items-center border-t border-border">
      <label className="shopping-tick grid min-h-11 flex-1 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 py-2">
        <input
          type="checkbox"
          className="tick"
          checked={isTicked}
          onChange={({ target }) => setTicked(key, target.checked)}
        />
        <span className="shopping-words">
          <span className="shopping-name font-semibold wrap-anywhere [unicode-bidi:plaintext]">{name}</span>
          {amount && <span className="shopping-amount tabular-nums"> {amount}</span>}
          {from && <span className="shopping-from basis-full type-meta text-muted"> {from}</span>}
        </span>
      </label>
      <IconButton label={`Remove ${name}`} Icon={X} iconSize={18} className="no-print" onClick={remove} />
    </li>
  );
}

/** Whoever works by keyboard goes on from where the row was. */
function focusNeighbour(row: Element | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = neighbour?.querySelector<HTMLElement>('input') ?? document.querySelector('[data-shopping-add]');
  if (place instanceof HTMLElement) place.focus();
}
