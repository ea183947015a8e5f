import { type FormEvent, useState } from 'react';
import { paths } from '#src/paths.ts';
import { type FormOutcome, undoEmailChange } from '#src/stores/members/auth.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';

/** Takes back a change of address with the token of the page's address, once somebody presses the button. */
export function UndoEmailChange() {
  const [saving, during] = useBusy();
  const [outcome, setOutcome] = useState<FormOutcome | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setOutcome(await during(undoEmailChange(new URLSearchParams(location.search).get('token') ?? '')));
  };
  if (outcome) return <After outcome={outcome} />;
  return (
    <form className="grid gap-5" method="post" onSubmit={submit}>
      <h1 className="text-h1">Keep your old address?</h1>
      <p className="text-lead text-muted">
        Someone signed in to your account asked to move it to another address. If that wasn’t you, press the button:
      </p>
      <ul className="list-disc space-y-2 ps-6">
        <li>Your account goes back to the address this e-mail was sent to.</li>
        <li>Every code, link and temporary password sent so far stops working.</li>
        <li>
          A passkey, code app or linked account added since, or in the week before, is removed: it may be theirs. Older
          ones stay.
        </li>
        <li>Everyone is logged out, including you.</li>
      </ul>
      <SubmitButton
        label="Keep my old address"
        saving={saving}
        savingLabel="One moment…"
        className="justify-self-start"
      />
    </form>
  );
}

function After({ outcome: { done, message } }: { outcome: FormOutcome }) {
  return (
    <div className="grid justify-items-start gap-5" role="status">
      <h1 className="text-h1">{done ? 'Your old address is back' : 'That didn’t work'}</h1>
      <p className="text-lead text-muted">{message}</p>
      {done ? (
        <a href={paths.resetPassword} className="button button-primary">
          Send me a new password
        </a>
      ) : (
        <a href={paths.contact} className="button button-outline">
          Contact us
        </a>
      )}
    </div>
  );
}
