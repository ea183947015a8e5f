import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { MealPlace } from '#src/domain/premium/meal-plan/arrange.ts';
import { SLOT_LABELS, SLOTS, slotSchema } from '#src/domain/premium/meal-plan/slots.ts';
import { shortDate, weekdayName } from '#src/domain/premium/meal-plan/weeks.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  title: string;
  /** Words of the button. */
  action: string;
  /** To choose from. */
  days: readonly string[];
  /** Chosen at first. */
  place: MealPlace;
  onPlace: (place: MealPlace) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for a day and a meal. */
export function PlaceDialog({ title, action, days, place, onPlace, onClose, children }: Props) {
  const id = useId();
  const [day, setDay] = useState(place.day);
  const [slot, setSlot] = useState(place.slot);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPlace({ day, slot });
    onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form method="post" className="grid gap-4" onSubmit={submit}>
        {children}
        <div className="dialog-row">
          <div>
            <label className="field-label" htmlFor={`${id}-day`}>
              Day
            </label>
            <select
              id={`${id}-day`}
              className="field"
              data-autofocus
              value={day}
              onChange={({ target }) => setDay(target.value)}
            >
              {days.map((each) => (
                <option key={each} value={each}>
                  {weekdayName(each)} {shortDate(each)}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label className="field-label" htmlFor={`${id}-slot`}>
              Meal
            </label>
            <select
              id={`${id}-slot`}
              className="field"
              value={slot}
              onChange={({ target }) => setSlot(slotSchema.parse(target.value))}
            >
              {SLOTS.map((each) => (
                <option key={each} value={each}>
                  {SLOT_LABELS[each]}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div className="dialog-actions">
          <button type="button" className="button button-outline" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button button-primary">
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
