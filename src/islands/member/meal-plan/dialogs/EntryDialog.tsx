import { CookingPot, ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import {
  entryName,
  isGone,
  isMereNote,
  MEAL_NOTE_MAX_LENGTH,
  type MealEntry,
  PORTIONS,
} from '#src/domain/premium/meal-plan/entries.ts';
import { cookedFor, lastCookedBefore, mealText } from '#src/domain/premium/meal-plan/leftovers.ts';
import { SHOPPING_SERVINGS } from '#src/domain/premium/shopping/list.ts';
import { paths } from '#src/paths.ts';
import { editEntry, placeText, removeMeal } from '#src/stores/premium/meal-plan.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Check } from '../../../ui/forms/Check.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Stepper } from '../../../ui/forms/Stepper.tsx';
import { addButtonId, usePlanner } from '../planner.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  entry: MealEntry;
  /** Of the week. */
  entries: readonly MealEntry[];
  onClose: () => void;
}

/** The details of something planned. Each change is made as it is entered, the note when its field is left. */
export function EntryDialog({ entry, entries, onClose }: Props) {
  const { ask, days } = usePlanner();
  const { recipe, servings, portions, isLeftover, swaps } = entry;
  const isNote = isMereNote(entry);
  const [note, setNote] = useState(entry.note);
  const saveNote = () => {
    const text = note.trim();
    // A mere note is nothing without its words.
    if (text !== entry.note && (text || !isNote)) void editEntry(entry.id, { note: text });
  };
  const cooked = isLeftover ? cookedFor(entry, entries) : lastCookedBefore(entry, entries);
  const markLeftover = (isTicked: boolean) =>
    void editEntry(entry.id, isTicked && cooked ? { leftoverOf: cooked.id } : { isLeftover: isTicked });
  const close = () => {
    saveNote();
    onClose();
  };
  const remove = () => {
    onClose();
    void removeMeal(entry.id);
    // What had the focus is gone.
    requestAnimationFrame(() => document.getElementById(addButtonId(entry))?.focus());
  };
  return (
    <Dialog title={entryName(entry)} onClose={close}>
      <p className="text-muted">
        {placeText(entry)}
        {swaps.length > 0 && `, with ${counted(swaps.length, 'swap')}`}
      </p>
      {isGone(entry) && (
        <p className="notice">This recipe is no longer available. It stays on your plan until you remove it.</p>
      )}
      {!isNote && (
        <div className="dialog-row">
          <div>
            <p className="field-label">{isLeftover ? 'There are' : 'Cook'}</p>
            <Stepper
              label={`Servings of ${entry.title}`}
              value={servings}
              {...SHOPPING_SERVINGS}
              noun="serving"
              onChange={(value) => void editEntry(entry.id, { servings: value })}
            />
          </div>
          <div>
            <p className="field-label">You eat</p>
            <Stepper
              label={`Portions of ${entry.title} you eat`}
              value={portions}
              {...PORTIONS}
              noun="portion"
              onChange={(value) => void editEntry(entry.id, { portions: value })}
            />
          </div>
        </div>
      )}
      {!isNote && (
        <Check
          className="flex min-h-11 cursor-pointer items-center gap-2.75"
          checked={isLeftover}
          onTick={markLeftover}
        >
          <span>
            {cooked ? `Leftovers of ${mealText(cooked, days)}` : 'Leftovers'}{' '}
            <span className="text-muted">– already cooked, so not on the shopping list</span>
          </span>
        </Check>
      )}
      {recipe && !isLeftover && (
        <Button
          Icon={CookingPot}
          iconSize={18}
          className="justify-self-start"
          onClick={() => {
            saveNote();
            ask({ about: 'leftovers', id: entry.id });
          }}
        >
          Plan leftovers…
        </Button>
      )}
      <Field
        label="Note"
        name="note"
        value={note}
        maxLength={MEAL_NOTE_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setNote(target.value)}
        onBlur={saveNote}
      />
      <div className="dialog-actions">
        <Button Icon={Trash2} iconSize={18} className="me-auto" onClick={remove}>
          Remove
        </Button>
        {recipe && (
          <a className="button button-outline" href={paths.recipeFor(recipe.id, servings)}>
            <ExternalLink {...icon} /> Recipe
          </a>
        )}
        <Button
          onClick={() => {
            saveNote();
            ask({ about: 'move', id: entry.id });
          }}
        >
          Move to…
        </Button>
        <Button look="primary" onClick={close}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
