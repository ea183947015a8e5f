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
  onChange: (change: (photos: PhotoField[]) => PhotoField[]) => void;
}

/** Photographs of a note: added, described, removed. */
export function NotePhotos({ photos, title, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ at: number; of: number } | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const add = async (files: readonly File[]) => {
    const room = MOST_NOTE_PHOTOS - photos.length;
    const wrong = files.length > room ? [`A note has room for ${MOST_NOTE_PHOTOS}: the rest stayed with you.`] : [];
    setProblems([]);
    for (const [at, file] of files.slice(0, room).entries()) {
      setSending({ at, of: Math.min(files.length, room) });
      const sent = await sendPhoto(file);
      if (typeof sent === 'string') wrong.push(sent);
      // What was typed meanwhile stays.
      else onChange((now) => [...now, { picture: sent.picture, alt: proposedAlt(title, now.length) }]);
    }
    setSending(null);
    setProblems(wrong);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label">Photographs</legend>
      {photos.map(({ picture, alt }, at) => (
        <div key={picture} className="flex flex-wrap items-end gap-x-3 gap-y-1">
          <img
            src={paths.waitingPhoto(picture)}
            alt=""
            width={72}
            height={72}
            className="size-18 flex-none rounded-sm bg-sunken object-cover"
          />
          <div className="order-last min-w-0 flex-1 basis-full sm:order-none sm:basis-0">
            <Field
              label={`What photograph ${at + 1} shows`}
              name={`alt-${at}`}
              value={alt}
              maxLength={150}
              onChange={({ target }) =>
                onChange((now) =>
                  now.map((photo) => (photo.picture === picture ? { ...photo, alt: target.value } : photo)),
                )
              }
            />
          </div>
          <IconButton
            className="ml-auto"
            label={`Remove photograph ${at + 1}`}
            Icon={X}
            onClick={() => onChange((now) => now.filter((photo) => photo.picture !== picture))}
          />
        </div>
      ))}
      {sending && (
        <div role="status">
          <p className="type-meta text-muted">
            Sending photograph {sending.at + 1} of {sending.of} …
          </p>
          <progress className="mt-2 progress" max={sending.of} value={sending.at} aria-label="Photographs sent" />
        </div>
      )}
      {photos.length < MOST_NOTE_PHOTOS && !sending && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
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
          <Button Icon={ImagePlus} onClick={() => input.current?.click()}>
            Add photographs
          </Button>
          <span className="type-meta text-muted">Up to {MOST_NOTE_PHOTOS}. We don’t keep where you took them.</span>
        </div>
      )}
      {problems.length > 0 && (
        <p className="field-error" role="alert">
          {problems.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

/** What is proposed; whoever sees the picture knows better. */
const proposedAlt = (title: string, before: number): string =>
  before === 0 ? `${title}, as I made it` : `${title}, another view`;
