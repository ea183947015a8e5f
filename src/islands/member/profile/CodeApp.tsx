import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { type SignInMethods, secondFactorCodeSchema } from '#src/domain/members/sign-in-methods.ts';
import { refusedFields } from '#src/stores/client.ts';
import { copyText } from '#src/stores/copy-text.ts';
import {
  addMyCodeApp,
  readCodeAppOptions,
  removeMyCodeApp,
  renewMyRecoveryCodes,
  sayWhyNot,
} from '#src/stores/members/sign-in-methods.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { dateText } from '../../ui/times.ts';
import { useProof } from './use-proof.tsx';

type Setup = Awaited<ReturnType<typeof readCodeAppOptions>>;
type Open = { kind: 'setup'; setup: Setup } | { kind: 'codes'; codes: string[] } | { kind: 'off' } | null;

/** A second lock on the password: six digits that an app shows. */
export function CodeApp({ app }: { app: SignInMethods['codeApp'] }) {
  const [open, setOpen] = useState<Open>(null);
  const [busy, during] = useBusy();
  const { prove, dialog } = useProof();
  const close = () => setOpen(null);
  const begin = async () => {
    const setup = await during(prove('We couldn’t set up the code app', readCodeAppOptions));
    if (setup) setOpen({ kind: 'setup', setup });
  };
  const renew = async () => {
    const codes = await during(prove('We couldn’t make new recovery codes', renewMyRecoveryCodes));
    if (codes) setOpen({ kind: 'codes', codes });
  };
  const turnOff = async () => {
    close();
    await during(prove('We couldn’t turn off the code app', removeMyCodeApp));
  };
  return (
    <div>
      <h3 className="type-lead font-semibold">Code app</h3>
      <p className="mt-1 mb-4 text-muted">
        {app
          ? `On since ${dateText(app.createdAt)}: after your password you enter a code of your app. ${codesLeft(app.recoveryCodesLeft)}`
          : 'A second lock: after your password, you enter six digits from an app on your phone. Any one-time code app will do.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {app ? (
          <>
            <Button disabled={busy} onClick={() => void renew()}>
              New recovery codes
            </Button>
            <Button look="quiet" className="text-danger" disabled={busy} onClick={() => setOpen({ kind: 'off' })}>
              Turn off
            </Button>
          </>
        ) : (
          <Button Icon={Smartphone} disabled={busy} onClick={() => void begin()}>
            Set up a code app
          </Button>
        )}
      </div>
      {open?.kind === 'setup' && (
        <SetupDialog setup={open.setup} onCodes={(codes) => setOpen({ kind: 'codes', codes })} onClose={close} />
      )}
      {open?.kind === 'codes' && <RecoveryCodes codes={open.codes} onClose={close} />}
      {open?.kind === 'off' && (
        <Dialog title="Turn the code app off?" onClose={close} className="[--dialog-width:28rem]">
          <p className="text-muted">
            Your password will open your account without a code again. Your recovery codes go too.
          </p>
          <DialogActions onCancel={close}>
            <Button look="danger" onClick={() => void turnOff()}>
              Turn off
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {dialog}
    </div>
  );
}

function codesLeft(left: number): string {
  if (left === 0) return 'You have no recovery codes left. Make new ones.';
  return `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`;
}

interface SetupProps {
  setup: Setup;
  onCodes(codes: string[]): void;
  onClose(): void;
}

const codeForm = z.object({ code: secondFactorCodeSchema });

function SetupDialog({ setup: { ticket, secret, qrCode }, onCodes, onClose }: SetupProps) {
  const { named, saving, form } = useForm(codeForm, async ({ code }) => {
    try {
      onCodes(await addMyCodeApp(ticket, code));
    } catch (error) {
      const fields = refusedFields(error);
      if (fields) return fields;
      sayWhyNot('We couldn’t set up the code app', error);
    }
    return undefined;
  });
  return (
    <Dialog title="Set up a code app" onClose={onClose} className="[--dialog-width:28rem]">
      <form className="grid gap-5" {...form}>
        <p className="text-muted">Scan this with your app, or copy the key into it.</p>
        <svg
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          className="w-52 max-w-full justify-self-center rounded-lg"
          role="img"
          aria-label="QR code for your app"
          shapeRendering="crispEdges"
        >
          <rect width="100%" height="100%" fill="#fff" />
          <path d={qrCode.path} stroke="#000" />
        </svg>
        <div className="grid gap-2">
          <Field
            label="Key"
            name="secret"
            readOnly
            value={secret}
            className="font-mono"
            onFocus={({ target }) => target.select()}
          />
          <Button look="quiet" className="justify-self-start" onClick={() => void copyText(secret, 'Key copied')}>
            Copy the key
          </Button>
        </div>
        <Field
          label="Code shown in your app"
          {...named('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="tracking-wide tabular-nums"
          data-autofocus
        />
        <DialogActions onCancel={onClose}>
          <SubmitButton label="Turn on" saving={saving} savingLabel="Checking…" />
        </DialogActions>
      </form>
    </Dialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  return (
    <Dialog title="Your recovery codes" onClose={onClose} className="[--dialog-width:28rem]">
      <p className="text-muted">
        Each one opens your account once, instead of a code from your app. Keep them somewhere you can reach without
        your phone: you’ll only see them now.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] gap-2 rounded-lg bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="dialog-actions">
        <Button onClick={() => void copyText(codes.join('\n'), 'Recovery codes copied')}>Copy them</Button>
        <Button look="primary" onClick={onClose}>
          I’ve saved them
        </Button>
      </div>
    </Dialog>
  );
}
