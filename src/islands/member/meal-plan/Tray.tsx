import { ChevronDown, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#src/paths.ts';
import { $favourites } from '#src/stores/recipes/favourites.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useLive } from '../../ui/use-live.ts';
import { usePlanner } from './planner.ts';

/** The member's favourites, to be dragged onto a meal; a press asks which. */
export function Tray() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="plan-tray" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Plan from your favorites
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {isOpen && <Favourites />}
    </details>
  );
}

function Favourites() {
  const { ask, grab } = usePlanner();
  const { data, error } = useLive($favourites);
  if (error && !data) {
    return (
      <p className="plan-tray-words" role="alert">
        Your favorites could not be loaded.{' '}
        <button type="button" className="link" onClick={() => $favourites.invalidate()}>
          Try again
        </button>
      </p>
    );
  }
  if (data?.length === 0) {
    return (
      <p className="plan-tray-words">
        Nothing saved yet. Tap the heart on a recipe you like.{' '}
        <a className="link" href={paths.recipes()}>
          Browse recipes
        </a>
      </p>
    );
  }
  return (
    <ul className="plan-tray-list" aria-busy={!data}>
      {data?.map((recipe) => (
        <li key={recipe.id}>
          <button
            type="button"
            className="plan-tray-recipe"
            aria-haspopup="dialog"
            onPointerDown={(event) => {
              // A finger scrolls here; a press asks for the meal.
              if (event.pointerType === 'mouse') grab(event, { recipe });
            }}
            // The browser would drag the picture instead.
            onDragStart={(event) => event.preventDefault()}
            onClick={() => ask({ about: 'place', recipe })}
          >
            <Picture url={recipe.imageUrl} alt="" table={recipe.table} sizes="48px" className="plan-choice-picture" />
            <span>{recipe.title}</span>
            <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
