import { useState } from 'react';
import type { ModeratedNote, NoteBackground } from '#src/domain/cook-notes/moderation.ts';
import { REPORT_REASONS } from '#src/domain/cook-notes/reports.ts';
import { decideNotes } from '#src/stores/admin/cook-notes.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { dateText } from '../../ui/times.ts';
import { Badge } from '../ui/Badge.tsx';

/** What readers reported of a note; one that stays is answered here, with a reason if there is one. */
export function Reports({ note, reports }: { note: ModeratedNote; reports: NoteBackground['reports'] }) {
  const [reason, setReason] = useState('');
  const [saving, during] = useBusy();
  return (
    <section className="grid gap-2" aria-label="Reports">
      <h3 className="text-body">Reports</h3>
      <ul className="grid gap-2">
        {reports.map(({ id, reason, details, name, createdAt, outcome }) => (
          <li key={id} className="grid gap-0.5 rounded-sm bg-sunken px-3 py-2 type-meta">
            <span className="flex flex-wrap items-center gap-x-2">
              <strong>{REPORT_REASONS[reason]}</strong>
              {outcome && <Badge>{outcome === 'kept' ? 'Note stayed' : 'Note taken off'}</Badge>}
            </span>
            {details && <span className="wrap-anywhere whitespace-pre-line">{details}</span>}
            <span className="text-muted">
              {name ?? 'A reader without an account'}, {dateText(createdAt)}
            </span>
          </li>
        ))}
      </ul>
      {note.openReports > 0 && note.status === 'published' && (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void during(decideNotes([note], { decision: 'publish', reason: reason.trim() }));
          }}
        >
          <Field
            label="Why it stays, for those who reported it"
            name="reason"
            autoComplete="off"
            maxLength={1000}
            value={reason}
            hint="Left empty, we tell them it keeps our house rules."
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit" className="justify-self-start" disabled={saving}>
            Leave it there
          </Button>
        </form>
      )}
    </section>
  );
}
