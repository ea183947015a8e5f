import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import { mealOf, type Place } from '#src/domain/premium/meal-plan/arrange.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { SLOT_LABELS } from '#src/domain/premium/meal-plan/slots.ts';
import { placeText } from '#src/stores/premium/meal-plan.ts';
import { Entry } from './Entry.tsx';
import { addButtonId, usePlanner } from './planner.ts';

interface Props {
  place: Place;
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
      className="plan-meal"
      data-meal=""
      data-day={place.day}
      data-slot={place.slot}
      data-target={isTarget ? '' : undefined}
    >
      <h4 className="plan-meal-name">{SLOT_LABELS[place.slot]}</h4>
      <ul className="plan-entries">
        {meal.map((entry) => (
          <Fragment key={entry.id}>
            {entry.id === before && <DropLine />}
            <Entry entry={entry} />
          </Fragment>
        ))}
        {isTarget && !before && <DropLine />}
      </ul>
      <button
        id={addButtonId(place)}
        type="button"
        className="plan-add"
        aria-label={`Add to ${placeText(place)}`}
        aria-haspopup="dialog"
        onClick={() => ask({ about: 'add', place })}
      >
        <Plus size={18} strokeWidth={2} aria-hidden="true" />
        <span aria-hidden="true">Add</span>
      </button>
    </div>
  );
}

const DropLine = () => <li className="plan-drop" aria-hidden="true" />;
