import { ImagePlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { UPLOAD_TYPES } from '#src/domain/pictures/media.ts';
import { paths } from '#src/paths.ts';
import { type SentPhoto, sendCookedPhoto } from '#src/stores/members/cookings.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  /** Name of the one that is there. */
  photo: string | null;
  onChange: (photo: string | null) => void;
}

/** A photograph of what was cooked: taken or chosen, and taken off. */
export function CookedPhoto({ photo, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | { failed: string }>('idle');
  /** What was chosen just now: until the time is saved the site shows it to nobody. */
  const [preview, setPreview] = useState<SentPhoto>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    setState('sending');
    const sent = await sendCookedPhoto(file);
    if (typeof sent === 'string') return setState({ failed: sent });
    setPreview(sent);
    setState('idle');
    onChange(sent.picture);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">A photograph</legend>
      {photo && (
        <img
          src={preview?.picture === photo ? preview.url : paths.cookedPhoto(photo)}
          alt="What you cooked"
          width={240}
          height={180}
          className="aspect-4/3 w-60 max-w-full rounded-sm bg-sunken object-cover"
        />
      )}
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label="Photograph"
        accept={UPLOAD_TYPES.join(',')}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
      <p className="flex flex-wrap gap-3">
        <Button Icon={ImagePlus} disabled={state === 'sending'} onClick={() => input.current?.click()}>
          {state === 'sending' ? 'Sending…' : photo ? 'Another photograph' : 'Add a photograph'}
        </Button>
        {photo && (
          <Button look="quiet" Icon={X} onClick={() => onChange(null)}>
            Take it off
          </Button>
        )}
      </p>
      <p className="field-error" role="alert">
        {typeof state === 'object' && state.failed}
      </p>
    </fieldset>
  );
}
