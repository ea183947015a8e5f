import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { offerOwn } from '#src/stores/members/own-recipes.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';

/** Offers the recipe to the site's editors: a deed of its own, that asks whether one may. */
export function OfferOwn({ id }: { id: string }) {
  const [state, setState] = useState<'idle' | 'asking' | 'sending' | 'done'>('idle');
  const [author, setAuthor] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    const failed = await offerOwn(id, author);
    setProblem(failed?.message ?? null);
    setState(failed ? 'asking' : 'done');
  };
  if (state === 'done') return <p className="py-2.5 text-muted">The editors have a copy now.</p>;
  return (
    <>
      <Button Icon={Send} aria-haspopup="dialog" onClick={() => setState('asking')}>
        Offer it to the site
      </Button>
      {state !== 'idle' && (
        <Dialog title="Offer it to the site" onClose={() => setState('idle')}>
          <form method="post" className="grid gap-4" onSubmit={submit}>
            <p className="text-muted">
              The editors get a copy, read it, and may change and publish it for everybody. Yours stays as it is, for
              you alone. A copy that was given can’t be taken back here.
            </p>
            <Field
              label="Your name under it"
              name="author"
              maxLength={RECIPE_FIELDS.author.most}
              value={author}
              hint="Empty for none."
              onChange={({ target }) => setAuthor(target.value)}
            />
            <Check name="mayPublish" required>
              It’s mine to give: the site may publish it
            </Check>
            <p className="field-error" role="alert">
              {problem}
            </p>
            <DialogActions onCancel={() => setState('idle')}>
              <SubmitButton label="Offer it" saving={state === 'sending'} savingLabel="Sending…" />
            </DialogActions>
          </form>
        </Dialog>
      )}
    </>
  );
}
