import { POOL } from '#src/domain/newsletter/letter.ts';
import type { FoundItem } from '#src/stores/admin/letters/letter-form.ts';
import { OrderButtons } from '../../ui/order/OrderButtons.tsx';
import { useOrder } from '../../ui/order/use-order.ts';
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
  const { list, said, dragged, buttons } = useOrder(ids, onChange, (id) => titles[id] ?? id);
  return (
    <div className="grid grid-cols-1 gap-2">
      {ids.length > 0 && (
        <ol ref={list} className="grid max-h-96 grid-cols-1 gap-1 overflow-y-auto">
          {ids.map((id, at) => {
            const title = titles[id] ?? id;
            return (
              <li
                key={id}
                className={`flex items-center justify-between gap-2 rounded-sm bg-sunken ps-3 ${dragged === at ? 'order-dragged ' : ''}`}
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
                <OrderButtons
                  name={title}
                  {...buttons(at)}
                  onRemove={() => onChange(ids.filter((other) => other !== id))}
                />
              </li>
            );
          })}
        </ol>
      )}
      {error && <p className="field-error">{error}</p>}
      <p className="sr-only" role="status">
        {said}
      </p>
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
