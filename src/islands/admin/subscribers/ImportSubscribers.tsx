import { type FormEvent, useState } from 'react';
import type { ImportReport } from '#src/contracts/newsletter/admin-subscribers.ts';
import { MOST_ROWS } from '#src/domain/newsletter/subscriber-list.ts';
import { importList } from '#src/stores/admin/letters/subscribers.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';

/** Takes in a list of people who agreed elsewhere, and says what became of each. */
export function ImportSubscribers({ onClose }: { onClose: () => void }) {
  const [report, setReport] = useState<ImportReport>();
  const [trouble, setTrouble] = useState<string>();
  const [saving, during] = useBusy();
  if (report) return <ImportOutcome report={report} onClose={onClose} />;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    const [list, consent] = ['list', 'consent'].map((name) => String(fields.get(name)).trim()) as [string, string];
    if (!(file instanceof File) || file.size === 0) return setTrouble('Choose a CSV file first.');
    if (list.length < 2) return setTrouble('Name the list.');
    if (consent.length < 10) return setTrouble('Say in a sentence how they agreed.');
    if (!fields.has('agreed')) return setTrouble('Import only people who agreed to get your letters.');
    setTrouble(undefined);
    const outcome = await during(importList(file, { list, consent }));
    if (outcome) setReport(outcome);
  };
  return (
    <FormDialog keptAs="subscribers" title="Import a list" onClose={onClose}>
      {(leave) => (
        <form className="grid gap-4" method="post" onSubmit={submit} noValidate>
          <p className="text-muted">
            A CSV file of at most {MOST_ROWS.toLocaleString('en-GB')} rows: an export of this site, of Ghost or of
            Mailchimp. People who left, here or there, aren’t subscribed again.
          </p>
          <div>
            <label className="field-label" htmlFor="import-file">
              File
            </label>
            <input id="import-file" className="field" type="file" name="file" accept=".csv,text/csv" />
          </div>
          <Field label="What the list is called" name="list" maxLength={80} autoComplete="off" />
          <Field
            label="How they agreed"
            name="consent"
            maxLength={500}
            autoComplete="off"
            hint="Kept as proof: “Double opt-in at our old blog, 2023 to 2026”."
          />
          <Check name="agreed" className="flex min-h-11 items-center gap-3">
            Everybody on it agreed to get these letters
          </Check>
          {trouble && (
            <p className="field-error" role="alert">
              {trouble}
            </p>
          )}
          <DialogActions onCancel={leave}>
            <SubmitButton label="Import" saving={saving} savingLabel="Importing…" />
          </DialogActions>
        </form>
      )}
    </FormDialog>
  );
}
