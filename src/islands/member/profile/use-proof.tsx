import { type FormEvent, type ReactNode, useState } from 'react';
import { CallError, refusedFields } from '#src/stores/client.ts';
import { sayWhyNot } from '#src/stores/members/sign-in-methods.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';

interface Asking {
  /** Counts the questions, so that each begins with an empty field. */
  turn: number;
  error: string | undefined;
  /** With the password, or `null` to leave things as they are. */
  answer(password: string | null): void;
}

interface Proof {
  /** Does something that may need the current password, which is asked for then. `null` when it was not done. */
  prove<T>(failure: string, work: (currentPassword?: string) => Promise<T>): Promise<T | null>;
  /** To be rendered. */
  dialog: ReactNode;
}

/** The current password of what asks for it only when the server wants it, in a dialog. Tells of failures itself. */
export function useProof(): Proof {
  const [asking, setAsking] = useState<Asking | null>(null);
  const ask = (turn: number, error: string | undefined) =>
    new Promise<string | null>((answer) => setAsking({ turn, error, answer }));
  const prove: Proof['prove'] = async (failure, work) => {
    let given: string | undefined;
    try {
      for (let turn = 0; ; turn++) {
        try {
          return await work(given);
        } catch (error) {
          const password = await ask(turn, whatIsAsked(error, given));
          if (password === null) return null;
          given = password;
        }
      }
    } catch (error) {
      sayWhyNot(failure, error);
      return null;
    } finally {
      setAsking(null);
    }
  };
  return { prove, dialog: asking && <ProofDialog key={asking.turn} {...asking} /> };
}

/** What was wrong with the password, nothing where it was not given yet; throws what has nothing to do with it. */
function whatIsAsked(error: unknown, given: string | undefined): string | undefined {
  const wrong = given === undefined ? undefined : refusedFields(error)?.currentPassword;
  if (wrong) return wrong;
  if (!(error instanceof CallError) || error.body.code !== 'reauthentication_required') throw error;
  return given === undefined ? undefined : error.body.message;
}

function ProofDialog({ error, answer }: Asking) {
  const [isSent, setSent] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('currentPassword'));
    if (!password) return;
    setSent(true);
    answer(password);
  };
  return (
    <Dialog title="Is it you?" onClose={() => answer(null)} className="[--dialog-width:28rem]">
      <form className="grid gap-5" method="post" onSubmit={submit} noValidate>
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          data-autofocus
          error={error}
          isAlert
          hint="You signed in a while ago. No password? Log out and sign in again instead."
        />
        <DialogActions onCancel={() => answer(null)}>
          <SubmitButton label="Confirm" saving={isSent} savingLabel="One moment…" />
        </DialogActions>
      </form>
    </Dialog>
  );
}
