import { type FormEvent, type ReactNode, useState } from 'react';
import type { MealPlace } from '#src/domain/premium/meal-plan/arrange.ts';
import { SLOT_LABELS, slotSchema } from '#src/domain/premium/meal-plan/slots.ts';
import { shortDate, weekdayName } from '#src/domain/premium/weeks.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { SelectField } from '../../../ui/forms/Select.tsx';

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
  const dayNames = Object.fromEntries(days.map((each) => [each, `${weekdayName(each)} ${shortDate(each)}`]));
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
          <SelectField label="Day" options={dayNames} data-autofocus value={day} onChoose={setDay} />
          <SelectField
            label="Meal"
            options={SLOT_LABELS}
            value={slot}
            onChoose={(chosen) => setSlot(slotSchema.parse(chosen))}
          />
        </div>
        <DialogActions onCancel={onClose}>
          <Button look="primary" type="submit">
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
