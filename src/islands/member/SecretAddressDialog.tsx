import { type ReactNode, useState } from 'react';
import { copyText } from '#src/stores/copy-text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/forms/Field.tsx';
import { useBusy } from '../ui/forms/use-busy.ts';

interface Props {
  title: string;
  /** What the address gives to whoever has it. */
  children: ReactNode;
  /** What it is called: "link". */
  noun: string;
  /** Over the field: "Link to your list". */
  label: string;
  /** Below the field. */
  hint?: string | undefined;
  /** What else there is to choose about it. */
  more?: ReactNode;
  /** Whether it is open; that is not kept here. */
  isOpen: boolean;
  /** "A link made on 3 May 2026 is open." */
  openNote: string;
  endLabel: string;
  /** Tells a new address, once; `null` when there is none. */
  onMake: () => Promise<string | null>;
  /** Whether it ended. */
  onEnd: () => Promise<boolean>;
  onClose: () => void;
}

/** Makes, shows once, and ends an address that opens something to whoever has it. */
export function SecretAddressDialog(props: Props) {
  const { title, children, noun, label, hint, more, isOpen, openNote, endLabel, onMake, onEnd, onClose } = props;
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, during] = useBusy();
  const make = async () => {
    setUrl((await during(onMake())) ?? url);
  };
  const end = async () => {
    if (await during(onEnd())) setUrl(null);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-muted">{children}</p>
      {url ? (
        <Field
          label={label}
          name="address"
          hint={hint}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
      ) : (
        isOpen && <p>{openNote} We don’t keep it; making a new one ends the old one.</p>
      )}
      {more}
      <div className="dialog-actions" aria-live="polite">
        {isOpen && (
          <Button disabled={isBusy} onClick={() => void end()}>
            {endLabel}
          </Button>
        )}
        {url ? (
          <Button
            look="primary"
            onClick={() => void copyText(url, `${noun.charAt(0).toUpperCase()}${noun.slice(1)} copied`)}
          >
            Copy {noun}
          </Button>
        ) : (
          <Button look="primary" data-autofocus disabled={isBusy} onClick={() => void make()}>
            {isOpen ? `Make a new ${noun}` : `Make ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
