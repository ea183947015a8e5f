import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import type { FieldErrors } from '#src/domain/errors.ts';
import { recipeMailToMeSchema, recipeMailToOtherSchema } from '#src/domain/premium/recipe-mail.ts';
import { $member } from '#src/stores/members/session.ts';
import { emailRecipe, readingOnPage, type ToolRecipe } from '#src/stores/premium/recipe-tools.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useLive } from '../../ui/use-live.ts';

interface Props {
  recipe: ToolRecipe;
  servings: number;
  onClose: () => void;
}

/** Asks whom a recipe is to go to: the member, or one other address. */
export function EmailRecipe({ recipe, servings, onClose }: Props) {
  const [isOther, setOther] = useState(false);
  const form = { recipe, servings, onClose };
  return (
    <Dialog title={`E-mail ${recipe.title}`} onClose={onClose}>
      <fieldset className="flex flex-wrap gap-3">
        <legend className="field-label">Who’s it for?</legend>
        <Whom label="To me" checked={!isOther} onChoose={() => setOther(false)} isFirst />
        <Whom label="To someone else" checked={isOther} onChoose={() => setOther(true)} />
      </fieldset>
      {isOther ? <ToOther {...form} /> : <ToMe {...form} />}
    </Dialog>
  );
}

interface WhomProps {
  label: string;
  checked: boolean;
  isFirst?: boolean;
  onChoose: () => void;
}

const Whom = ({ label, checked, isFirst, onChoose }: WhomProps) => (
  <label className="chip min-h-11">
    <input type="radio" name="whom" checked={checked} onChange={onChoose} data-autofocus={isFirst || undefined} />
    {label}
  </label>
);

function ToMe({ recipe, servings, onClose }: Props) {
  const member = useLive($member);
  const { named, saving, form } = useForm(recipeMailToMeSchema, ({ note }) =>
    sent(recipe, { ...readingOnPage(servings), ...(note && { note }) }, onClose),
  );
  return (
    <form className="grid gap-5" {...form}>
      <p className="text-muted">
        For {counted(servings, 'serving')}, to {member?.email}.
      </p>
      <TextArea label="Note to yourself (optional)" {...named('note')} />
      <Foot saving={saving} onClose={onClose} />
    </form>
  );
}

function ToOther({ recipe, servings, onClose }: Props) {
  const { named, saving, form } = useForm(recipeMailToOtherSchema, ({ to, note }) =>
    sent(recipe, { to, ...readingOnPage(servings), ...(note && { note }) }, onClose),
  );
  return (
    <form className="grid gap-5" {...form}>
      <Field label="E-mail address" {...named('to')} type="email" autoComplete="off" inputMode="email" />
      <TextArea label="A few words (optional)" {...named('note')} />
      <p className="text-meta text-muted">
        For {counted(servings, 'serving')}. Your name and address are in the e-mail, so they know who it’s from.
      </p>
      <Foot saving={saving} onClose={onClose} />
    </form>
  );
}

async function sent(
  recipe: ToolRecipe,
  mail: Parameters<typeof emailRecipe>[1],
  onDone: () => void,
): Promise<FieldErrors | undefined> {
  const outcome = await emailRecipe(recipe, mail);
  if (!outcome.done) return outcome.fields;
  onDone();
  return undefined;
}

const Foot = ({ saving, onClose }: { saving: boolean; onClose: () => void }) => (
  <DialogActions onCancel={onClose}>
    <SubmitButton label="Send recipe" saving={saving} savingLabel="Sending…" />
  </DialogActions>
);
