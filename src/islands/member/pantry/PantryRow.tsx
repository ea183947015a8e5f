import { PenLine, X } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { type PantryItem, pantryTextSchema } from '#src/domain/pantry/pantry.ts';
import { daySchema } from '#src/domain/premium/weeks.ts';
import { changeItem, takeOut } from '#src/stores/members/pantry.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { dayText } from '../cooked/day-text.ts';

/** The form, whose fields are all text: no day is none said. */
const pantryForm = z.object({
  text: pantryTextSchema,
  until: z
    .string()
    .transform((day) => day || null)
    .pipe(daySchema.nullable()),
});

/** One thing at home, which can be changed where it stands. */
export function PantryRow({ item }: { item: PantryItem }) {
  const [isChanging, setChanging] = useState(false);
  const { text, until, addedBy } = item;
  if (isChanging) return <Change item={item} onClose={() => setChanging(false)} />;
  return (
    <li className="flex min-h-11 items-center gap-3 border-t border-border">
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">
        <span className="font-semibold">{text}</span>
        {until && <span className="type-meta text-muted"> until {dayText(until)}</span>}
        {addedBy && <span className="block type-meta text-muted">added by {addedBy}</span>}
      </p>
      <IconButton label={`Change ${text}`} Icon={PenLine} iconSize={18} onClick={() => setChanging(true)} />
      <IconButton label={`Used up: ${text}`} Icon={X} iconSize={18} onClick={() => void takeOut(item)} />
    </li>
  );
}

function Change({ item, onClose }: { item: PantryItem; onClose: () => void }) {
  const { named, saving, form } = useForm(pantryForm, async (change) => {
    if (await changeItem(item.id, change)) onClose();
    return undefined;
  });
  return (
    <li className="border-t border-border py-3">
      <form {...form} className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Field label="What it is" {...named('text', item.text)} autoFocus />
        <Field label="Good until (optional)" {...named('until', item.until ?? '')} type="date" />
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <SubmitButton label="Save" saving={saving} savingLabel="Saving…" />
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </li>
  );
}
