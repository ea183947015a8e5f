import { type FormEvent, useState } from 'react';
import { REPORT_REASONS, type ReportReason } from '#src/domain/cook-notes/reports.ts';
import { sendReport } from '#src/stores/cook-notes/own-note.ts';
import { toast } from '#src/stores/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { isMember } from '../RatingWidget.tsx';

const REASONS = Object.entries(REPORT_REASONS) as [ReportReason, string][];

export function ReportDialog({ noteId, onClose }: { noteId: string; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>();
  const [details, setDetails] = useState('');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setProblem('Choose a reason');
    setBusy(true);
    const failed = await sendReport(noteId, { reason, details, ...(email && { email }) });
    setBusy(false);
    if (failed) return setProblem(failed);
    toast({ title: 'Thank you', description: 'Somebody here will look at it.' });
    onClose();
  };
  return (
    <Dialog title="Report this note" onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <fieldset className="grid gap-2">
          <legend className="field-label">What’s wrong with it?</legend>
          {REASONS.map(([value, words]) => (
            <Check key={value} type="radio" name="reason" checked={reason === value} onTick={() => setReason(value)}>
              {words}
            </Check>
          ))}
        </fieldset>
        <TextArea
          label="Anything we should know? (optional)"
          rows={3}
          maxLength={1000}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
        {!isMember() && (
          <Field
            label="Your e-mail, if you’d like an answer (optional)"
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <DialogActions onCancel={onClose} isBusy={isBusy}>
          <Button look="primary" type="submit" disabled={isBusy}>
            {isBusy ? 'Sending…' : 'Send report'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
