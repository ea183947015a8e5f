import { type FormEvent, useState } from 'react';
import { OBJECTION_LENGTH, objectionTextSchema } from '#src/domain/cook-notes/moderation.ts';
import { checked } from '#src/domain/issues.ts';
import { sendObjection } from '#src/stores/cook-notes/objection.ts';
import { TextArea } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';

/** Says why a decision about a note is wrong; the address of the page says which. */
export function Objection() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isDone, setDone] = useState(false);
  const [saving, during] = useBusy();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = checked(objectionTextSchema, text).issues?.[0]?.message;
    const refused = wrong ?? (await during(sendObjection(location.search, text)));
    setError(refused);
    if (refused === undefined) setDone(true);
    else form.querySelector('textarea')?.focus();
  };
  if (isDone) {
    return (
      <div className="grid gap-3" role="status">
        <h2 className="text-h2">We’ve got it</h2>
        <p>Someone will look at it again and e-mail you what comes of it, and why.</p>
      </div>
    );
  }
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <TextArea
        label="Why do you see it otherwise?"
        name="text"
        rows={6}
        maxLength={OBJECTION_LENGTH.max}
        value={text}
        error={error}
        isAlert
        onChange={({ target }) => setText(target.value)}
      />
      <SubmitButton label="Send" saving={saving} savingLabel="Sending…" className="justify-self-start" />
    </form>
  );
}
