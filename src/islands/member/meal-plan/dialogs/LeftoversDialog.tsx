import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { leftoversOf, mealText } from '#src/domain/premium/meal-plan/leftovers.ts';
import { placesAfter } from '#src/domain/premium/meal-plan/making.ts';
import { SHOPPING_SERVINGS } from '#src/domain/premium/shopping/list.ts';
import { addDays } from '#src/domain/premium/weeks.ts';
import { planLeftovers } from '#src/stores/premium/meal-plan.ts';
import { Check } from '../../../ui/forms/Check.tsx';
import { Stepper } from '../../../ui/forms/Stepper.tsx';
import { usePlanner } from '../planner.ts';
import { PlaceDialog } from './PlaceDialog.tsx';

/** Days from the one it is cooked on. */
const DAYS = 5;

interface Props {
  entry: MealEntry;
  entries: readonly MealEntry[];
  onClose: () => void;
}

/** Plans a dish to be eaten again, and cooks as much more of it where that is wanted. */
export function LeftoversDialog({ entry, entries, onClose }: Props) {
  const { days } = usePlanner();
  const { title, day, servings: cooked } = entry;
  const planned = leftoversOf(entry.id, entries).reduce((sum, { servings }) => sum + servings, 0);
  const [servings, setServings] = useState(Math.max(SHOPPING_SERVINGS.min, cooked - planned));
  const [wantsMore, setWantsMore] = useState(true);
  const all = cooked + servings;
  const [next] = placesAfter(entry, 1);
  return (
    <PlaceDialog
      title={`Leftovers of ${title}`}
      action="Plan leftovers"
      days={Array.from({ length: DAYS }, (_, later) => addDays(day, later))}
      place={next ?? entry}
      onPlace={(place) =>
        void planLeftovers(entry, place, { servings, cooksMore: wantsMore && all <= SHOPPING_SERVINGS.max })
      }
      onClose={onClose}
    >
      <p className="text-muted">
        You’re cooking {counted(cooked, 'serving')} on {mealText(entry, days)}.
      </p>
      <div>
        <p className="field-label">Keep for later</p>
        <Stepper
          label="Servings to keep"
          value={servings}
          {...SHOPPING_SERVINGS}
          noun="serving"
          onChange={(value) => setServings(value)}
        />
      </div>
      {all <= SHOPPING_SERVINGS.max && (
        <Check className="flex min-h-11 cursor-pointer items-center gap-2.75" checked={wantsMore} onTick={setWantsMore}>
          <span>
            {servings === cooked ? 'Cook double' : 'Cook more'}{' '}
            <span className="text-muted">
              – {counted(all, 'serving')} instead of {cooked}
            </span>
          </span>
        </Check>
      )}
    </PlaceDialog>
  );
}
