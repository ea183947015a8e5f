import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { allergenName } from '#src/domain/foods/allergen-names.ts';
import { SLOT_LABELS, SLOTS, type Slot } from '#src/domain/premium/meal-plan/slots.ts';
import { SHOPPING_SERVINGS } from '#src/domain/premium/shopping/list.ts';
import { DIET_LABELS, type Diet, LISTING_DIETS } from '#src/domain/recipes/kitchen.ts';
import { withOrWithout } from '#src/domain/with-or-without.ts';
import { paths } from '#src/paths.ts';
import { $member } from '#src/stores/members/session.ts';
import { fillWeek } from '#src/stores/premium/meal-plan-tools.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { Check } from '../../../ui/forms/Check.tsx';
import { SelectField } from '../../../ui/forms/Select.tsx';
import { Stepper } from '../../../ui/forms/Stepper.tsx';
import { useBusy } from '../../../ui/forms/use-busy.ts';

/** Minutes a meal may take; none for any. */
const TIMES = ['', '20', '30', '40', '60'].map((most) => [most, most ? `Up to ${most} minutes` : 'Any'] as const);

/** What most people have after work. */
const WEEKDAY_MINUTES = '40';

interface Props {
  week: string;
  /** The member's own, chosen at first. */
  diets: readonly Diet[];
  onClose: () => void;
}

/** Asks what the empty meals of a week are to be filled with. */
export function FillDialog({ week, diets: own, onClose }: Props) {
  const avoided = useStore($member)?.avoidedAllergens ?? [];
  const [slots, setSlots] = useState<Slot[]>([...SLOTS]);
  const [diets, setDiets] = useState<Diet[]>([...own]);
  const [minutes, setMinutes] = useState(WEEKDAY_MINUTES);
  const [weekendProjects, setWeekendProjects] = useState(false);
  const [servings, setServings] = useState(2);
  const [isBusy, during] = useBusy();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isFilled = await during(
      fillWeek(week, {
        slots,
        diets,
        maxWeekdayMinutes: minutes ? Number(minutes) : null,
        weekendProjects,
        servings,
      }),
    );
    if (isFilled) onClose();
  };
  return (
    <Dialog title="Fill my week" onClose={onClose}>
      <form method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <p className="text-muted">
          We only fill empty meals. What serves many comes back as leftovers, opened tins and bunches get used up, and
          salt stays low where it can. You can undo it.
        </p>
        <Chips legend="Meals" all={SLOTS} labels={SLOT_LABELS} chosen={slots} onChoose={setSlots} />
        <Chips legend="Diets to keep to" all={LISTING_DIETS} labels={DIET_LABELS} chosen={diets} onChoose={setDiets} />
        {avoided.length > 0 && (
          <p className="type-meta text-muted">
            Nothing with {avoided.map(allergenName).join(', ')}: that’s in{' '}
            <a className="link" href={`${paths.profile}#dietary-preferences`}>
              your profile
            </a>
            .
          </p>
        )}
        <div className="dialog-row">
          <SelectField label="Time on weekdays" options={TIMES} value={minutes} onChoose={setMinutes} />
          <div>
            <p className="field-label">Each meal</p>
            <Stepper
              label="Servings of each meal"
              value={servings}
              {...SHOPPING_SERVINGS}
              noun="serving"
              onChange={setServings}
            />
          </div>
        </div>
        <div>
          <Check checked={weekendProjects} onTick={setWeekendProjects} aria-describedby="weekend-projects-hint">
            Weekend projects
          </Check>
          <p id="weekend-projects-hint" className="type-meta mt-1 text-muted">
            Dishes for Saturday and Sunday that take half a day or rest overnight.
          </p>
        </div>
        <DialogActions onCancel={onClose}>
          <Button look="primary" type="submit" disabled={isBusy || slots.length === 0}>
            Fill empty meals
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ChipsProps<T extends string> {
  legend: string;
  all: readonly T[];
  labels: Record<T, string>;
  chosen: readonly T[];
  onChoose: (chosen: T[]) => void;
}

function Chips<T extends string>({ legend, all, labels, chosen, onChoose }: ChipsProps<T>) {
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {all.map((each) => (
          <label key={each} className="chip plan-chip relative min-h-11 cursor-pointer">
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(each)}
              onChange={({ target }) => onChoose(withOrWithout(chosen, each, target.checked))}
            />
            {labels[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
