import { ImagePlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { MOST_NOTE_PHOTOS } from '#src/domain/cook-notes/note.ts';
import { UPLOAD_TYPES } from '#src/domain/pictures/media.ts';
import { paths } from '#src/paths.ts';
import { sendPhoto } from '#src/stores/cook-notes/own-note.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';

export interface PhotoField {
  picture: string;
  alt: string;
}

interface Props {
  photos: readonly PhotoField[];
  title: string;
  onChange: (photos: PhotoField[]) => void;
}

/** Photographs of a note: added, described, removed. */
export function NotePhotos({ photos, title, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (files: readonly File[]) => {
    setSending(true);
    setProblem(null);
    let added = [...photos];
    for (const file of files.slice(0, MOST_NOTE_PHOTOS - photos.length)) {
      const sent = await sendPhoto(file);
      if (typeof sent === 'string') setProblem(sent);
      else added = [...added, { picture: sent.picture, alt: `${title}, as I made it` }];
    }
    onChange(added);
    setSending(false);
  };
  return (
    <div className="grid gap-3">
      {photos.map(({ picture, alt }, at) => (
        <div key={picture} className="flex items-end gap-3">
          <img
            src={paths.waitingPhoto(picture)}
            alt=""
            width={72}
            height={72}
            className="size-18 rounded-md object-cover"
          />
          <div className="min-w-0 flex-1">
            <Field
              label={`Photograph ${at + 1}, in words`}
              name={`alt-${at}`}
              value={alt}
              maxLength={150}
              onChange={({ target }) =>
                onChange(photos.map((photo, i) => (i === at ? { ...photo, alt: target.value } : photo)))
              }
            />
          </div>
          <IconButton
            label={`Remove photograph ${at + 1}`}
            Icon={X}
            onClick={() => onChange(photos.filter((_, i) => i !== at))}
          />
        </div>
      ))}
      {photos.length < MOST_NOTE_PHOTOS && (
        <div>
          <input
            ref={input}
            type="file"
            className="sr-only"
            tabIndex={-1}
            aria-label="Photographs"
            accept={UPLOAD_TYPES.join(',')}
            multiple
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <Button Icon={ImagePlus} disabled={isSending} onClick={() => input.current?.click()}>
            {isSending ? 'Sending…' : 'Add photographs'}
          </Button>
          <span className="ml-3 type-meta text-muted">Up to {MOST_NOTE_PHOTOS}. Where they were taken isn’t kept.</span>
        </div>
      )}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
