import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { POOL } from '#src/domain/newsletter/letter.ts';
import { recipesCalled } from '#src/stores/admin/letters/letters.ts';
import { moved } from '#src/stores/admin/recipes/recipe-form.ts';
import { Button } from '../../ui/Button.tsx';
import { OrderButtons } from '../ui/OrderButtons.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useDragOrder } from '../ui/use-drag-order.ts';

interface Props {
  /** Those chosen, in order. */
  ids: readonly string[];
  titles: Record<string, string>;
  error?: string | undefined;
  onChange: (ids: string[]) => void;
  /** Tells what a recipe is called that was found here. */
  onTitle: (id: string, title: string) => void;
}

/** Recipes in an order, found by their names. */
export function RecipePicker({ ids, titles, error, onChange, onTitle }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<{ id: string; title: string }[] | 'failed'>([]);
  const order = (from: number, to: number) => onChange(moved(ids, from, to));
  const { dragged, handle } = useDragOrder(list, order);
  useEffect(() => {
    if (search === '') return setFound([]);
    let isLatest = true;
    recipesCalled(search).then(
      (recipes) => isLatest && setFound(recipes),
      () => isLatest && setFound('failed'),
    );
    return () => {
      isLatest = false;
    };
  }, [search]);
  const offered = found === 'failed' ? [] : found.filter(({ id }) => !ids.includes(id));
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
      {ids.length < POOL && <SearchField label="Find a recipe to add" value={search} onSearch={setSearch} />}
      {error && <p className="field-error">{error}</p>}
      <div role="status" className="grid gap-1 empty:hidden">
        {search !== '' && found === 'failed' && <p className="field-error">We couldn’t search. Try again.</p>}
        {search !== '' && found !== 'failed' && offered.length === 0 && (
          <p className="type-meta text-muted">No other public recipe is called “{search}”.</p>
        )}
        {offered.map(({ id, title }) => (
          <Button
            key={id}
            Icon={Plus}
            iconSize={18}
            look="quiet"
            className="justify-start text-start"
            onClick={() => {
              onTitle(id, title);
              onChange([...ids, id]);
            }}
          >
            {title}
          </Button>
        ))}
      </div>
    </div>
  );
}
