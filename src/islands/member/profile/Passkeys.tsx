import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { browserName } from '#src/domain/members/browsers.ts';
import { PASSKEYS_MAX, type PasskeyView, passkeyNameSchema } from '#src/domain/members/sign-in-methods.ts';
import { addMyPasskey, removeMyPasskey, renameMyPasskey } from '#src/stores/members/sign-in-methods.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { dateText, moment } from '../../ui/times.ts';
import { useProof } from './use-proof.tsx';

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: PasskeyView } | null;

export function Passkeys({ passkeys }: { passkeys: readonly PasskeyView[] }) {
  const [open, setOpen] = useState<Open>(null);
  const { prove, dialog } = useProof();
  const close = () => setOpen(null);
  const add = async (name: string) => {
    if (await prove('We couldn’t add a passkey', (password) => addMyPasskey(name, password))) close();
  };
  const rename = async (id: string, name: string) => {
    if (await prove('We couldn’t rename the passkey', () => renameMyPasskey(id, name))) close();
  };
  const remove = async (id: string) => {
    close();
    await prove('We couldn’t remove the passkey', (password) => removeMyPasskey(id, password));
  };
  return (
    <div>
      <h3 className="type-lead font-semibold">Passkeys</h3>
      <p className="mt-1 mb-4 text-muted">
        Sign in with your fingerprint, your face or your device’s PIN. Nobody can guess a passkey, and no other site can
        ask for it.
      </p>
      {passkeys.length > 0 && (
        <ul className="mb-4 grid gap-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <span className="font-semibold">{passkey.name}</span>
                <span className="block text-meta text-muted">
                  added {dateText(passkey.createdAt)}
                  {passkey.lastUsedAt === null ? ', not used yet' : `, last used ${moment(passkey.lastUsedAt)}`}
                </span>
              </span>
              <span className="flex gap-1">
                <Button
                  look="quiet"
                  aria-label={`Rename ${passkey.name}`}
                  onClick={() => setOpen({ kind: 'rename', passkey })}
                >
                  Rename
                </Button>
                <Button
                  look="quiet"
                  className="text-danger"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setOpen({ kind: 'remove', passkey })}
                >
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button Icon={KeyRound} disabled={passkeys.length >= PASSKEYS_MAX} onClick={() => setOpen({ kind: 'add' })}>
        Add a passkey
      </Button>
      {open?.kind === 'add' && (
        <NameDialog
          title="Add a passkey"
          name={browserName(navigator.userAgent)}
          label="Continue"
          hint="Your browser will ask for it next. A name helps you tell your passkeys apart."
          onName={add}
          onClose={close}
        />
      )}
      {open?.kind === 'rename' && (
        <NameDialog
          title="Rename this passkey"
          name={open.passkey.name}
          label="Rename"
          onName={(name) => rename(open.passkey.id, name)}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <Dialog title="Remove this passkey?" onClose={close} className="[--dialog-width:28rem]">
          <p className="wrap-anywhere text-muted">
            “{open.passkey.name}” won’t open your account any more. Your device may keep offering it until you delete it
            there too.
          </p>
          <DialogActions onCancel={close}>
            <Button look="danger" onClick={() => void remove(open.passkey.id)}>
              Remove
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {dialog}
    </div>
  );
}

interface NameProps {
  title: string;
  name: string;
  label: string;
  hint?: string;
  onName(name: string): Promise<void>;
  onClose(): void;
}

const nameForm = z.object({ name: passkeyNameSchema });

function NameDialog({ title, name, label, hint, onName, onClose }: NameProps) {
  const { named, saving, form } = useForm(nameForm, async (values) => {
    await onName(values.name);
    return undefined;
  });
  return (
    <Dialog title={title} onClose={onClose} className="[--dialog-width:28rem]">
      <form className="grid gap-5" {...form}>
        <Field label="Name" {...named('name', name)} hint={hint} autoComplete="off" data-autofocus />
        <DialogActions onCancel={onClose}>
          <SubmitButton label={label} saving={saving} savingLabel="One moment…" />
        </DialogActions>
      </form>
    </Dialog>
  );
}
