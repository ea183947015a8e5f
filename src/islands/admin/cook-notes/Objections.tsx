import { type FormEvent, useState } from 'react';
import type { NoteBackground, ObjectionOutcome } from '#src/domain/cook-notes/moderation.ts';
import { sendObjectionAnswer } from '#src/stores/admin/cook-notes.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { dateText } from '../../ui/times.ts';
import { Badge } from '../ui/Badge.tsx';

type Objection = NoteBackground['objections'][number];

/** What was said against decisions about a note; each is answered once, with a reason. */
export const Objections = ({
  objections,
  seenAt,
  onAnswered,
}: {
  objections: readonly Objection[];
  /** Since when the note is what it is here. */
  seenAt: number;
  onAnswered: () => void;
}) => (
  <section className="grid gap-2" aria-label="Objections">
    <h3 className="text-body">Objections</h3>
    {objections.map((objection) => (
      <div key={objection.id} className="grid gap-1 rounded-sm bg-sunken px-3 py-2 type-meta">
        <span className="flex flex-wrap items-center gap-x-2">
          <strong>{objection.by === 'writer' ? 'The writer' : 'A reader who reported it'}</strong>
          <span className="text-muted">{dateText(objection.createdAt)}</span>
          {objection.outcome && (
            <Badge>{objection.outcome === 'stands' ? 'Decision stands' : 'Decision reversed'}</Badge>
          )}
        </span>
        <span className="wrap-anywhere whitespace-pre-line">{objection.text}</span>
        {objection.answer ? (
          <span className="wrap-anywhere text-muted">We said: {objection.answer}</span>
        ) : (
          <AnswerObjection objection={objection} seenAt={seenAt} onAnswered={onAnswered} />
        )}
      </div>
    ))}
  </section>
);

interface Answering {
  objection: Objection;
  seenAt: number;
  onAnswered: () => void;
}

function AnswerObjection({ objection: { id, by }, seenAt, onAnswered }: Answering) {
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const [saving, during] = useBusy();
  const send = (outcome: ObjectionOutcome) => async (event: FormEvent | React.MouseEvent) => {
    event.preventDefault();
    if (!answer.trim()) return setError('Say why: they read it');
    if (await during(sendObjectionAnswer(id, { outcome, answer: answer.trim(), statusAt: seenAt }))) onAnswered();
  };
  return (
    <form className="mt-1 grid gap-2" noValidate onSubmit={send('stands')}>
      <TextArea
        label="What we answer, and why"
        name="answer"
        rows={3}
        maxLength={1000}
        value={answer}
        error={error}
        isAlert
        onChange={({ target }) => {
          setAnswer(target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={saving}>
          Our decision stands
        </Button>
        <Button disabled={saving} onClick={send('reversed')}>
          {by === 'writer' ? 'Publish it after all' : 'Take it off after all'}
        </Button>
      </div>
    </form>
  );
}
