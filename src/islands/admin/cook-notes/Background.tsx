import type { ModeratedNote, NoteBackground } from '#src/domain/cook-notes/moderation.ts';
import { filterNotes, readNoteBackground, unblockNoteWriter } from '#src/stores/admin/cook-notes.ts';
import { Button } from '../../ui/Button.tsx';
import { dateText } from '../../ui/times.ts';
import { Asked } from '../ui/Asked.tsx';
import { Badge } from '../ui/Badge.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { STATUS_LABELS, STATUS_TONES } from './labels.ts';
import { Objections } from './Objections.tsx';
import { Reports } from './Reports.tsx';

/** Reports, objections and the writer's other notes, beside a note. */
export function Background({ note }: { note: ModeratedNote }) {
  const [answer, again] = useAsked(
    () => readNoteBackground(note.id),
    `${note.id} ${note.statusAt} ${note.writer?.isBlocked} ${note.openReports} ${note.openObjections}`,
  );
  return (
    <Asked
      failure="We couldn’t load what’s known besides"
      answer={answer}
      waiting={<div className="min-h-24" />}
      onRetry={again}
    >
      {(background) => (
        <div className="grid gap-5 border-t border-border pt-4">
          {background.reports.length > 0 && <Reports note={note} reports={background.reports} />}
          {background.objections.length > 0 && (
            <Objections objections={background.objections} seenAt={note.statusAt} onAnswered={again} />
          )}
          {note.writer && <History writer={note.writer} background={background} />}
        </div>
      )}
    </Asked>
  );
}

type Writer = NonNullable<ModeratedNote['writer']>;

function History({ writer, background: { counts, others, block } }: { writer: Writer; background: NoteBackground }) {
  const said = [
    [counts.published, 'published'],
    [counts.waiting, 'waiting'],
    [counts.refused, 'refused'],
    [counts.deleted, 'deleted'],
  ] as const;
  return (
    <section className="grid gap-2" aria-label={`What ${writer.name} wrote`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-body wrap-anywhere">{writer.fullName}</h3>
        <span className="type-meta text-muted">Member since {dateText(writer.since)}</span>
        {writer.isBlocked && <Badge tone="warn">Blocked</Badge>}
      </div>
      <p className="type-meta text-muted">
        {said
          .filter(([count]) => count > 0)
          .map(([count, what]) => `${count.toLocaleString('en')} ${what}`)
          .join(' · ')}
      </p>
      {block && (
        <div className="notice flex flex-wrap items-center justify-between gap-3">
          <p className="wrap-anywhere">
            Blocked on {dateText(block.at)}: {block.reason}
          </p>
          <Button onClick={() => void unblockNoteWriter(writer)}>Unblock</Button>
        </div>
      )}
      {others.length === 0 ? (
        <p className="type-meta text-muted">Nothing else from this member yet.</p>
      ) : (
        <ul className="grid gap-2">
          {others.map(({ id, title, text, status, reason, createdAt }) => (
            <li key={id} className="grid gap-0.5 rounded-sm bg-sunken px-3 py-2">
              <span className="flex flex-wrap items-center gap-x-2 type-meta">
                <strong className="wrap-anywhere">{title}</strong>
                <span className="text-muted">{dateText(createdAt)}</span>
                <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
              </span>
              <span className="line-clamp-3 type-meta wrap-anywhere">{text}</span>
              {reason && <span className="type-meta wrap-anywhere text-muted">{reason}</span>}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Button look="quiet" className="justify-self-start" onClick={() => filterNotes({ writer })}>
          Show only notes from {writer.name}
        </Button>
      )}
    </section>
  );
}
