import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import { type MealPlace, mealOf } from '#src/domain/premium/meal-plan/arrange.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { SLOT_LABELS } from '#src/domain/premium/meal-plan/slots.ts';
import { placeText } from '#src/stores/premium/meal-plan.ts';
import { PlanEntry } from './PlanEntry.tsx';
import { addButtonId, usePlanner } from './planner.ts';

interface Props {
  place: MealPlace;
  entries: readonly MealEntry[];
}

/** One meal of a day: what is planned, and the way to plan more. */
export function Meal({ place, entries }: Props) {
  const { ask, target, dragged } = usePlanner();
  const isTarget = target?.day === place.day && target.slot === place.slot;
  const meal = mealOf(entries, place);
  // Where the dragged one would go, among the others.
  const others = meal.filter(({ id }) => id !== dragged);
  const before = isTarget ? others[target.index]?.id : undefined;
  return (
    <div
      className="-mx-1 grid grid-cols-[minmax(0,1fr)_auto] content-start gap-1.5 rounded-[2px] border-t border-border px-1 py-1.5 data-target:bg-primary-soft data-target:outline-2 data-target:-outline-offset-2 data-target:outline-primary data-target:outline-dashed"
      data-meal=""
      data-day={place.day}
      data-slot={place.slot}
      data-target={isTarget ? '' : undefined}
    >
      <h4 className="self-center font-sans type-meta font-semibold text-muted">{SLOT_LABELS[place.slot]}</h4>
      <ul className="col-span-full row-2 grid grid-cols-1 gap-1.5 empty:hidden">
        {meal.map((entry) => (
          <Fragment key={entry.id}>
            {entry.id === before && <DropLine />}
            <PlanEntry entry={entry} />
          </Fragment>
        ))}
        {isTarget && !before && <DropLine />}
      </ul>
      <button
        id={addButtonId(place)}
        type="button"
        className="plan-add inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-2.5 type-meta font-semibold text-primary hover:bg-primary-soft hover:text-on-primary-soft broad:px-0"
        aria-label={`Add to ${placeText(place)}`}
        aria-haspopup="dialog"
        onClick={() => ask({ about: 'add', place })}
      >
        <Plus size={18} strokeWidth={2} aria-hidden="true" />
        <span className="broad:hidden" aria-hidden="true">
          Add
        </span>
      </button>
    </div>
  );
}

const DropLine = () => <li className="plan-drop h-[3px] rounded-full bg-primary" aria-hidden="true" />;
