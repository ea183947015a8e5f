import { useRef } from 'react';
import { POOL } from '#src/domain/newsletter/letter.ts';
import type { FoundItem } from '#src/stores/admin/letters/letter-form.ts';
import { moved } from '#src/stores/admin/recipes/recipe-form.ts';
import { OrderButtons } from '../ui/OrderButtons.tsx';
import { useDragOrder } from '../ui/use-drag-order.ts';
import { FindByName } from './FindByName.tsx';

interface Props {
  /** Those chosen, in order. */
  ids: readonly string[];
  titles: Record<string, string>;
  error?: string | undefined;
  /** With a recipe that was found here. */
  onChange: (ids: string[], found?: FoundItem) => void;
}

/** Recipes in an order, found by their names. */
export function RecipePicker({ ids, titles, error, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const order = (from: number, to: number) => onChange(moved(ids, from, to));
  const { dragged, handle } = useDragOrder(list, order);
  return (
    <div className="grid grid-cols-1 gap-2">
      {ids.length > 0 && (
        <ol ref={list} className="grid max-h-96 grid-cols-1 gap-1 overflow-y-auto">
          {ids.map((id, at) => {
            const title = titles[id] ?? id;
            return (
              <li
                key={id}
                className={`flex items-center justify-between gap-2 rounded-md bg-sunken ps-3 ${dragged === at ? 'order-dragged shadow-mid' : ''}`}
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
                <OrderButtons
                  name={title}
                  isFirst={at === 0}
                  isLast={at === ids.length - 1}
                  onMove={(by) => order(at, at + by)}
                  onRemove={() => onChange(ids.filter((other) => other !== id))}
                  grip={handle(at)}
                />
              </li>
            );
          })}
        </ol>
      )}
      {error && <p className="field-error">{error}</p>}
      {ids.length < POOL && (
        <FindByName
          kind="recipe"
          label="Find a recipe to add"
          chosen={ids}
          onChoose={(found) => onChange([...ids, found.id], found)}
        />
      )}
    </div>
  );
}
