import { X } from 'lucide-react';
import { fridgeQuery, type ReadFridge } from '#src/domain/search/fridge/address.ts';
import { paths } from '#src/paths.ts';

interface Props {
  fridge: ReadFridge;
  onRemove: (id: string) => void;
}

/** The foods that are there; each chip leads to the same fridge without it. */
export function FoodChips({ fridge: { foods, staples }, onRemove }: Props) {
  if (foods.length === 0) return null;
  const without = (id: string) => foods.flatMap((food) => (food.id === id ? [] : [food.id]));
  return (
    <ul className="mt-4 flex flex-wrap gap-2" aria-label="In your fridge">
      {foods.map(({ id, name }) => (
        <li key={id} className="max-w-full">
          <a
            className="chip max-w-full"
            href={paths.fridge + fridgeQuery({ foods: without(id), staples })}
            rel="nofollow"
            data-no-prerender
            aria-label={`Remove ${name}`}
            onClick={(event) => {
              event.preventDefault();
              onRemove(id);
            }}
          >
            <span className="min-w-0 break-words">{name}</span>
            <X size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
