import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { COOK_NOTE_CONCERNS } from '#src/domain/cook-notes/concerns.ts';
import type { ModeratedNote } from '#src/domain/cook-notes/moderation.ts';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { moment } from '../../ui/times.ts';
import { Badge } from '../ui/Badge.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Background } from './Background.tsx';
import { STATUS_LABELS, STATUS_TONES } from './labels.ts';

interface Props {
  note: ModeratedNote;
  /** Shown where there is no room for the list besides. */
  isReading: boolean;
  onPublish: () => void;
  onRefuse: () => void;
  onBlock: () => void;
  /** Back to the list, where there is no room for both. */
  onBack: () => void;
}

/** A note with all that helps to decide about it. */
export function NotePanel({ note, isReading, onPublish, onRefuse, onBlock, onBack }: Props) {
  const { recipe, writer, status, answers, text, photos, concerns, reason } = note;
  const [isAnswering, setAnswering] = useState(false);
  const isPublished = status === 'published';
  const isReported = note.openReports > 0;
  return (
    <article
      className={`${isReading ? 'grid' : 'hidden'} min-w-0 content-start gap-4 rounded-lg border border-border bg-surface p-4 sm:p-5 broad:sticky broad:top-4 broad:grid broad:max-h-[calc(100dvh-2rem)] broad:overflow-auto`}
      aria-label={`Note on ${recipe.title}`}
    >
      <Button look="quiet" Icon={ArrowLeft} className="justify-self-start broad:hidden" onClick={onBack}>
        All notes
      </Button>
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-title leading-snug wrap-anywhere">
            <a className="link" href={paths.recipe(recipe.id)} target="_blank" rel="noopener">
              {recipe.title}
            </a>
          </h2>
          <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
          {isReported && <Badge tone="warn">{counted(note.openReports, 'report')}</Badge>}
          {!recipe.isPublished && <Badge tone="warn">Recipe not published</Badge>}
        </div>
        <p className="type-meta text-muted">{factsOf(note)}</p>
      </header>
      {concerns.length > 0 && (
        <ul className="notice grid gap-1" aria-label="Why you should look">
          {concerns.map((concern) => (
            <li key={concern}>{COOK_NOTE_CONCERNS[concern]}</li>
          ))}
        </ul>
      )}
      {answers !== null && (
        <blockquote className="line-clamp-4 border-s-4 border-border ps-3 type-meta wrap-anywhere text-muted">
          {answers}
        </blockquote>
      )}
      <p className="text-body leading-loose wrap-anywhere whitespace-pre-line">{text}</p>
      <Changes note={note} />
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map(({ picture, alt, width, height }) => (
            <li key={picture} className="grid content-start gap-1">
              <a href={paths.waitingPhoto(picture)} target="_blank" rel="noopener">
                <img
                  className="aspect-[4/3] w-full rounded-sm bg-sunken object-cover"
                  src={paths.waitingPhoto(picture)}
                  alt={alt || 'Photograph without a description'}
                  width={width}
                  height={height}
                  loading="lazy"
                />
              </a>
              <span className="type-meta wrap-anywhere text-muted">{alt || 'No description'}</span>
            </li>
          ))}
        </ul>
      )}
      {reason && (
        <p className="type-meta wrap-anywhere">
          <strong>Reason given:</strong> {reason}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!isPublished && (
          <Button look="primary" onClick={onPublish}>
            Publish
          </Button>
        )}
        {status !== 'refused' && status !== 'hidden' && (
          <Button onClick={onRefuse}>{isPublished ? 'Take off the page…' : 'Refuse…'}</Button>
        )}
        {isPublished && answers === null && !isAnswering && <Button onClick={() => setAnswering(true)}>Answer</Button>}
        {writer && !writer.isStaff && !writer.isBlocked && (
          <Button look="quiet" className="text-danger" onClick={onBlock}>
            Block…
          </Button>
        )}
      </div>
      {isAnswering && <AnswerForm noteId={note.id} recipeId={recipe.id} onClose={() => setAnswering(false)} />}
      <Background note={note} />
    </article>
  );
}

function factsOf({ writer, createdAt, editedAt, rating }: ModeratedNote): string {
  const name = writer ? `${writer.name}${writer.isStaff ? ', works here' : ''}` : 'A cook whose account is gone';
  const stars = rating === null ? '' : ` · ${counted(rating, 'star')}`;
  return `${name} · ${moment(editedAt ?? createdAt)}${editedAt === null ? '' : ', changed'}${stars}`;
}

function Changes({ note: { changes, cookedOn } }: { note: ModeratedNote }) {
  const said = [
    ...changes.swaps.map(({ from, to }) => `${to} instead of ${from}`),
    ...(changes.servings === null ? [] : [`for ${changes.servings}`]),
    ...(cookedOn === null ? [] : [`cooked on ${cookedOn}`]),
  ];
  return said.length > 0 ? <p className="type-meta text-muted">{said.join(' · ')}</p> : null;
}
