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
    <details className="plan-tray mt-4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 list-none items-center gap-1.5 font-semibold text-primary">
        Plan from your favourites
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {isOpen && <TrayRecipes />}
    </details>
  );
}

function TrayRecipes() {
  const { ask, grab } = usePlanner();
  const { data, error } = useLive($favourites);
  if (error && !data) {
    return (
      <p className="py-2 text-muted" role="alert">
        We couldn’t load your favourites.{' '}
        <button type="button" className="link" onClick={() => $favourites.invalidate()}>
          Try again
        </button>
      </p>
    );
  }
  if (data?.length === 0) {
    return (
      <p className="py-2 text-muted">
        Nothing saved yet. Tap the heart on a recipe you like.{' '}
        <a className="link" href={paths.recipes()}>
          Browse recipes
        </a>
      </p>
    );
  }
  return (
    <ul className="-mx-1 flex min-h-16 gap-2 overflow-x-auto p-1" aria-busy={!data}>
      {data?.map((recipe) => (
        <li key={recipe.id}>
          <button
            type="button"
            className="plan-tray-recipe flex min-h-14 w-60 cursor-grab items-center gap-2.5 rounded-sm border border-border bg-surface pt-1 pr-2.5 pb-1 pl-1 text-start type-meta leading-snug font-semibold"
            aria-haspopup="dialog"
            onPointerDown={(event) => {
              // A finger scrolls here; a press asks for the meal.
              if (event.pointerType === 'mouse') grab(event, { recipe });
            }}
            // The browser would drag the picture instead.
            onDragStart={(event) => event.preventDefault()}
            onClick={() => ask({ about: 'place', recipe })}
          >
            <Picture url={recipe.imageUrl} alt="" sizes="48px" className="h-13 w-16 flex-none rounded-sm" />
            <span className="min-w-0 flex-1">{recipe.title}</span>
            <GripVertical className="flex-none text-muted" size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
